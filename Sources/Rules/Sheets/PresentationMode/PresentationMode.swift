import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Finds `@Environment(\.presentationMode)`, which `dismiss` and `isPresented` replace.
  public static let presentationMode = Rule(
    id: "presentation-mode",
    severity: .hint,
    fixLevel: .safe,
    chapter: .sheets,
    title: "`dismiss` instead of `presentationMode`",
    why: """
      `presentationMode` is soft-deprecated: the compiler says nothing, but SwiftUI replaced it in iOS 15 by two values that say \
      what they do. `dismiss()` closes a sheet or pops a pushed view, `isPresented` tells whether there is anything to close.
      """,
    anchor: "dismiss",
    triggers: ["presentationMode"],
    flagged: PresentationModeExamples.flagged,
    allowed: PresentationModeExamples.allowed,
    check: { context in
      guard context.file.importsSwiftUI else { return [] }
      return context.types(mentioning: ["presentationMode"]).flatMap { type in
        type.properties.compactMap { property in
          guard property.storage == .environment("presentationMode"),
            !context.semantics.mayLack(.iOS15, at: property.declaration)
          else { return nil }
          return finding(for: property, of: type, in: context)
        }
      }
    })

  private static func finding(for property: StateProperty, of type: TypeDeclaration, in context: RuleContext) -> Finding? {
    guard let keyPath = property.environmentKeyToken else { return nil }
    var fix: Fix?
    var refusal: FindingMessage?
    do throws(Refusal) {
      fix = try PresentationModeFix(property: property, type: type, context: context).fix()
    } catch {
      refusal = error.reason
    }
    return Finding(
      .presentationMode, range: keyPath.textRange,
      message: """
        `\(property.name)` of `\(type.name)` reads the soft-deprecated `presentationMode`. Since \(context.semantics.system(of: .iOS15)) \
        `@Environment(\\.dismiss)` \
        closes the view with `dismiss()`, and `\\.isPresented` tells whether it is shown.
        """,
      tags: [.deprecated], fix: fix, refusal: refusal)
  }
}

extension StateProperty {
  /// The last component's token of the key path in `@Environment(\.key)`.
  var environmentKeyToken: TokenSyntax? {
    for case .attribute(let attribute) in declaration.attributes {
      guard case .argumentList(let arguments)? = attribute.arguments,
        let path = arguments.first?.expression.as(KeyPathExprSyntax.self),
        case .property(let last)? = path.components.last?.component
      else { continue }
      return last.declName.baseName
    }
    return nil
  }
}
