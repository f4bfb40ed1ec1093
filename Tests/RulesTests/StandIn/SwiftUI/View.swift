// View, its builder and the views that are there for composition. Nothing of this module runs: bodies only have to compile.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view without a body of its own.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError() }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError() }
}
extension Optional {
  public typealias Body = Never
}
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { _ConditionalContent() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// The builder attribute of the SDK 27 documentation.
public typealias ContentBuilder = ViewBuilder

public nonisolated struct EmptyView: PrimitiveView {
  public init() {}
}

public nonisolated struct TupleView<T>: PrimitiveView {
  public init(_ value: T) {}
}

public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  public typealias Body = Never
}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public var body: Never { fatalError() }
}

public nonisolated struct AnyView: PrimitiveView {
  public init<V: View>(_ view: V) {}
  public init<V: View>(erasing view: V) {}
}

public nonisolated struct Group<Content> {
  public typealias Body = Never
}
extension Group: View where Content: View {
  public var body: Never { fatalError() }
  public nonisolated init(@ViewBuilder content: () -> Content) {}
}

public nonisolated struct EquatableView<Content: View & Equatable>: PrimitiveView {
  public init(content: Content) {}
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder func body(content: Content) -> Body
}

public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {}

public nonisolated struct ModifiedContent<Content, Modifier> {
  public init(content: Content, modifier: Modifier) {}
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  public var body: Never { fatalError() }
}

nonisolated extension View {
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

public nonisolated struct PreviewDevice: Sendable, ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {}
}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

nonisolated extension View {
  public func previewDisplayName(_ value: String?) -> some View { self }
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
