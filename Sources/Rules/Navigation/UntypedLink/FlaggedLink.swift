import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// One link with `isActive:`, on its way to a destination.
struct FlaggedLink {
  let link: DestinationLink
  let flag: ExprSyntax
  let fix: DrivenLinksFix
  let hasPath: Bool

  private var context: RuleContext { fix.context }
  private var line: LineReference { fix.line(of: link) }

  func convert(into change: inout LinkChange) throws(Refusal) {
    let source = BindingSource(flag)
    if case .constant = source { throw Refusal("The link on line \(line) is bound to a constant.") }
    if case .derived(_, let get, let set) = source, let optional = get.nilCheckedPath, set?.onlyClears(optional) ?? false {
      return try convertToItem(optional, into: &change)
    }
    if let optional = fix.unwrappedOptional(in: link.destination) {
      throw Refusal(
        """
        What the link on line \(line) shows depends on `\(optional)` too; let that open it, with \
        `navigationDestination(item:)`.
        """)
    }
    if !link.isHidden, !hasPath, let name = source.propertyName, let property = fix.unusedState(name, besides: [link]) {
      change.replace(link, by: fix.text.plainLink(for: link), isLink: true)
      change.replacements.append(.delete(fix.file.layout.removal(of: property.declaration)))
      return
    }
    let place = try DestinationPlace(for: link, carried: [flag, link.destination.node], in: context)
    if link.isHidden {
      change.removed.append(link.chain)
    } else {
      change.replace(link, by: fix.text.button(for: link, action: try action(source)), isLink: false)
      change.makesButtons = true
    }
    let binding = fix.file.text[flag.textRange]
    guard !binding.contains(where: \.isNewline) else {
      throw Refusal("The binding of the link on line \(line) spans lines; give it a name first.")
    }
    change.add(".navigationDestination(isPresented: \(binding)) \(fix.text.closure(of: link.destination))", at: place)
  }

  /// The statement that opens the screen.
  private func action(_ source: BindingSource) throws(Refusal) -> String {
    switch source {
    case .property(let name):
      return ScopeTree.localDeclaration(of: name, at: link.call.node) == nil ? "\(name) = true" : "self.\(name) = true"
    case .path(let root, let members): return ([root] + members).joined(separator: ".") + " = true"
    case .binding(let name): return "\(name).wrappedValue = true"
    case .derived, .constant, .store, .other:
      throw Refusal("What opens the link on line \(line) is computed, so a button cannot simply set it.")
    }
  }

  /// `Binding(get: { x != nil }, …)` becomes a destination for `x` itself.
  private func convertToItem(_ path: [String], into change: inout LinkChange) throws(Refusal) {
    let name = path.joined(separator: ".")
    guard !context.semantics.mayLack(.iOS17, at: link.call.node) else {
      throw Refusal(
        "`\(name)` opens the link on line \(line), and `navigationDestination(item:)` needs \(context.semantics.system(of: .iOS17))."
      )
    }
    guard link.isHidden else {
      throw Refusal("The link on line \(line) can be tapped, but nothing says which `\(name)` a tap means.")
    }
    guard case .closure(let closure) = link.destination, let unwrapping = fix.file.unwrapping(of: closure.statements),
      case .ifLet(let conditional) = unwrapping.shape, unwrapping.path == path, unwrapping.furtherOptionals == 0,
      conditional.elseBody == nil, conditional.conditions.count == 1, closure.signature == nil,
      let parameter = unwrapping.boundName
    else { throw Refusal("What the link on line \(line) shows is not simply an `if let` of `\(name)`.") }
    if path.count == 1, let property = fix.file.property(named: name, of: fix.type), let item = property.wrappedType,
      context.semantics.conformance(of: item, to: "Hashable", in: fix.type) == .no
    {
      throw Refusal("`\(item)` is not `Hashable`, which `navigationDestination(item:)` asks for.")
    }
    let place = try DestinationPlace(for: link, carried: [link.destination.node], in: context)
    change.removed.append(link.chain)
    let layout = fix.file.layout
    let body = conditional.body.textRange
    let moved = layout.moving(fix.file.text[body], from: layout.indentation(at: conditional.textRange.lower), to: "")
    let writes = closure.tokens(viewMode: .sourceAccurate).contains { token in
      token.text == parameter
        && token.parent?.parent?.as(InfixOperatorExprSyntax.self).flatMap(Assignment.init)?.target.plainPath == [parameter]
    }
    guard !writes else { throw Refusal("What the link on line \(line) shows sets `\(parameter)` itself.") }
    let prefix = unwrapping.condition?.condition.as(OptionalBindingConditionSyntax.self)?.initializer?.value.selfPrefix ?? ""
    change.add(".navigationDestination(item: \(prefix)$\(name)) { \(parameter) in\(moved.dropFirst())", at: place)
  }
}
