import Foundation
import SourceText
import SwiftParser
import SwiftSyntax

/// Code that stands alone as one module, as an app's target would.
struct Snippet: Sendable {
  /// What a report calls it.
  let name: String
  /// `import SwiftUI` is implied.
  let code: String
  /// Other files of its module, by name.
  var otherFiles: [String: String] = [:]
  /// The platform whose `#if os(…)` branches count.
  var platform = "iOS"

  /// The text of every file, ready for the compiler, the snippet's own first.
  var files: [String] {
    let others = otherFiles.sorted { $0.key < $1.key }.map(\.value)
    return ([code] + others).map { Preparation(of: $0, platform: platform).text }
  }

  /// The one file in a form that can share a module with other snippets: everything on its top level is private to it.
  /// Nil where that would change its meaning, or cannot be done.
  var shareable: String? {
    guard otherFiles.isEmpty else { return nil }
    return Privacy(of: Preparation(of: code, platform: platform).text)?.text
  }
}

/// Code in the form that this toolchain can check: platform conditions decided, Apple's macros spelled out, import added.
/// Lines keep their numbers.
struct Preparation {
  let text: String

  init(of code: String, platform: String) {
    let tree = Parser.parse(source: code)
    let finder = AppleMacros(platform: platform)
    finder.walk(tree)
    let edited = SourceText(code).applying(EditSet(finder.edits) ?? .empty)?.string ?? code
    let imports = edited.contains("import SwiftUI") ? "" : "import SwiftUI; "
    text = imports + edited + finder.additions.joined()
  }
}

/// Finds what only Apple's toolchain knows, and what to write instead.
private final class AppleMacros: SyntaxVisitor {
  let platform: String
  private(set) var edits: [TextEdit] = []
  /// Declarations to add at the end of the file.
  private(set) var additions: [String] = []

  init(platform: String) {
    self.platform = platform
    super.init(viewMode: .sourceAccurate)
  }

  private func replace(_ node: some SyntaxProtocol, with text: String) {
    let range = node.trimmedRange
    edits.append(TextEdit(TextRange(range.lowerBound.utf8Offset, range.upperBound.utf8Offset), text))
  }

  // #if os(iOS) -> #if true

  override func visit(_ clause: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = clause.condition { PlatformConditions(platform, replace: replace).walk(condition) }
    return .visitChildren
  }

  // #Preview("name") { … } -> a function that returns the view

  override func visit(_ macro: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    preview(macro, named: macro.macroName, closure: macro.trailingClosure)
  }

  override func visit(_ macro: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    preview(macro, named: macro.macroName, closure: macro.trailingClosure)
  }

  private func preview(
    _ macro: some SyntaxProtocol, named name: TokenSyntax, closure: ClosureExprSyntax?
  ) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview", let closure else { return .visitChildren }
    let head = TextRange(
      macro.positionAfterSkippingLeadingTrivia.utf8Offset, closure.positionAfterSkippingLeadingTrivia.utf8Offset)
    edits.append(TextEdit(head, "@MainActor @ViewBuilder private func preview\(head.lower)() -> some View "))
    return .visitChildren
  }

  override func visit(_ attribute: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if attribute.attributeName.trimmedDescription == "Previewable" { replace(attribute, with: "") }
    return .visitChildren
  }

  // @Entry var key: Key = value -> a computed property

  override func visit(_ variable: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let entry = variable.attributes.first(where: { $0.trimmedDescription == "@Entry" }),
      let binding = variable.bindings.first, let value = binding.initializer
    else { return .visitChildren }
    replace(entry, with: "")
    let type = binding.typeAnnotation == nil ? ": \(Self.type(of: value.value))" : ""
    replace(value, with: "\(type) { get { \(value.value.trimmedDescription) } set {} }")
    return .skipChildren
  }

  private static func type(of value: ExprSyntax) -> String {
    switch value.kind {
    case .booleanLiteralExpr: "Bool"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .stringLiteralExpr: "String"
    default: value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription ?? "Never"
    }
  }

  // @Model class Item -> the conformance that the macro adds

  override func visit(_ type: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if type.attributes.contains(where: { $0.trimmedDescription == "@Model" }) {
      additions.append("\nextension \(type.name.text): PersistentModel {}")
    }
    return .visitChildren
  }
}

/// Decides the `os(…)` of one condition.
private final class PlatformConditions: SyntaxVisitor {
  let platform: String
  let replace: (FunctionCallExprSyntax, String) -> Void

  init(_ platform: String, replace: @escaping (FunctionCallExprSyntax, String) -> Void) {
    self.platform = platform
    self.replace = replace
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard call.calledExpression.trimmedDescription == "os" else { return .visitChildren }
    replace(call, call.arguments.trimmedDescription == platform ? "true" : "false")
    return .skipChildren
  }
}
