extension SwiftUICatalogue {
  /// Scenes, what fills the menus of an app, and what shows a view in another framework.
  static let scenes: [Row] = [
    Row("WindowGroup", .scene, .mainScene),
    Row("DocumentGroup", .scene, .mainScene),
    Row("Window Settings MenuBarExtra ImmersiveSpace UtilityWindow", .scene),
    Row("CommandMenu CommandGroup", .commands, .ownCommands, .builtIn),
    Row("InspectorCommands SidebarCommands", .commands),
    Row("UIHostingController NSHostingController NSHostingView UIHostingConfiguration", .host),
  ]
}
