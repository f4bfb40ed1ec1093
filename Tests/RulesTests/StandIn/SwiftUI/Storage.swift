// AppStorage and SceneStorage. Both take the same few kinds of value, never any Codable one.
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
  init(storage: Void) {}
}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool { self.init(storage: ()) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int { self.init(storage: ()) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double { self.init(storage: ()) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String { self.init(storage: ()) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL { self.init(storage: ()) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data { self.init(storage: ()) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(storage: ()) }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String { self.init(storage: ()) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(storage: ()) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(storage: ()) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(storage: ()) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(storage: ()) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(storage: ()) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(storage: ()) }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(storage: ())
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(storage: ())
  }
}

@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
  init(storage: Void) {}
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(storage: ()) }
  public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(storage: ()) }
  public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(storage: ()) }
  public init(wrappedValue: Value, _ key: String) where Value == String { self.init(storage: ()) }
  public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(storage: ()) }
  public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(storage: ()) }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(storage: ())
  }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(storage: ())
  }
  public init(_ key: String) where Value == Bool? { self.init(storage: ()) }
  public init(_ key: String) where Value == Int? { self.init(storage: ()) }
  public init(_ key: String) where Value == Double? { self.init(storage: ()) }
  public init(_ key: String) where Value == String? { self.init(storage: ()) }
  public init(_ key: String) where Value == URL? { self.init(storage: ()) }
  public init(_ key: String) where Value == Data? { self.init(storage: ()) }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String { self.init(storage: ()) }
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int { self.init(storage: ()) }
}
