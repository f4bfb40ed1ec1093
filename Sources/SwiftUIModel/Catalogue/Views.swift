extension SwiftUICatalogue {
  /// Views that people read or press.
  static let views: [Row] = [
    // MARK: Words and pictures
    Row("Text Image", .view, .builtIn, .commonView, .piece, .inert, .valueMaker),
    Row("Label", .view, .builtIn, .commonView, .layout, .piece, .inert),
    Row("Color", .view, .builtIn, .commonView, .piece, .inert, .valueMaker),
    Row("Divider", .view, .builtIn, .piece, .inert),
    Row("Spacer EmptyView ProgressView", .view, .builtIn, .commonView, .piece, .inert, .placeholder),
    Row("ContentUnavailableView", .view, .builtIn, .commonView, .partOfPage, .piece),
    Row("AsyncImage", .view, .builtIn, .piece),
    Row("Gauge VideoPlayer", .view, .builtIn),

    // MARK: Controls
    Row("Button", .view, .builtIn, .commonView, .layout, .piece, .tapped, .mayHoldExit),
    Row("Toggle", .view, .builtIn, .partOfPage, .piece, .tapped),
    Row("Picker", .view, .builtIn, .partOfPage, .piece),
    Row("Menu", .view, .builtIn, .partOfPage, .piece, .menu),
    Row("Link", .view, .builtIn, .piece, .tapped),
    Row("TextField Stepper Slider", .view, .builtIn, .piece),
    Row(
      """
      ColorPicker DatePicker EditButton HelpLink MultiDatePicker PasteButton PhotosPicker RenameButton SecureField SettingsLink \
      ShareLink SignInWithAppleButton TextEditor TextFieldLink
      """, .view, .builtIn),

    // MARK: Items of toolbars
    Row("ToolbarItem ToolbarItemGroup", .toolbarItem, .placedToolbarItem, .builtIn, .partOfPage),
    Row("ToolbarSpacer", .toolbarItem, .builtIn),
    Row("DefaultToolbarItem", .toolbarItem),
  ]

  /// Shapes, charts and maps, and the values that they are drawn with.
  static let drawings: [Row] = [
    Row("Rectangle Circle", .view, .builtIn, .piece, .inert),
    Row("Capsule ContainerRelativeShape Ellipse Path RoundedRectangle UnevenRoundedRectangle", .view, .builtIn),
    Row("LinearGradient", .view, .builtIn, .valueMaker),
    Row("AngularGradient Canvas RadialGradient", .view, .builtIn),
    Row("Map", .view, .builtIn, .page),
    Row("Chart", .view, .builtIn),
    Row(
      """
      Annotation AreaMark AxisGridLine AxisMarks AxisTick AxisValueLabel BarMark LineMark Marker PointMark RectangleMark RuleMark \
      SectorMark
      """, .builtIn),
    Row("Font", .inert, .valueMaker),
    Row("Animation", .builtIn, .valueMaker),
    Row("AnyTransition", .valueMaker),
    // Names that stand where views stand and are none.
    Row("EmptyModifier ForegroundColor Material Preview ScaledMetric SwiftUI Task", .builtIn),
  ]
}
