import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

extension Rule {
  /// Items of presentations need an identity that stays, and that differs from item to item.
  public static let itemNotIdentifiable = Rule(
    id: "item-not-identifiable", severity: .warning, fixLevel: .safe, chapter: .sheets,
    title: "an item without an identity of its own",
    why: """
      A sheet, cover or popover compares the ids of its items: another id closes it and opens a new one, the same id only updates \
      the content. So the item's type has to be `Identifiable`, with an id that stays the same, and not the same for others.
      """,
    anchor: "sheet-identity", triggers: ["item:", "UUID()", "id:"], needsSwiftUI: false,
    flagged: flaggedIdentities + flaggedNewIdentities,
    allowed: allowedIdentities
  ) { context in
    MissingIdentity.findings(in: context) + UnstableIdentity.findings(in: context) + SharedIdentity.findings(in: context)
  }
}

/// Presentations whose item's type is not `Identifiable`.
private enum MissingIdentity {
  private static let ownLabels: Set = ["item", "onDismiss", "content", "attachmentAnchor", "arrowEdge"]

  private typealias Use = (Presentation, StateProperty, TypeDeclaration)

  /// The presentations with such items, by their types as they are written.
  private static func uses(among presentations: [Presentation], in context: RuleContext) -> [String: [Use]] {
    let kinds: [Presentation.Kind] = [.sheet, .fullScreenCover, .popover]
    var byType: [String: [Use]] = [:]
    for presentation in kinds.flatMap({ kind in presentations.filter { $0.kind == kind } }) {
      guard presentation.call.labels.allSatisfy(ownLabels.contains) else { continue }
      guard let (property, scope) = presentation.item(in: context), let name = property.wrappedType else { continue }
      guard context.semantics.conformance(of: name, to: "Identifiable", in: scope) == .no,
        context.project.files(declaring: name.split(separator: ".").last.map(String.init) ?? name) != nil
      else { continue }
      byType[name, default: []].append((presentation, property, scope))
    }
    return byType
  }

  static func findings(in context: RuleContext) -> [Finding] {
    var byType = uses(among: context.itemPresentations, in: context)
    if !byType.isEmpty {
      // The first one of the file is reported, which may be elsewhere.
      byType = uses(among: context.file.itemPresentations, in: context).filter { byType[$0.key] != nil }
    }
    return byType.compactMap { name, uses in
      let sorted = uses.sorted { $0.0.call.nameRange < $1.0.call.nameRange }
      guard let (first, property, scope) = sorted.first else { return nil }
      var fix: Fix?
      var refusal: FindingMessage?
      switch ItemIdentity(of: property, in: scope, presentedValues: [], context: context) {
      case .needsConformance(let edits, let typeName, let isSafe):
        fix = Fix(
          title: "Make `\(typeName)` identifiable", level: isSafe ? .safe : .review,
          caution: isSafe ? nil : "Other code can see that `\(typeName)` becomes `Identifiable`.",
          files: [edits])
      case .impossible(let reason): refusal = reason
      case .identifiable, .unknown: return nil
      }
      return Finding(
        .itemNotIdentifiable, range: first.call.nameRange,
        message: "`\(name)` is not `Identifiable`, which `\(first.kind.rawValue)(item:)` asks of its item.",
        related: sorted.dropFirst().map {
          RelatedPlace(range: $0.0.call.nameRange, message: "Another presentation of it.")
        },
        fix: fix, refusal: refusal)
    }
  }
}

extension Presentation {
  /// The optional that drives it, with the type that declares it: a property of the view, or of its model.
  fileprivate func item(in context: RuleContext) -> (StateProperty, TypeDeclaration)? {
    guard let scope = context.file.type(around: call.node) else { return nil }
    switch source {
    case .property(let name):
      return context.file.property(named: name, of: scope).map { ($0, scope) }
    case .path(let root, let members):
      guard members.count == 1, let name = members.first, let model = context.file.property(named: root, of: scope)?.type else {
        return nil
      }
      let found = context.semantics.declarations(ofType: model, in: scope, where: .declaresProperty(name)).compactMap {
        located in
        located.type.properties.first { $0.name == name }.map { ($0, located.type) }
      }
      return found.count == 1 ? found.first : nil
    case .derived, .constant, .store, .binding, .other: return nil
    }
  }
}

/// Types whose `id` is another one each time that it is asked for.
private enum UnstableIdentity {
  static func findings(in context: RuleContext) -> [Finding] {
    context.types(where: .declaresVariable("id", mentioning: "UUID")).compactMap { type in
      guard let id = type.members.first(where: { $0.name == "id" && $0.isProperty && !$0.modifiers.contains("static") }),
        let body = id.body, body.returnedValues.contains(where: \.isNewUUID),
        context.semantics.conformance(of: type.qualifiedName, to: "Identifiable") == .yes,
        let name = id.node.as(VariableDeclSyntax.self)?.bindings.first?.pattern
      else { return nil }
      var fix: Fix?
      var refusal: FindingMessage?
      do throws(Refusal) {
        fix = try storing(id, of: type, in: context)
      } catch {
        refusal = error.reason
      }
      let isPresented = context.presentsItem(ofType: type)
      let effect =
        isPresented
        ? "no `\(type.name)` ever stays the same and what shows it can close and reopen"
        : "rows and marks of a `\(type.name)` are made anew on each update"
      return Finding(
        .itemNotIdentifiable, severity: isPresented ? .warning : .information, range: name.textRange,
        message: "This `id` is a new `UUID` each time that it is read, so \(effect). "
          + "Store the id, or take it from what the value stands for.",
        fix: fix, refusal: refusal)
    }
  }

  private static func storing(_ id: Member, of type: TypeDeclaration, in context: RuleContext) throws(Refusal) -> Fix {
    let name = type.name
    switch type.kind {
    case .structure, .class: break
    case .enumeration: throw Refusal("An enum cannot store an id; make one from the case and its payload.")
    case .extension: throw Refusal("An extension cannot store an id; declare it in `\(name)` itself.")
    case .actor, .protocol: throw Refusal("`\(name)` cannot store the id here.")
    }
    guard let declaration = id.node.as(VariableDeclSyntax.self), declaration.bindings.count == 1,
      let binding = declaration.bindings.first, let accessors = binding.accessorBlock, id.body?.count == 1,
      let value = id.body?.returnedValues.first, value.isNewUUID
    else { throw Refusal("How this `id` is made is not to be seen at one glance.") }
    let own = Set(context.semantics.declarations(ofType: type.qualifiedName).flatMap { $0.type.members.map(\.name) })
    for (conformance, method) in [("Equatable", "=="), ("Hashable", "hash"), ("Encodable", "encode"), ("Decodable", "encode")] {
      guard context.semantics.conformance(of: type.qualifiedName, to: conformance) != .no,
        type.kind == .structure || method == "encode",
        !own.contains(method)
      else { continue }
      throw Refusal(
        "A stored id would become part of how `\(name)` is \(conformance == "Equatable" || conformance == "Hashable" ? "compared" : "encoded")."
      )
    }
    let annotation = binding.typeAnnotation.map { TextRange(binding.pattern.textRange.upper, $0.textRange.upper) }
    let edits = [
      TextEdit(declaration.bindingSpecifier.textRange, "let"),
      TextEdit(
        TextRange((annotation ?? binding.pattern.textRange).upper, accessors.textRange.upper), " = \(value.trimmedDescription)"),
    ]
    guard
      let fix = Fix(
        title: "Store the id", level: .review,
        caution: "Each value now keeps the id that it is made with, and copies share it.",
        edits: edits)
    else { throw Refusal("The declaration is laid out in a way that cannot be edited safely.") }
    return fix
  }
}

extension CodeBlockItemListSyntax {
  /// The values that a getter can return: its only expression, those of its `return` statements, of `if` and `switch` branches.
  var returnedValues: [ExprSyntax] {
    let isOnly = count == 1
    return flatMap { item -> [ExprSyntax] in
      let expression =
        item.item.as(ExpressionStmtSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
        ?? item.item.as(ReturnStmtSyntax.self)?.expression
      guard let expression else { return [] }
      if let choice = expression.as(SwitchExprSyntax.self) {
        return choice.cases.flatMap { element -> [ExprSyntax] in
          guard case .switchCase(let branch) = element else { return [] }
          return branch.statements.returnedValues
        }
      }
      if let branch = expression.as(IfExprSyntax.self) {
        var values = branch.body.statements.returnedValues
        switch branch.elseBody {
        case .codeBlock(let block): values += block.statements.returnedValues
        default: break
        }
        return values
      }
      return isOnly || item.item.is(ReturnStmtSyntax.self) ? [expression] : []
    }
  }
}

extension ExprSyntax {
  /// `UUID()` or `UUID().uuidString`
  fileprivate var isNewUUID: Bool { ["UUID()", "UUID().uuidString", "UUID().hashValue"].contains(trimmedDescription) }
}
