// Colours, materials and shapes.
public protocol ShapeStyle: Sendable {}

public nonisolated struct Color: PrimitiveView, ShapeStyle, Hashable, Sendable {
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(_ color: UIColor) {}
  public init(uiColor: UIColor) {}
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public init(white: Double, opacity: Double = 1) {}
  public func opacity(_ opacity: Double) -> Color { self }
  public static let accentColor = Color("")
  public static let red = Color("")
  public static let orange = Color("")
  public static let yellow = Color("")
  public static let green = Color("")
  public static let mint = Color("")
  public static let teal = Color("")
  public static let cyan = Color("")
  public static let blue = Color("")
  public static let indigo = Color("")
  public static let purple = Color("")
  public static let pink = Color("")
  public static let brown = Color("")
  public static let white = Color("")
  public static let gray = Color("")
  public static let black = Color("")
  public static let clear = Color("")
  public static let primary = Color("")
  public static let secondary = Color("")
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { Self() }
  public static var secondary: Self { Self() }
  public static var tertiary: Self { Self() }
  public static var quaternary: Self { Self() }
}
public struct TintShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { Self() } }
public struct BackgroundStyle: ShapeStyle {}
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { Self() } }
public struct Material: ShapeStyle {
  public static let ultraThin = Material()
  public static let thin = Material()
  public static let regular = Material()
  public static let thick = Material()
  public static let bar = Material()
}
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Self { Self() }
  public static var thinMaterial: Self { Self() }
  public static var regularMaterial: Self { Self() }
  public static var thickMaterial: Self { Self() }
  public static var bar: Self { Self() }
}
public nonisolated struct LinearGradient: PrimitiveView, ShapeStyle {
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

public protocol Shape: View, Sendable {}
extension Shape {
  public var body: Never { fatalError() }
}
nonisolated extension Shape {
  public func fill<S: ShapeStyle>(_ style: S) -> some View { self }
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { self }
  public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { self }
}
public nonisolated struct Rectangle: Shape { public init() {} }
public nonisolated struct Circle: Shape { public init() {} }
public nonisolated struct Capsule: Shape { public init() {} }
public nonisolated struct Ellipse: Shape { public init() {} }
public nonisolated struct RoundedRectangle: Shape {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
extension Shape where Self == Rectangle { public static nonisolated var rect: Rectangle { Rectangle() } }
extension Shape where Self == RoundedRectangle {
  public static nonisolated func rect(cornerRadius: CGFloat) -> Self { Self(cornerRadius: cornerRadius) }
}
extension Shape where Self == Circle { public static nonisolated var circle: Circle { Circle() } }
extension Shape where Self == Capsule { public static nonisolated var capsule: Capsule { Capsule() } }
