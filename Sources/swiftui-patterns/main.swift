print("swiftui-patterns")
