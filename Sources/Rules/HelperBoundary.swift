import SwiftUIProject
import SwiftUIModel

extension ViewFile {
  /// Refuses to move a modifier to another place of its chain that is in another member, where something would be lost: another
  /// place that uses the helper, or a name that only the member knows.
  /// - Parameter inner: what stands in the helper: the modifier itself, or what it moves to
  func refuseMove(of modifier: Call, to target: Call, helperOf inner: Call) throws(Refusal) {
    guard let source = member(around: modifier.node), let helper = member(around: inner.node),
      source.node.id != member(around: target.node)?.node.id
    else { return }
    guard chains(of: inner).count == 1 else {
      throw Refusal("More than one place uses `\(helper.name)`, and the modifier is not meant for all of them alike.")
    }
    if let name = localNames(in: modifier, declaredInside: source.node).first {
      throw Refusal("The modifier uses `\(name)`, which is known only in `\(source.name)`.")
    }
  }
}
