// The environment: its wrapper, its keys and the actions that its values are.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {}
  public var wrappedValue: Value { fatalError() }
}

extension Environment: Sendable where Value: Sendable {}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues: CustomStringConvertible {
  public init() {}
  public var description: String { "" }
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { nil }
    set {}
  }
}

extension EnvironmentValues {
  public var presentationMode: Binding<PresentationMode> { fatalError() }
  public var dismiss: DismissAction { fatalError() }
  public var isPresented: Bool { false }
  public var dismissSearch: DismissSearchAction { fatalError() }
  public var isSearching: Bool { false }
  public var openURL: OpenURLAction {
    get { fatalError() }
    set {}
  }
  public var openWindow: OpenWindowAction { fatalError() }
  public var dismissWindow: DismissWindowAction { fatalError() }
  public var openSettings: OpenSettingsAction { fatalError() }
  public var refresh: RefreshAction? { nil }
  public var rename: RenameAction? { nil }
  public var supportsMultipleWindows: Bool { false }
}

extension EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { nil }
    set {}
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { nil }
    set {}
  }
  public var colorScheme: ColorScheme {
    get { .light }
    set {}
  }
  public var scenePhase: ScenePhase {
    get { .active }
    set {}
  }
  public var editMode: Binding<EditMode>? {
    get { nil }
    set {}
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { .large }
    set {}
  }
  public var layoutDirection: LayoutDirection {
    get { .leftToRight }
    set {}
  }
  public var locale: Locale {
    get { .current }
    set {}
  }
  public var calendar: Calendar {
    get { .current }
    set {}
  }
  public var timeZone: TimeZone {
    get { .current }
    set {}
  }
  public var isEnabled: Bool {
    get { true }
    set {}
  }
  public var font: Font? {
    get { nil }
    set {}
  }
  public var lineLimit: Int? {
    get { nil }
    set {}
  }
  public var displayScale: CGFloat {
    get { 1 }
    set {}
  }
  public var accessibilityReduceMotion: Bool { false }
  public var isFocused: Bool { false }
  public var tabBarPlacement: TabBarPlacement? { nil }
}

public struct PresentationMode {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}

@MainActor @preconcurrency public struct DismissAction: Sendable {
  public func callAsFunction() {}
}

@MainActor @preconcurrency public struct DismissSearchAction: Sendable {
  public func callAsFunction() {}
}

@MainActor @preconcurrency public struct OpenURLAction: Sendable {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
  }
  public nonisolated init(handler: @escaping (URL) -> Result) {}
  public func callAsFunction(_ url: URL) {}
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {}
}

@MainActor @preconcurrency public struct OpenWindowAction: Sendable {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

@MainActor @preconcurrency public struct DismissWindowAction: Sendable {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
}

@MainActor @preconcurrency public struct OpenSettingsAction: Sendable {
  public func callAsFunction() {}
}

public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

@MainActor @preconcurrency public struct RenameAction: Sendable {
  public func callAsFunction() {}
}

public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum EditMode: Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
public struct TabBarPlacement: Hashable, Sendable {
  public static let topBar = TabBarPlacement()
  public static let sidebar = TabBarPlacement()
  public static let bottomBar = TabBarPlacement()
}

nonisolated extension View {
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { self }
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { self }
}
