import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Lets a presented view close itself: the parameter and its arguments go, `dismiss` comes.
struct SheetOwnsActionsFix {
  let action: SheetAction
  let uses: [PresentedView.Use]
  let sites: PresentedView.Sites
  let context: RuleContext

  private var view: PresentedView { action.view }
  private var name: String { action.property.name }

  func fix() throws(Refusal) -> Fix {
    let sites: [PresentedView.Site]
    switch self.sites {
    case .known(let known): sites = known
    case .unknown: throw Refusal("Not all files that may make `\(view.type.name)` were looked at.")
    case .fixed(let reason): throw Refusal(reason)
    case .various: throw Refusal("Other places need `\(name)` for something else.")
    }
    guard view.initializer != nil else { throw Refusal("`\(view.type.name)` has several initialisers.") }
    guard action.property.isOnlyName else { throw Refusal("`\(name)` is declared together with other properties.") }
    for use in uses {
      if let kind = use.presentationAround {
        throw Refusal(
          "`\(name)` is used inside a \(kind) of `\(view.type.name)` itself, and `dismiss` there would be taken for that \(kind)'s."
        )
      }
    }
    var edits = ProjectEdits()
    let dismissal = try declarationEdits()
    edits.add(dismissal.edits, to: view.path)
    for use in uses { edits.add(self.edits(of: use, dismiss: dismissal.name), to: use.path) }
    for site in sites {
      guard let argument = site.argument else { continue }
      edits.add(try self.edits(removing: argument, at: site), to: site.path)
    }
    for (path, removal) in unusedPreviewStates(of: sites) { edits.add([.delete(removal)], to: path) }
    let files = try edits.files()
    let unknown = context.caution(using: "`\\.dismiss`", .iOS15, at: action.property.declaration)
    let cautions = cautions(files: files, sites: sites) + [unknown].compactMap { $0 }
    return Fix(
      title: "Let \(view.type.name) close itself and remove '\(name)'", level: cautions.isEmpty ? .safe : .review,
      caution: cautions.isEmpty ? nil : cautions.joined(separator: " "), files: files)
  }

  private func cautions(files: [FileEdits], sites: [PresentedView.Site]) -> [FindingMessage] {
    var cautions: [FindingMessage] = []
    if files.contains(where: { $0.path != nil }) {
      cautions.append("`\(view.type.name)` and what makes it are in several files, which all change.")
    }
    if uses.contains(where: \.isLater) {
      cautions.append("`\(name)` is also used in code that runs later, when there may be nothing left to close.")
    }
    let real = sites.filter { !$0.isPreview }
    if real.count > 1 { cautions.append("`\(view.type.name)` is made in \(real.count) places, which all change.") }
    if real.contains(where: { $0.argument == nil }) {
      cautions.append("Where `\(name)` was left out, `\(view.type.name)` did not close; now it does.")
    }
    return cautions
  }

  // MARK: The view

  /// The edits that take the property and its parameter out and bring `dismiss` in, and what `dismiss` is called.
  private func declarationEdits() throws(Refusal) -> (edits: [TextEdit], name: String) {
    let layout = view.file.layout
    var edits: [TextEdit] = []
    if let declaration = action.parameter.declaration {
      edits += try initializerEdits(removing: declaration)
    }
    let declaration = action.property.declaration
    if let existing = view.type.properties.first(where: { $0.storage == .environment("dismiss") }) {
      guard view.file.conditionalClauses(around: existing.declaration).isEmpty else {
        throw Refusal("`\(existing.name)` of `\(view.type.name)` is in an `#if` branch.")
      }
      return (edits + [.delete(layout.removal(of: declaration))], existing.name)
    }
    guard
      view.file.conditionalClauses(around: declaration).map(\.id)
        == view.file.conditionalClauses(around: view.type.node).map(\.id)
    else { throw Refusal("`\(name)` is declared in an `#if` branch.") }
    let dismiss = try freeName()
    let line = "@Environment(\\.dismiss) private var \(dismiss)"
    let lines = view.file.text.lines
    guard lines.line(of: view.type.memberBlock.leftBrace.textRange.lower) < lines.line(of: declaration.textRange.lower) else {
      throw Refusal("`\(view.type.name)` is written on one line.")
    }
    if let place = insertionPlace {
      let indentation = layout.indentation(at: place.textRange.lower)
      if place.isBehind {
        edits.append(
          .insert(layout.lineBreak + indentation + line, at: view.file.text.endOfLine(lines.line(of: place.textRange.upper))))
      } else {
        let start = lines.start(of: lines.line(of: place.textRange.lower)) ?? place.textRange.lower
        edits.append(.insert(indentation + line + layout.lineBreak, at: start))
      }
      edits.append(.delete(layout.removal(of: declaration)))
    } else {
      let documentation = layout.documentationStart(of: declaration) ?? declaration.textRange.lower
      edits.append(TextEdit(TextRange(documentation, declaration.textRange.upper), line))
    }
    return (edits, dismiss)
  }

  /// Where the new property goes: behind the view's other environment values, or before its first property. Nil where it takes
  /// the place of the one that goes.
  private var insertionPlace: (textRange: TextRange, isBehind: Bool)? {
    let file = view.file
    let properties = view.type.properties.filter { !$0.isStatic && file.conditionalClauses(around: $0.declaration).isEmpty }
    let environment = properties.last { if case .environment = $0.storage { true } else { $0.storage == .environmentObject } }
    if let environment, environment.declaration.textRange.upper < action.property.declaration.textRange.lower {
      let end = environment.declaration.textRange.upper
      let rest = file.text[TextRange(end, file.text.endOfLine(file.text.lines.line(of: end)))].drop(while: \.isWhitespace)
      if rest.isEmpty || rest.hasPrefix("//") { return (environment.declaration.textRange, true) }
    }
    guard let first = properties.first, first.name != name else { return nil }
    let declaration = first.declaration
    let isDocumented = declaration.leadingTrivia.contains { piece in
      switch piece {
      case .docLineComment, .docBlockComment, .lineComment, .blockComment: true
      default: false
      }
    }
    guard !isDocumented, file.layout.isBlankBefore(declaration.textRange.lower) else { return nil }
    return (declaration.textRange, false)
  }

  private func freeName() throws(Refusal) -> String {
    let goes = Set(uses.map(\.range))
    for candidate in ["dismiss", "dismissView"] {
      let isTaken = context.semantics.isTaken(candidate, in: view.type) { token in
        token.id == action.property.nameToken.id || goes.contains { $0.contains(token.textRange) }
          || token.firstAncestor(InitializerDeclSyntax.self) != nil && candidate == action.parameter.name
      }
      if !isTaken { return candidate }
    }
    throw Refusal("`\(view.type.name)` already uses the names `dismiss` and `dismissView`.")
  }

  private func initializerEdits(removing declaration: FunctionParameterSyntax) throws(Refusal) -> [TextEdit] {
    guard let list = declaration.parent?.as(FunctionParameterListSyntax.self), let assignment = action.parameter.assignment,
      let range = view.file.removal(of: declaration, from: Array(list))
    else { throw Refusal("The initialiser of `\(view.type.name)` does more with `\(action.parameter.name)` than to store it.") }
    return [.delete(range), .delete(view.file.layout.removal(of: assignment.node))]
  }

  private func edits(of use: PresentedView.Use, dismiss: String) -> [TextEdit] {
    switch use.replacement {
    case .called: [TextEdit(use.range, dismiss)]
    case .handedOn: [TextEdit(use.range, "{ \(dismiss)() }")]
    case .written: [TextEdit(use.range, "\(dismiss)()")]
    }
  }

  // MARK: The places that make it

  /// What previews keep only for the arguments that go, each once.
  private func unusedPreviewStates(of sites: [PresentedView.Site]) -> [(path: String?, removal: TextRange)] {
    var result: [(path: String?, removal: TextRange)] = []
    for site in sites where site.isPreview {
      guard let argument = site.argument?.expression else { continue }
      let goes = sites.filter { $0.path == site.path }.compactMap { $0.argument?.expression.textRange }
      guard let state = PreviewState(givenBy: argument, at: site.call.node, in: site.file, goes: goes),
        !result.contains(where: { $0.path == site.path && $0.removal == state.removal })
      else { continue }
      result.append((site.path, state.removal))
    }
    return result
  }

  private func edits(removing argument: CallArgument, at site: PresentedView.Site) throws(Refusal) -> [TextEdit] {
    let line = site.file.line(of: site.call.nameToken.textRange)
    if case .firstTrailing = argument, let next = site.call.node.additionalTrailingClosures.first {
      // Without its label the next closure must still be for the parameter that it was for.
      let parameters = view.initializer?.parameters ?? []
      let listed = site.call.node.arguments.last?.label?.text
      let start = listed.flatMap { label in parameters.firstIndex { $0.label == label } }.map { $0 + 1 } ?? 0
      let first = parameters.dropFirst(start).first { $0.isFunction && $0.name != action.parameter.name }
      guard first?.label == next.label.text, first?.hasDefault == false else {
        throw Refusal("On line \(line) the closures behind `\(name)` could change their meaning.")
      }
    }
    guard let edits = site.file.removal(of: argument, from: site.call) else {
      throw Refusal("A comment is in the way of `\(name)` on line \(line).")
    }
    return edits
  }
}

extension PresentedView.Use {
  /// The presentation of the view itself whose content the use stands in, by its noun.
  fileprivate var presentationAround: String? {
    for closure in file.closures(around: node) {
      guard let call = closure.call, call.isMember, closure.label == nil || closure.label == "content" else { continue }
      switch call.name {
      case "sheet": return "sheet"
      case "fullScreenCover": return "cover"
      case "popover": return "popover"
      default: continue
      }
    }
    return nil
  }
}

extension PresentedView.Use {
  /// Whether it stands in a closure that runs at a later time.
  fileprivate var isLater: Bool {
    file.closures(around: node).contains { ["Task", "detached", "async", "asyncAfter", "sink"].contains($0.call?.name ?? "") }
  }
}
