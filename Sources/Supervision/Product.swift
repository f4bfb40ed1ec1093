/// What the program and its parts are called.
public enum Product {
  public static let name = "swiftui-patterns"
  /// The executable beside it that does all the work, so that only this one has to wait for the parser's libraries.
  public static let engine = "swiftui-patterns-engine"
  /// Shown by `--version` and told to editors.
  public static let version = "0.1.0"
}
