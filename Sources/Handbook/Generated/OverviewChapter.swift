// swift-format-ignore-file
// Written by `swift run DevTool regenerate` from Chapters/overview.md.

extension Chapters {
  static let overview = #"""
# Overview

## What this handbook covers {#overview}
<!--
messages: handbook | help | topics
rows: 1-5
-->
Start from what you see: a wrong screen, a message in the console, an API you are about to use.

- **Sheets:** [item-driven](#sheet-item), [one enum for several](#sheet-enum),
  [their own actions](#sheet-actions), [closing](#dismiss).
- **Alerts and dialogs:** [item forms of SDK 27](#alert-item), [older forms](#alert-legacy).
- **Navigation:** [stacks](#nav-stack), [paths](#nav-path), [destinations](#nav-destination),
  [saving](#restoration).
- **Columns:** [split views](#split-2col), [every size](#split-adaptive),
  [columns by hand](#manual-split).
- **Inspector:** [when and how](#inspector), [width](#inspector-width),
  [platforms](#inspector-platform).
- **Settings of presentations:** [covers](#full-screen-cover), [popovers](#popover),
  [detents and the like](#presentation-config).
- **Choosing:** [kinds](#presentation-choice), [layouts](#choose-split), [state](#state-choice),
  [the checklist](#checklist).
- **Versions:** [deprecations](#deprecations), [availability](#availability).

**Why:** presentation and navigation code compiles in many wrong shapes. Each section says what to do,
why, and where the advice does not hold, with one example that compiles.

**Where the facts come from:** the module interfaces of the SDKs, Apple's documentation, and messages
and behavior that several projects reported. What is known from few reports is worded so.

```swift
struct Note: Identifiable {
  let id: Int
  let text: String
}

struct Notes: View {
  @State private var openNote: Note?

  var body: some View {
    Button("Open") { openNote = Note(id: 1, text: "Milk") }
      .sheet(item: $openNote) { note in Text(note.text) }
  }
}
```

## Suppressing a finding {#suppression}
<!--
rules: suppression
messages: disable a rule | ignore a warning | this comment has no effect
-->
Where a finding is wrong for your code, say so in a comment, with the reason behind a dash:
`// swiftui-patterns:disable:next RULE` for the next line of code, `disable:this` for its own line,
`disable:previous` for the line before. `disable RULE` holds up to `enable RULE`, or to the end of
the file. Several rules are split by spaces or commas; `all` means every rule.

**Why:** the exception stands where the code is, and its reason is read with it. A rule that is wrong
for the whole project belongs into the settings file instead.

**Exceptions:** comments with an unknown name, and those that suppress nothing, are reported, since
they outlive the code that they were written for. A rule that is off is not asked.

```swift
struct LegacyScreen: View {
  // swiftui-patterns:disable:next presentation-mode - stays until iOS 14 is dropped
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("Close") { presentationMode.wrappedValue.dismiss() }
  }
}
```
"""#
}
