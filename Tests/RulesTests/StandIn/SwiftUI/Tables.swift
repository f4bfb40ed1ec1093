// Table with its columns and rows.
public nonisolated struct Table<Value: Identifiable, Rows, Columns>: PrimitiveView {}

nonisolated extension Table where Rows == TableForEachContent<[Value]> {
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}
  public init<Data: RandomAccessCollection, Comparator: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Comparator]>,
    @TableColumnBuilder<Value> columns: () -> Columns
  ) where Data.Element == Value {}
}

public struct TableForEachContent<Data> {}

public nonisolated struct TableColumn<RowValue: Identifiable, Content: View> {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {}
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {}
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {}
  public func width(_ width: CGFloat? = nil) -> TableColumn { self }
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}

public struct TupleTableColumn<RowValue, T> {}

@resultBuilder public struct TableColumnBuilder<RowValue: Identifiable> {
  public static func buildExpression<Content: View>(
    _ column: TableColumn<RowValue, Content>
  ) -> TableColumn<RowValue, Content> { column }
  public static func buildBlock<each Content: View>(
    _ column: repeat TableColumn<RowValue, each Content>
  ) -> TupleTableColumn<RowValue, (repeat each Content)> { TupleTableColumn() }
}
