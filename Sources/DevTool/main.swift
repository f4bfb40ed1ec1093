print("DevTool")
