/// Writes a `project.pbxproj` as Xcode does, for as much as it is about.
struct XcodeSample {
  var objects: [String] = []
  private var count = 0
  private var children: [String] = []
  private var targets: [String] = []

  /// 24 hexadecimal digits.
  mutating func id() -> String {
    count += 1
    let digits = String(count, radix: 16, uppercase: true)
    return String(repeating: "0", count: 24 - digits.count) + digits
  }

  mutating func add(_ isa: String, _ members: String) -> String {
    let id = id()
    objects.append("\t\t\(id) /* \(isa) */ = {\n\t\t\tisa = \(isa);\n\t\t\t\(members)\n\t\t};")
    return id
  }

  /// A file in the project's main group.
  mutating func file(_ path: String, tree: String = "\"<group>\"") -> String {
    let file = add("PBXFileReference", "lastKnownFileType = sourcecode.swift; path = \"\(path)\"; sourceTree = \(tree);")
    children.append(file)
    return file
  }

  mutating func group(_ path: String, _ members: [String], isTop: Bool = true) -> String {
    children.removeAll(where: members.contains)
    let group = add(
      "PBXGroup",
      "children = (\(members.map { "\($0) /* a */," }.joined(separator: " "))); path = \(path); sourceTree = \"<group>\";")
    if isTop { children.append(group) }
    return group
  }

  /// A folder of Xcode 16.
  mutating func folder(_ path: String, exceptions: [String] = []) -> String {
    let folder = add(
      "PBXFileSystemSynchronizedRootGroup",
      "exceptions = (\(exceptions.map { "\($0)," }.joined())); explicitFileTypes = {}; path = \"\(path)\"; sourceTree = \"<group>\";"
    )
    children.append(folder)
    return folder
  }

  mutating func configurations(_ settings: [String], base: String? = nil) -> String {
    let base = base.map { "baseConfigurationReference = \($0) /* Base.xcconfig */; " } ?? ""
    let ids = zip(["Debug", "Release", "Third"], settings).map { name, settings in
      add("XCBuildConfiguration", "\(base)buildSettings = {\n\(settings)\n}; name = \(name);")
    }
    return add("XCConfigurationList", "buildConfigurations = (\(ids.map { "\($0) /* x */," }.joined(separator: " ")));")
  }

  @discardableResult
  mutating func target(
    _ name: String, product: String = "application", files: [String] = [], folders: [String] = [], settings: [String],
    base: String? = nil, more: String = "", filter: String = ""
  ) -> String {
    let buildFiles = files.map { add("PBXBuildFile", "fileRef = \($0); \(filter)") }
    let phase = add("PBXSourcesBuildPhase", "files = (\(buildFiles.map { "\($0)," }.joined()));")
    let list = configurations(settings, base: base)
    let target = add(
      "PBXNativeTarget",
      """
      buildConfigurationList = \(list); buildPhases = (\(phase) /* Sources */,); fileSystemSynchronizedGroups = \
      (\(folders.map { "\($0)," }.joined())); name = \"\(name)\"; \(more) productType = \"com.apple.product-type.\(product)\";
      """)
    targets.append(target)
    return target
  }

  /// The text of the file.
  mutating func text(project settings: [String] = [""], base: String? = nil) -> String {
    let list = configurations(settings, base: base)
    let main = add("PBXGroup", "children = (\(children.map { "\($0)," }.joined())); sourceTree = \"<group>\";")
    let root = add(
      "PBXProject",
      "buildConfigurationList = \(list); mainGroup = \(main); projectDirPath = \"\"; targets = (\(targets.joined(separator: ", ")));"
    )
    return """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjectVersion = 77;
      \tobjects = {

      \(objects.joined(separator: "\n"))
      \t};
      \trootObject = \(root) /* Project object */;
      }

      """
  }
}
