// Apps, scenes and commands.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
extension App {
  public static func main() {}
}

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}
public protocol PrimitiveScene: Scene where Body == Never {}
extension PrimitiveScene {
  public var body: Never { fatalError() }
}
extension Never: Scene {}

public nonisolated struct TupleScene<T>: PrimitiveScene {}

@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene<(repeat each Content)> {
    TupleScene()
  }
}

public nonisolated struct WindowGroup<Content: View>: PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}
  public init(id: String, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {}
}
public nonisolated struct PresentedWindowContent<D, Content: View>: PrimitiveView {}
public nonisolated struct Window<Content: View>: PrimitiveScene {
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}
public nonisolated struct UtilityWindow<Content: View>: PrimitiveScene {
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}
public nonisolated struct Settings<Content: View>: PrimitiveScene {
  public init(@ViewBuilder content: () -> Content) {}
}
public nonisolated struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == SwiftUI.Label<Text, Image> {}
}
#if SDK27
  public nonisolated struct AlertScene<Actions: View, Message: View>: PrimitiveScene {
    public init<T>(
      _ title: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions,
      @ViewBuilder message: (T) -> Message
    ) {}
    @_disfavoredOverload public init<S: StringProtocol, T>(
      _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> Actions, @ViewBuilder message: (T) -> Message
    ) {}
  }
#endif

nonisolated extension Scene {
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { self }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene {
    self
  }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene { self }
}

// MARK: Commands

@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder var body: Body { get }
}
public protocol PrimitiveCommands: Commands where Body == Never {}
extension PrimitiveCommands {
  public var body: Never { fatalError() }
}
extension Never: Commands {}
public nonisolated struct TupleCommands<T>: PrimitiveCommands {}

@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> TupleCommands<(repeat each Content)> { TupleCommands() }
}

public nonisolated struct InspectorCommands: PrimitiveCommands { public init() {} }
public nonisolated struct SidebarCommands: PrimitiveCommands { public init() {} }
public nonisolated struct ToolbarCommands: PrimitiveCommands { public init() {} }
public nonisolated struct CommandMenu<Content: View>: PrimitiveCommands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
public nonisolated struct CommandGroup<Content: View>: PrimitiveCommands {
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}
public struct CommandGroupPlacement: Sendable {
  public static let newItem = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}
