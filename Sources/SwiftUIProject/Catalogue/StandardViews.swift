/// SwiftUI's own views that content starts with.
public enum StandardViews {
  public static let names: Set<String> = [
    "List", "Form", "ScrollView", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table",
    "Grid", "Group", "Text", "Image", "Color", "EmptyView", "ProgressView", "ContentUnavailableView", "GeometryReader",
    "ScrollViewReader", "TabView", "Section", "ForEach", "Button", "Label", "NavigationLink", "Spacer",
  ]

  /// Those whose closure is content.
  static let layouts: Set<String> = [
    "List", "Form", "ScrollView", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "Section", "ForEach",
    "NavigationView", "NavigationStack", "TabView", "NavigationLink",
  ]

  /// Further names that stand where views stand, and need no look inside.
  public static let others: Set<String> = [
    "NavigationView", "NavigationStack", "NavigationSplitView", "Toggle", "TextField", "SecureField", "TextEditor", "Picker",
    "DatePicker", "ColorPicker", "Stepper", "Slider", "Menu", "Link", "ShareLink", "Divider", "Rectangle", "RoundedRectangle",
    "Circle", "Capsule", "Ellipse", "AsyncImage", "LabeledContent", "DisclosureGroup", "GroupBox", "ControlGroup",
    "OutlineGroup", "ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer", "Tab", "TabSection", "GridRow", "EditButton",
    "RenameButton", "PasteButton", "SignInWithAppleButton", "LinearGradient", "RadialGradient", "AngularGradient", "Gauge",
    "Canvas", "TimelineView", "Chart", "BarMark", "LineMark", "PointMark", "AreaMark", "RuleMark", "RectangleMark",
    "SectorMark", "AxisMarks", "AxisValueLabel", "AxisGridLine", "AxisTick", "Map", "Marker", "Annotation", "VideoPlayer",
    "AnyView", "ViewThatFits", "Path", "UnevenRoundedRectangle", "ContainerRelativeShape", "SwiftUI", "Task", "TableColumn",
    "TableRow", "HSplitView", "VSplitView", "SettingsLink", "TextFieldLink", "HelpLink", "MultiDatePicker", "PhotosPicker",
    "ForegroundColor", "Animation", "Preview", "EmptyModifier", "CommandMenu", "CommandGroup", "ScaledMetric", "Material",
  ]
}
