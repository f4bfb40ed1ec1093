import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// A new destination for a type, with a view for each of its cases, on the content of the stack.
struct DestinationStub {
  private let missing: MissingDestination
  private let context: RuleContext
  private let type: ValueType

  init(for missing: MissingDestination) {
    self.missing = missing
    context = missing.context
    type = missing.first.type
  }

  var fix: Fix {
    get throws(Refusal) {
      let stacks = ([missing.first] + missing.others).flatMap(\.stacks)
      guard Set(stacks.map(\.node.id)).count == 1, let stack = stacks.first, let call = stack.call else {
        throw Refusal("`\(type.name)` is pushed onto several stacks, and each of them needs a destination.")
      }
      guard let content = NavigationContainer(call)?.content else {
        throw Refusal("The content of the stack is not written as a closure.")
      }
      let roots = content.statements.contentRoots()
      guard let root = roots.first?.expression, roots.count == 1, content.statements.count == 1 else {
        throw Refusal("The stack's content has more than one root, and nothing says which of them the destination is for.")
      }
      let declarations = context.semantics.declarations(ofType: type.name)
      if declarations.contains(where: { $0.type.isPrivate && $0.path != stack.path }) {
        throw Refusal("`\(type.name)` is private to another file than the stack's.")
      }
      let insertion = ModifierInsertion(behind: root, in: stack.file)
      let lines = try self.lines(unit: stack.file.layout.indentationUnit)
      guard let edits = EditSet(insertion.edits(lines: lines)) else {
        throw Refusal("The destination cannot be inserted here.")
      }
      var files = [FileEdits(path: stack.path, edits: edits)]
      if stack.path != nil { files.insert(FileEdits(edits: .empty), at: 0) }
      return Fix(
        title: "Add a destination for \(type.name)", level: .review,
        caution: "What it shows is chosen by the names of views, or a text that has to be replaced.", files: files)
    }
  }

  // MARK: Text

  private func lines(unit: String) throws(Refusal) -> [String] {
    let value = variableName(type.simpleName)
    let head = ".navigationDestination(for: \(type.name).self) { \(value) in"
    let main = context.semantics.declarations(ofType: type.name).first { $0.type.kind != .extension }?.type
    guard let main, main.kind == .enumeration, !main.cases.isEmpty else {
      return [head, unit + view(named: type.simpleName, value: value, type: type), "}"]
    }
    if main.memberBlock.members.contains(where: { $0.decl.is(IfConfigDeclSyntax.self) }) {
      throw Refusal("Some cases of `\(type.name)` are compiled for some platforms only.")
    }
    var result = [head, "\(unit)switch \(value) {"]
    for element in main.cases {
      result.append("\(unit)case .\(element.name.text)\(pattern(of: element)):")
      result.append(unit + unit + view(of: element, in: main))
    }
    return result + ["\(unit)}", "}"]
  }

  private func payload(_ element: EnumCaseElementSyntax) -> [(name: String, type: String)] {
    let parameters = Array(element.parameterClause?.parameters ?? [])
    return parameters.enumerated().map { index, parameter in
      let written = parameter.type.trimmedDescription
      let label = (parameter.secondName ?? parameter.firstName)?.text
      let simple = ValueType(name: written).simpleName
      let fallback = simple.allSatisfy(\.isLetter) && simple != "ID" ? variableName(simple) : "value"
      let name = label.flatMap { $0 == "_" ? nil : $0 } ?? fallback
      let isTaken = parameters.count > 1 && label == nil
      return (isTaken ? "\(name)\(index + 1)" : name, written)
    }
  }

  private func pattern(of element: EnumCaseElementSyntax) -> String {
    let names = payload(element).map { "let \($0.name)" }
    return names.isEmpty ? "" : "(\(names.joined(separator: ", ")))"
  }

  private func view(of element: EnumCaseElementSyntax, in type: TypeDeclaration) -> String {
    let payload = payload(element)
    let name = element.name.text.filter { $0 != "`" }
    let values = ValueTypes(semantics: context.semantics)
    if payload.isEmpty, let view = fittingView(named: name, value: nil) { return view }
    if payload.count == 1, let only = payload.first,
      let view = fittingView(named: name, value: (only.name, values.type(named: only.type, in: type)))
    {
      return view
    }
    let words = name.first.map { String($0).uppercased() + name.dropFirst() } ?? name
    let shown = payload.map { " \\(String(describing: \($0.name)))" }.joined()
    return "Text(\"\(words)\(shown)\")"
  }

  private func view(named name: String, value: String, type: ValueType) -> String {
    fittingView(named: name, value: (value, type)) ?? "Text(String(describing: \(value)))"
  }

  /// The call of a view of the workspace whose name fits and which takes just this value.
  private func fittingView(named name: String, value: (name: String, type: ValueType?)?) -> String? {
    let base = name.first.map { String($0).uppercased() + name.dropFirst() } ?? name
    for suffix in ["Detail", "DetailView", "DetailScreen", "Details", "View", "Screen", "Page", ""] {
      let declarations = context.semantics.declarations(ofType: base + suffix)
      let main = declarations.filter { $0.type.kind == .structure }
      guard main.count == 1, let view = main.first, view.type.declaresView, !view.type.isPrivate,
        view.type.genericParameters.isEmpty,
        let initializer = ViewInitializer(of: view.type, among: declarations.map(\.type))
      else { continue }
      let needed = initializer.parameters.filter { !$0.hasDefault }
      guard let value else {
        if needed.isEmpty { return "\(view.type.qualifiedName)()" }
        continue
      }
      guard needed.count == 1, let parameter = needed.first, let written = parameter.type, value.type != nil,
        ValueTypes(semantics: context.semantics).type(named: written, in: view.type) == value.type,
        parameter.property?.storage != .binding
      else { continue }
      return "\(view.type.qualifiedName)(\(parameter.label.map { "\($0): " } ?? "")\(value.name))"
    }
    return nil
  }

  /// `route` for `Route`, `url` for `URL`.
  private func variableName(_ type: String) -> String {
    let capitals = type.prefix { $0.isUppercase }.count
    let lowered = capitals > 1 && capitals < type.count ? capitals - 1 : capitals
    let name = type.prefix(lowered).lowercased() + type.dropFirst(lowered)
    let keywords: Set = [
      "default", "case", "switch", "class", "struct", "enum", "import", "in", "is", "self", "extension", "protocol",
    ]
    return keywords.contains(name) || !name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? "value" : name
  }
}
