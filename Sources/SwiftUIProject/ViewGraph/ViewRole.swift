import SwiftSyntax
import SwiftUIModel

extension ViewAncestors.Step {
  /// What the call does with the view.
  func role(in file: ViewFile) -> ViewUsage.Role {
    if call.isMember || call.isOnImplicitSelf { return modifierRole }
    if file.declaresType(named: call.name) { return foreignRole }
    if let container {
      if let columnRole { return .column(columnRole) }
      return container.content?.id == closure?.id ? .container(container) : .unknown
    }
    if isPushed { return .pushed }
    if call.has(.scene) { return .window(call.name) }
    if label == "rootView" { return .hosted }
    switch call.name {
    case "AnyView": return .transparent
    case _ where closure == nil: return .unknown
    case _ where call.has(.tab) || call.has(.tabSection): return .tab
    case _ where call.has(.sideBySide): return .sideBySide
    case "NavigationLink": return .layout
    case _ where isTransparent: return .transparent
    case _ where isLayout || call.has(.partOfPage): return .layout
    default: return foreignRole
    }
  }

  private var foreignRole: ViewUsage.Role { closure != nil && call.name.first?.isUppercase == true ? .ownContainer : .unknown }

  private var modifierRole: ViewUsage.Role {
    if let kind = Presentation.Kind(rawValue: call.name) {
      return label == nil || label == "content" ? .presented(kind) : .unknown
    }
    if isPushed { return label == nil || label == "destination" ? .pushed : .unknown }
    if call.name == "init", label == "rootView" { return .hosted }
    return isLayout && (closure != nil || call.has(.layer)) ? .decoration : .unknown
  }
}
