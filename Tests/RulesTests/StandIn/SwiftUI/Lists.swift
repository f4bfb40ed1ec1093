// List, ForEach, Section and Form: the containers of rows.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {}
}

nonisolated extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {}
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, Row>, Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
}

nonisolated extension List {
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {}
  public init<Row: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {}
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<Binding<Data>, Data.Element.ID, Row>, Data.Element: Identifiable {}
}

public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never
}
extension ForEach: DynamicViewContent where Content: View {}

nonisolated extension ForEach where Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {}
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {}
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == Binding<C> {}
}

public protocol DynamicViewContent: View {}
nonisolated extension DynamicViewContent {
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}

public nonisolated struct Section<Parent, Content, Footer> {}
extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}

nonisolated extension Section where Parent: View, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {}
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {}
}
nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
  public init(footer: Footer, @ViewBuilder content: () -> Content) {}
}
nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
  public init(header: Parent, @ViewBuilder content: () -> Content) {}
}
nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {}
}
nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {}
}
nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
}

public nonisolated struct Form<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public nonisolated struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {}
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {}
}
nonisolated extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {}
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {}
}

public nonisolated struct OutlineGroup<Data, ID: Hashable, Leaf: View>: PrimitiveView {
  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where Data: RandomAccessCollection, Data.Element == DataElement, ID == DataElement.ID {}
}

public nonisolated struct EditButton: PrimitiveView {
  public init() {}
}

// MARK: Modifiers of lists and their rows

nonisolated extension View {
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }
  public func badge(_ count: Int) -> some View { self }
  public func badge(_ label: Text?) -> some View { self }
  public func headerProminence(_ prominence: Prominence) -> some View { self }
}
public enum Prominence: Sendable { case standard, increased }

// MARK: Collections, as lists edit them

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func remove(atOffsets offsets: IndexSet) {}
}
extension MutableCollection {
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {}
}
