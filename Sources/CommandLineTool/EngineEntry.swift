/// The `main` of the engine and of a static build, in C, calls this.
@_cdecl("swiftui_patterns_main")
public func swiftUIPatternsMain() -> Int32 { CommandLineTool.run(Array(CommandLine.arguments.dropFirst())) }
