import SwiftSyntax
import SwiftUIModel

extension SemanticModel {
  /// Whether a call with a modifier's name can be that modifier: it is not called on a property whose type is evidently no view,
  /// such as a model with a method of that name.
  public func isOnView(_ call: Call) -> Bool {
    guard call.isMember else { return false }
    guard let base = call.base, base.memberPath != nil, let scope = file.type(around: call.node),
      let name = type(ofPath: base, in: scope)
    else { return true }
    return !isEvidentlyNoView(name)
  }
}
