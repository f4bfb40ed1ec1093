extension SwiftUICatalogue {
  /// What sets values of the environment, the keys of those values, and the functions that need no view.
  static let environment: [Row] = [
    // MARK: Modifiers
    Row("environment environmentObject", .modifier, .setsValue, .setsEnvironment),
    Row("modelContainer modelContext", .modifier, .setsModelContext, .setsEnvironment),
    Row("transformEnvironment", .modifier, .setsEnvironment),
    Row("defaultAppStorage", .modifier),

    // MARK: Keys
    Row("dismiss presentationMode", .environmentKey, .dismissal, .exit),
    Row("dismissWindow", .environmentKey, .exit),
    Row("managedObjectContext modelContext", .environmentKey, .closesNothing, .dataContext),
    Row(
      "colorScheme dismissSearch openSettings openURL openWindow refresh rename requestReview undoManager", .environmentKey,
      .closesNothing),
    Row("horizontalSizeClass isPresented verticalSizeClass", .environmentKey),

    // MARK: Functions
    Row("withAnimation withTransaction", .closureRunner),
  ]

  /// Where items of toolbars go.
  static let placements: [Row] = [
    Row(
      """
      automatic cancellationAction confirmationAction destructiveAction navigation navigationBarLeading navigationBarTrailing \
      primaryAction topBarLeading topBarTrailing
      """, .placement, .barSpot),
    Row("bottomOrnament keyboard ornament", .placement, .needsNoBar),
  ]
}
