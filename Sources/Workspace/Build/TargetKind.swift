/// What a target makes of the files that it compiles.
public enum TargetKind: String, Sendable, Hashable, CaseIterable {
  case app
  case appExtension = "extension"
  /// A framework, a library or a target of a package.
  case framework
  case tool
  case tests
  case plugin = "plug-in"
}
