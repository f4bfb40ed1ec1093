import Linting
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// What may ask for one presentation of a view while another one is up.
struct SheetAsks {
  let presentations: [Presentation]
  let context: RuleContext
  private var file: ViewFile { context.file }

  /// Whether a second one can be asked for while the first is up: from the first one's content, by what comes from outside, by an
  /// asynchronous reply. What a button of the view does is no such case, since nobody reaches it then.
  var canOverlap: Bool { presentations.contains(where: isAskedForAnyTime) }

  private func isAskedForAnyTime(_ presentation: Presentation) -> Bool {
    guard let name = presentation.source.propertyName, let type = file.type(around: presentation.call.node),
      let property = file.property(named: name, of: type), property.storage != .binding
    else { return true }
    return file.references(to: property, of: type).contains { reference in
      let isInOther = isInContent(reference.node, besides: presentation)
      if reference.form == .projection { return isInOther }
      return reference.use.mayOpen
        && (isInOther || isAskedForBeside(reference, property)
          || isLater(reference.node, of: type, besides: presentation, depth: 0))
    }
  }

  /// Whether the same statements ask for another one.
  private func isAskedForBeside(_ reference: Reference, _ property: StateProperty) -> Bool {
    let others = presentations.compactMap(\.source.propertyName).filter { $0 != property.name }
    return (reference.node.parent?.asStatement?.neighbouringAssignments ?? []).contains { beside in
      guard let path = beside.target.plainPath, path.count == 1, let name = path.first, others.contains(name) else {
        return false
      }
      return beside.mayOpen
    }
  }

  private func isInContent(_ node: Syntax, besides presentation: Presentation) -> Bool {
    presentations.contains { other in
      guard other.call.node.id != presentation.call.node.id, case .closure(let content) = other.content else { return false }
      return content.textRange.contains(node.textRange)
    }
  }

  /// Whether code runs when something else than the view's own control says so.
  private func isLater(_ node: Syntax, of type: TypeDeclaration, besides presentation: Presentation, depth: Int) -> Bool {
    if file.closures(around: node).contains(where: \.runsAtAnyTime) { return true }
    guard depth < 3, let member = file.member(around: node), !member.isView,
      let function = member.node.as(FunctionDeclSyntax.self)
    else { return false }
    if function.signature.effectSpecifiers?.asyncSpecifier != nil { return true }
    return member.uses(in: type, of: file).contains { use in
      isInContent(Syntax(use), besides: presentation) || isLater(Syntax(use), of: type, besides: presentation, depth: depth + 1)
    }
  }
}

extension EnclosingClosure {
  /// Functions that run their closure later, besides SwiftUI's modifiers for events.
  private static let later: Set = ["Task", "detached", "asyncAfter"]
  /// Methods that run their closure at once, or when a gesture ends.
  private static let immediate: Set = [
    "async", "onEnded", "onChanged", "map", "forEach", "flatMap", "compactMap", "filter", "run",
  ]

  /// Whether the closure is run by an event, a task or a reply, and not by a control of the view.
  fileprivate var runsAtAnyTime: Bool {
    guard let call else { return false }
    if call.has(.event) || Self.later.contains(call.name) { return true }
    if call.isMember {
      return call.name.first?.isLowercase == true && !call.has(.modifier)
        && !Self.immediate.contains(call.name)
    }
    return call.name.first?.isLowercase == true && !call.runsClosureAtOnce && !Self.immediate.contains(call.name)
  }
}
