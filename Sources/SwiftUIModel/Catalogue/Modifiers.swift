extension SwiftUICatalogue {
  /// Modifiers that lay out or style their view.
  static let modifiers: [Row] = [
    // MARK: Further views
    Row("overlay background", .modifier, .decoration, .layer, .viewTaker),
    Row("safeAreaInset mask", .modifier, .decoration),
    Row("padding safeAreaPadding", .modifier, .padding),
    Row("modifier", .appliesModifier, .viewTaker, .mayHoldExit),

    // MARK: Layout
    Row(
      """
      alignmentGuide aspectRatio clipShape clipped containerRelativeFrame containerShape contentMargins contentShape \
      coordinateSpace cornerRadius edgesIgnoringSafeArea fixedSize frame geometryGroup gridCellColumns gridColumnAlignment hidden \
      ignoresSafeArea layoutPriority matchedGeometryEffect matchedTransitionSource offset position scaleEffect scaledToFill \
      scaledToFit scenePadding resizable zIndex
      """, .modifier),

    // MARK: Words
    Row(
      """
      allowsTightening bold dynamicTypeSize font fontDesign fontWeight fontWidth italic kerning lineLimit lineSpacing \
      minimumScaleFactor monospaced monospacedDigit multilineTextAlignment strikethrough textCase tracking truncationMode \
      typesettingLanguage underline
      """, .modifier),

    // MARK: Looks
    Row(
      """
      accentColor animation backgroundStyle blendMode blur border brightness colorMultiply colorScheme compositingGroup \
      containerBackground contentTransition contrast drawingGroup foregroundColor foregroundStyle glassEffect grayscale \
      hoverEffect hueRotation imageScale opacity persistentSystemOverlays phaseAnimator preferredColorScheme privacySensitive \
      redacted rotation3DEffect rotationEffect saturation shadow statusBar statusBarHidden symbolEffect symbolRenderingMode \
      symbolVariant tint transaction transformEffect transition unredacted
      """, .modifier),

    // MARK: Styles of controls and containers
    Row(
      """
      buttonBorderShape buttonStyle controlGroupStyle controlSize datePickerStyle disclosureGroupStyle formStyle gaugeStyle \
      groupBoxStyle headerProminence indexViewStyle labelStyle labelsHidden listItemTint listRowBackground listRowInsets \
      listRowSeparator listRowSeparatorTint listRowSpacing listSectionSeparator listSectionSpacing listStyle menuIndicator \
      menuOrder menuStyle pickerStyle progressViewStyle tableStyle textEditorStyle textFieldStyle toggleStyle
      """, .modifier),

    // MARK: Scrolling
    Row(
      """
      defaultScrollAnchor scrollBounceBehavior scrollClipDisabled scrollContentBackground scrollDisabled scrollDismissesKeyboard \
      scrollIndicators scrollPosition scrollTargetBehavior scrollTargetLayout scrollTransition
      """, .modifier),

    // MARK: Windows and previews
    Row(
      """
      commands defaultSize previewDevice previewDisplayName previewLayout windowResizability windowStyle windowToolbarStyle
      """, .modifier),
  ]
}
