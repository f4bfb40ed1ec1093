extension SwiftUICatalogue {
  /// Modifiers that take input, run code or describe a view to those who do not see it.
  static let interactions: [Row] = [
    // MARK: Taps and menus
    Row("onTapGesture", .modifier, .tapped, .mayHoldExit, .tapReaction),
    Row("gesture", .modifier, .mayHoldExit, .tapReaction),
    Row("highPriorityGesture simultaneousGesture", .modifier, .tapReaction),
    Row("contextMenu swipeActions", .modifier, .menu, .attachment, .tapReaction),
    Row("sectionActions", .modifier),

    // MARK: Events
    Row("onAppear", .modifier, .runsOnAppear, .runsByItself),
    Row("task", .modifier, .runsOnAppear, .runsByItself, .event),
    Row("onChange onReceive", .modifier, .runsByItself, .event),
    Row("onContinueUserActivity onOpenURL onPreferenceChange userActivity", .modifier, .event),
    Row(
      """
      handlesExternalEvents onDelete onDisappear onDrag onDrop onExitCommand onHover onKeyPress onLongPressGesture onMove onSubmit \
      refreshable sensoryFeedback
      """, .modifier),

    // MARK: Input
    Row(
      """
      allowsHitTesting autocapitalization autocorrectionDisabled defaultFocus deleteDisabled disableAutocorrection disabled \
      draggable dropDestination exportsItemProviders findDisabled focusable focused focusedObject focusedSceneObject \
      focusedSceneValue focusedValue itemProvider keyboardShortcut keyboardType moveDisabled searchCompletions searchScopes \
      searchSuggestions searchable selectionDisabled submitLabel submitScope textContentType textInputAutocapitalization \
      textSelection
      """, .modifier),

    // MARK: Identity and descriptions
    Row("id preference transformPreference", .modifier),
    Row(
      """
      accessibility accessibilityAction accessibilityAddTraits accessibilityElement accessibilityHidden accessibilityHint \
      accessibilityIdentifier accessibilityLabel accessibilityRemoveTraits accessibilityRepresentation accessibilitySortPriority \
      accessibilityValue help speechAdjustedPitch
      """, .modifier),
  ]
}
