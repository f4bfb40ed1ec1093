import SwiftSyntax
import SwiftUIModel

extension SemanticModel {
  /// Whether a view at a node of this file is, or is part of, something that is presented. *No* only where every place that
  /// shows it is known and belongs to a window; a view that is pushed may be pushed within a sheet.
  public func isPresented(at node: some SyntaxProtocol) -> Knowledge {
    var visited: Set<String> = []
    return isPresented(at: node, in: file, visited: &visited)
  }

  private func isPresented(at node: some SyntaxProtocol, in file: ViewFile, visited: inout Set<String>) -> Knowledge {
    var isUnknown = false
    for position in ViewAncestors.all(of: node, in: file) {
      switch isPresented(position, in: file, visited: &visited) {
      case .yes: return .yes
      case .unknown: isUnknown = true
      case .no: break
      }
    }
    return isUnknown ? .unknown : .no
  }

  private func isPresented(_ position: ViewAncestors, in file: ViewFile, visited: inout Set<String>) -> Knowledge {
    for step in position.steps {
      if step.call.isMember || step.call.isOnImplicitSelf, let kind = Presentation.Kind(rawValue: step.call.name) {
        return kind == .inspector ? .unknown : .yes
      }
      if step.isTransparent || step.isLayout || step.container != nil || step.call.name == "Tab" { continue }
      return step.call.has(.scene) ? .no : .unknown
    }
    guard let member = position.member, member.name == "body", let type = file.type(around: member.node), file.isView(type),
      !type.declaresViewModifier
    else { return .unknown }
    guard visited.insert(type.name).inserted else { return .no }
    guard let places = placements(ofView: type.name) else { return .unknown }
    var answers: [Knowledge] = []
    for place in places where place.role != .preview {
      switch place.role {
      case .presented(let kind): answers.append(kind == .inspector ? .unknown : .yes)
      case .windowRoot: answers.append(.no)
      case .tab, .column: answers.append(isPresented(at: place.placement.node, in: place.file, visited: &visited))
      default: answers.append(.unknown)
      }
    }
    if answers.contains(.yes) { return .yes }
    return answers.isEmpty || answers.contains(.unknown) ? .unknown : .no
  }
}
