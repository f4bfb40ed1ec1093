/// A column of a `NavigationSplitView`.
public enum SplitColumn: String, Sendable {
  case sidebar
  case content
  case detail

  /// The column that a closure of `NavigationSplitView` fills; nil for an unknown label.
  public init?(label: String?) {
    guard let label else {
      self = .sidebar
      return
    }
    self.init(rawValue: label)
  }
}
