// The few declarations of SwiftData that views are written with.
@_exported import Observation
import SwiftUI

public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier { fatalError() }
  public var id: PersistentIdentifier { fatalError() }
  public static func == (left: Self, right: Self) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) {}
}

public struct PersistentIdentifier: Hashable, Codable, Sendable {}

/// The observable part of what the real macro writes. The conformance to `PersistentModel` is added to the code under test.
@attached(member, names: named(_$observationRegistrar), named(access), named(withMutation), named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: Observable)
public macro Model() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")

public final class ModelContext {
  public func insert<T: PersistentModel>(_ model: T) {}
  public func delete<T: PersistentModel>(_ model: T) {}
  public func save() throws {}
}

public final class ModelContainer: @unchecked Sendable {
  public init(for types: any PersistentModel.Type...) throws {}
}

@MainActor @preconcurrency @propertyWrapper public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  public nonisolated init() where Result == [Element] {}
  public nonisolated init<V: Comparable>(sort keyPath: KeyPath<Element, V>, order: SortOrder = .forward)
  where Result == [Element] {}
  public var wrappedValue: Result { fatalError() }
  public nonisolated func update() {}
}

extension EnvironmentValues {
  public var modelContext: ModelContext {
    get { fatalError() }
    set {}
  }
}

nonisolated extension View {
  public func modelContainer(for type: any PersistentModel.Type, inMemory: Bool = false) -> some View { self }
  public func modelContainer(for types: [any PersistentModel.Type], inMemory: Bool = false) -> some View { self }
  public func modelContainer(_ container: ModelContainer) -> some View { self }
}

nonisolated extension Scene {
  public func modelContainer(for type: any PersistentModel.Type, inMemory: Bool = false) -> some Scene { self }
  public func modelContainer(_ container: ModelContainer) -> some Scene { self }
}
