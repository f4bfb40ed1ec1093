import Linting
import SwiftSyntax
import SwiftUIProject

extension RuleContext {
  /// Why a person has to look at a fix that uses an API, named as in messages; nil if all systems that the code at a node runs on
  /// are known to have it.
  func caution(using name: String, _ api: [Platform: PlatformVersion], at node: some SyntaxProtocol) -> FindingMessage? {
    semantics.caution(using: name, api, at: node).map { "\($0)" }
  }
}
