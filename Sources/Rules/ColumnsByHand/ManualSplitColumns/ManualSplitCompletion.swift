import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Adds the parts that a split made by hand lacks.
struct ManualSplitCompletion {
  let split: ManualSplitColumns
  private var columns: ConditionalColumn { split.columns }
  private var context: RuleContext { split.context }
  private var file: ViewFile { split.context.file }

  func fix() throws(Refusal) -> Fix {
    guard let type = file.type(around: columns.stack.node),
      let declaration = file.declarations(of: type.qualifiedName).first(where: { $0.kind == .structure })
    else { throw Refusal("The view is not declared in this file, and the parts need properties.") }
    var edits = [spacing].compactMap { $0 }
    var properties: [String] = []
    var conditions: [String] = []
    for part in split.missing {
      switch part {
      case .width: edits.append(modifiers)
      case .sizeClass: conditions.append(try sizeClass(in: type, &properties))
      case .toggle(let flag?): edits.append(try storing(flag, of: type))
      case .toggle(nil):
        guard let name = file.freeName(among: ["showsSecondColumn", "isSecondColumnShown"], in: type) else {
          throw Refusal("`\(type.name)` uses the names that a setting could have.")
        }
        properties.append("@AppStorage(\"\(name)\") private var \(name) = true")
        conditions.append(name)
      }
    }
    edits += try condition(with: conditions)
    if !properties.isEmpty {
      guard let addition = file.addition(of: properties, to: declaration) else {
        throw Refusal("`\(type.name)` has no place for a property.")
      }
      edits.append(addition)
    }
    guard
      let fix = Fix(
        title: "Add what the second column lacks", level: .review, caution: caution, edits: edits)
    else { throw Refusal("The parts cannot be added where the columns stand.") }
    return fix
  }

  private var caution: FindingMessage {
    let parts = split.missing.map { part in
      switch part {
      case .width: "the width of 400 is a guess"
      case .sizeClass: "compact width shows one column"
      case .toggle: "the setting is stored for all windows"
      }
    }
    let text = parts.joined(separator: ", ")
    return FindingMessage(text).capitalizedFirst + "."
  }

  // MARK: Parts

  /// `spacing: 0`, so that no gap shows beside the divider.
  private var spacing: TextEdit? {
    guard columns.divider != nil, columns.spacing == nil else { return nil }
    let node = columns.stack.node
    if let last = node.arguments.last { return .insert(", spacing: 0", at: last.expression.textRange.upper) }
    if let paren = node.leftParen { return .insert("spacing: 0", at: paren.textRange.upper) }
    return .insert("(spacing: 0)", at: node.calledExpression.textRange.upper)
  }

  /// The greatest width, and the flag by which the views inside know where they are, where the project has one.
  private var modifiers: TextEdit {
    var text = ".frame(maxWidth: 400)"
    let hasFlag = columns.second.viewModifiers.contains { $0.name == "environment" }
    if !hasFlag, let key = columnKey { text = ".environment(\\.\(key), true)" + file.layout.lineBreak + text }
    return ModifierMove(adding: text, in: file).insertion(behind: columns.second)
  }

  /// A Boolean of the project's environment that says that a view is in a column: `isSecondaryColumn`.
  private var columnKey: String? {
    let others = context.project.files(declaring: "EnvironmentValues") ?? []
    for file in [file] + others.map(\.file) {
      for type in file.declarations(named: "EnvironmentValues") where type.kind == .extension {
        let names = type.properties.map { ($0.name, $0.type) } + type.members.map { ($0.name, $0.resultType) }
        if let found = names.first(where: { $0.1 == "Bool" && $0.0.hasPrefix("is") && $0.0.hasSuffix("Column") }) {
          return found.0
        }
      }
    }
    return nil
  }

  private func sizeClass(in type: TypeDeclaration, _ properties: inout [String]) throws(Refusal) -> String {
    let known = file.declarations(of: type.qualifiedName).flatMap(\.properties).first {
      $0.storage == .environment("horizontalSizeClass")
    }
    if let known { return "\(known.name) == .regular" }
    guard let name = file.freeName(among: ["horizontalSizeClass", "sizeClass"], in: type) else {
      throw Refusal("`\(type.name)` uses the names that the size class could have.")
    }
    properties.append("@Environment(\\.horizontalSizeClass) private var \(name)")
    return "\(name) == .regular"
  }

  /// `@AppStorage("flag")` instead of `@State`.
  private func storing(_ flag: StateProperty, of type: TypeDeclaration) throws(Refusal) -> TextEdit {
    guard flag.isOnlyName, flag.defaultValue?.is(BooleanLiteralExprSyntax.self) == true,
      !file.references(to: flag, of: type).contains(where: { $0.form == .storage })
    else { throw Refusal("`\(flag.name)` gets its first value in a way that a stored setting cannot.") }
    guard flag.isPrivate || context.project.files(mentioning: flag.name)?.isEmpty == true else {
      throw Refusal("`\(flag.name)` is not private, and other files that use it would share the setting.")
    }
    for case .attribute(let attribute) in flag.declaration.attributes
    where attribute.attributeName.trimmedDescription == "State" && attribute.arguments == nil {
      return TextEdit(attribute.textRange, "@AppStorage(\"\(flag.name)\")")
    }
    throw Refusal("`\(flag.name)` is declared in a way that cannot be changed.")
  }

  /// Puts more in front of the condition.
  private func condition(with added: [String]) throws(Refusal) -> [TextEdit] {
    guard !added.isEmpty else { return [] }
    let conditions = columns.branch.conditions
    let range = conditions.textRange
    guard conditions.count == 1, case .expression(let only)? = conditions.first?.condition else {
      return [.insert(added.joined(separator: ", ") + ", ", at: range.lower)]
    }
    let text = added.joined(separator: " && ") + " && "
    let operators = only.tokens(viewMode: .sourceAccurate).map(\.text)
    if operators.contains("||") || operators.contains("?") || operators.contains("??") {
      return [.insert(text + "(", at: range.lower), .insert(")", at: range.upper)]
    }
    return [.insert(text, at: range.lower)]
  }
}
