extension SwiftUICatalogue {
  /// What presents, and what a presented view says about how it is shown.
  static let presentations: [Row] = [
    Row("sheet fullScreenCover popover", .modifier, .presentation, .pagePresentation),
    Row("actionSheet alert confirmationDialog inspector", .modifier, .presentation),
    Row(
      "presentationCompactAdaptation presentationDetents presentationDragIndicator", .modifier, .presentationSetting,
      .sheetShape),
    Row(
      """
      interactiveDismissDisabled presentationBackground presentationBackgroundInteraction presentationContentInteraction \
      presentationCornerRadius presentationSizing
      """, .modifier, .presentationSetting),
    Row("dialogIcon inspectorColumnWidth", .modifier),
    Row("fileExporter fileImporter fileMover findNavigator", .modifier),
  ]
}
