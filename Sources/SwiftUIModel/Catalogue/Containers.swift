extension SwiftUICatalogue {
  /// Views that have other views in them.
  static let containers: [Row] = [
    // MARK: Navigation
    Row(
      "NavigationStack NavigationView", .view, .builtIn, .navigationContainer, .stackContainer, .layout, .page, .buildsAtOnce,
      .contentHolder),
    Row("NavigationSplitView", .view, .builtIn, .navigationContainer, .page),
    Row("TabView", .view, .builtIn, .commonView, .tab, .layout, .page, .contentHolder, .opaqueRows),
    Row("Tab", .builtIn, .tab),
    Row("TabSection", .builtIn, .tabSection),

    // MARK: Rows
    Row(
      "List", .view, .builtIn, .commonView, .lazyContainer, .layout, .rowMaker, .rowsOfElements, .page, .buildsAtOnce,
      .contentHolder, .inert),
    Row(
      "ForEach", .view, .builtIn, .commonView, .layout, .rowMaker, .rowsOfElements, .spreadsModifiers, .contentHolder,
      .tagsRows,
      .inert),
    Row("Table", .view, .builtIn, .commonView, .lazyContainer, .layout, .rowMaker, .page),
    Row("OutlineGroup", .view, .builtIn, .rowMaker, .tagsRows, .opaqueRows),
    Row("TableColumn TableRow", .builtIn),
    Row("Form", .view, .builtIn, .commonView, .lazyContainer, .layout, .page, .buildsAtOnce, .contentHolder),
    Row(
      "Section", .view, .builtIn, .commonView, .layout, .spreadsModifiers, .rowGroup, .buildsAtOnce, .contentHolder, .inert),
    Row("DisclosureGroup", .view, .builtIn, .layout, .rowGroup),

    // MARK: Layouts
    Row(
      "VStack ZStack", .view, .builtIn, .commonView, .layout, .plainStack, .pageWrapper, .buildsAtOnce, .contentHolder, .inert),
    Row("HStack", .view, .builtIn, .commonView, .layout, .plainStack, .sideBySide, .buildsAtOnce, .contentHolder, .inert),
    Row("LazyVStack", .view, .builtIn, .commonView, .lazyContainer, .layout, .buildsAtOnce, .contentHolder),
    Row("LazyHStack", .view, .builtIn, .commonView, .lazyContainer, .layout, .sideBySide, .buildsAtOnce, .contentHolder),
    Row("LazyVGrid LazyHGrid", .view, .builtIn, .commonView, .lazyContainer, .layout),
    Row("Grid", .view, .builtIn, .commonView, .layout, .buildsAtOnce),
    Row("GridRow", .view, .builtIn, .layout, .buildsAtOnce),
    Row("HSplitView", .view, .builtIn, .layout, .sideBySide),
    Row("VSplitView", .view, .builtIn, .layout),
    Row("ScrollView", .view, .builtIn, .commonView, .layout, .page, .buildsAtOnce, .contentHolder),
    Row("GroupBox", .view, .builtIn, .layout),
    Row("ControlGroup", .view, .builtIn, .partOfPage),
    Row("LabeledContent", .view, .builtIn, .partOfPage, .inert),

    // MARK: What passes its content through
    Row(
      "Group", .view, .builtIn, .commonView, .transparent, .spreadsModifiers, .rowGroup, .pageWrapper, .buildsAtOnce,
      .contentHolder, .inert, .placeholder),
    Row("AnyView", .view, .builtIn, .transparent, .opaqueRows, .viewTaker),
    Row("GeometryReader", .view, .builtIn, .commonView, .partOfPage, .reader, .sizeReader, .pageWrapper, .buildsAtOnce),
    Row("ScrollViewReader", .view, .builtIn, .commonView, .partOfPage, .reader, .pageWrapper),
    Row("ViewThatFits", .view, .builtIn, .partOfPage, .reader, .sizeReader),
    Row("TimelineView", .view, .builtIn, .partOfPage),
  ]
}
