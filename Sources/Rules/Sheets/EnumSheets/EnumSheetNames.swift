import SwiftSyntax
import SwiftUIModel

/// The names that a conversion to an enum invents.
struct EnumSheetNames {
  /// `Sheet`
  let type: String
  /// `presentedSheet`
  let state: String
  /// What the content's closure calls its value: `sheet`
  let value: String

  /// Names that nothing in the file has yet.
  init(for modifier: String, in file: ViewFile) {
    let noun = modifier == "sheet" ? "Sheet" : "Cover"
    let isFree = { (name: String) in
      ["", "$", "_"].allSatisfy { file.tokens(named: $0 + name).isEmpty }
    }
    type = Self.first(of: [noun, "Presented" + noun, noun + "Content"], where: isFree)
    state = Self.first(of: ["presented" + noun, "active" + noun, "shown" + noun], where: isFree)
    let lower = noun.lowercased()
    // `.sheet(` names no value, and a trailing `.cover` none either.
    value = Self.first(of: [lower, "presented", "shown"]) { name in
      file.tokens(named: name).allSatisfy { token in
        if token.parent?.is(LabeledExprSyntax.self) ?? false { return true }
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
        return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id == reference.id
      }
    }
  }

  private static func first(of names: [String], where isFree: (String) -> Bool) -> String {
    if let free = names.first(where: isFree) { return free }
    let base = names.first ?? "sheet"
    return (2...99).lazy.map { "\(base)\($0)" }.first(where: isFree) ?? base
  }

  // MARK: Cases

  private static let prefixes = [
    "shouldShow", "shouldPresent", "shouldDisplay", "isShowing", "isPresenting", "isDisplaying", "isOpening", "isPresented",
    "isShown", "showing", "presenting", "displaying", "shows", "show", "presented", "present", "display", "open", "is",
  ]
  private static let suffixes = [
    "IsPresented", "IsPresenting", "IsShowing", "IsShown", "IsDisplayed", "IsOpen", "IsVisible", "IsActive", "Presented",
    "Presenting", "Showing", "Shown", "Displayed", "Displaying", "Visible", "Active", "FullScreenCover", "Sheet", "Modal",
    "Cover",
  ]
  private static let kinds = ["View", "Screen", "Item"]
  private static let itemPrefixes = ["selected", "presented", "active", "current", "shown", "chosen", "tapped", "sheet"]

  /// `showNewRecipe` is about `newRecipe`, `selectedTrip` about `trip`; nil where nothing is left, as of `isPresented`.
  static func caseName(of property: String, isItem: Bool) -> String? {
    var name = property.camelCased
    for prefix in isItem ? itemPrefixes + prefixes : prefixes where name.hasPrefix(prefix) {
      let rest = name.dropFirst(prefix.count)
      guard rest.isEmpty || rest.first?.isUppercase == true else { continue }
      name = String(rest)
      break
    }
    while let suffix = suffixes.first(where: { name.hasSuffix($0) || name == $0.lowerCamel }) {
      name = String(name.dropLast(suffix.count))
    }
    if let kind = kinds.first(where: { name.hasSuffix($0) && name != $0 }) { name = String(name.dropLast(kind.count)) }
    return name.isEmpty || name.first?.isLetter != true ? nil : name.lowerCamel
  }

  /// The case's name after the view that it shows: `SettingsView()` is `settings`.
  static func caseName(ofView view: String) -> String? {
    guard view.first?.isUppercase == true else { return nil }
    var name = view
    for suffix in ["ViewController", "View", "Sheet", "Screen"] where name.hasSuffix(suffix) && name != suffix {
      name = String(name.dropLast(suffix.count))
      break
    }
    return name.lowerCamel
  }

  /// Names that a case of an `Identifiable` enum in an optional state must not have.
  static func isReserved(_ name: String) -> Bool {
    ["id", "none", "some", "self", "Self", "init", "Type", "Protocol", "hash", "hashValue"].contains(name)
  }
}

extension String {
  /// `show_settings` as `showSettings`.
  fileprivate var camelCased: String {
    let words = split(separator: "_")
    return words.enumerated().map {
      $0.offset == 0 ? String($0.element) : $0.element.prefix(1).uppercased() + $0.element.dropFirst()
    }
    .joined()
  }

  /// `URLField` as `urlField`, `Tags` as `tags`.
  var lowerCamel: String {
    let capitals = prefix { $0.isUppercase || $0.isNumber }
    if capitals.count <= 1 || capitals.count == count { return prefix(capitals.count).lowercased() + dropFirst(capitals.count) }
    let head = capitals.dropLast()
    return head.lowercased() + dropFirst(head.count)
  }
}
