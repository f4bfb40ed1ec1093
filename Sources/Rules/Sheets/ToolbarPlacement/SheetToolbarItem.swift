import SwiftSyntax
import SwiftUIModel

/// A button of a toolbar that cancels or confirms by its words, with the item that it stands in.
struct SheetToolbarItem {
  enum Meaning {
    case cancel
    case confirm

    /// The placement that says so.
    var placement: String { self == .cancel ? "cancellationAction" : "confirmationAction" }
  }

  /// The `ToolbarItem` or `ToolbarItemGroup` around it; nil for a button that stands in the toolbar itself.
  let item: Call?
  /// What stands in the toolbar: the item, the button, or a helper that makes it.
  let root: ExprSyntax
  let button: Call
  /// Its words, as written.
  let title: String
  let meaning: Meaning
  /// The placement's name; nil where none is written.
  let placement: String?
  /// Whether nothing else stands in the item.
  let isAlone: Bool

  /// Whether its placement does not say what it means. The only button of a sheet may be placed as one that cancels, also when
  /// it says “Done”. Other bars, and placements of the project's own, were chosen on purpose.
  var isMisplaced: Bool {
    guard let placement else { return true }
    if placement == "cancellationAction", title.lowercased() == "done" { return false }
    return placement != meaning.placement && SwiftUICatalogue.has(placement, .barSpot)
  }

  /// Whether its word may mean something else than the end of the sheet: “Add” may add a row.
  var isAmbiguous: Bool { title.lowercased() == "add" && !closesSheet }

  private var closesSheet: Bool {
    button.node.tokens(viewMode: .sourceAccurate).contains { $0.text == "dismiss" }
  }
}

// MARK: Detection

extension SheetToolbarItem {
  private static let itemNames = ["Button"] + SwiftUICatalogue.names(with: .placedToolbarItem)

  /// Those of a toolbar, in the helpers of its view too.
  static func all(in content: ClosureExprSyntax, of file: ViewFile) -> [SheetToolbarItem] {
    guard !itemNames.contains(where: file.declaresType) else { return [] }
    return all(in: content.statements, of: file, depth: 0)
  }

  private static func all(
    in statements: CodeBlockItemListSyntax, of file: ViewFile, depth: Int
  ) -> [SheetToolbarItem] {
    statements.contentRoots(throughGroups: true).flatMap { root -> [SheetToolbarItem] in
      if root.view.isToolbarItem {
        return root.view.as(FunctionCallExprSyntax.self).flatMap(Call.init).map { items(of: $0, in: file) } ?? []
      }
      if let helper = root.view.soleHelper(in: file), !helper.isView {
        guard depth < 4, let body = helper.body else { return [] }
        return all(in: body, of: file, depth: depth + 1)
      }
      guard let found = ButtonMeaning(root.view, in: file) else { return [] }
      return [
        SheetToolbarItem(
          item: nil, root: root.expression, button: found.button, title: found.title, meaning: found.meaning, placement: nil,
          isAlone: true)
      ]
    }
  }

  /// The buttons of an item: one that stands there alone, perhaps with a sign of progress in its stead, or one among others.
  private static func items(of item: Call, in file: ViewFile) -> [SheetToolbarItem] {
    let placement: String?
    if let argument = item.argument("placement")?.expression {
      guard let member = argument.as(MemberAccessExprSyntax.self),
        [nil, "ToolbarItemPlacement"].contains(member.base?.trimmedDescription)
      else { return [] }
      placement = member.declName.baseName.text
    } else {
      placement = nil
    }
    guard let content = item.closures.first(where: { $0.label == nil || $0.label == "content" })?.closure else { return [] }
    let found = ButtonMeaning.all(in: content.statements, of: file)
    return found.buttons.map { button in
      SheetToolbarItem(
        item: item, root: ExprSyntax(item.node), button: button.button, title: button.title, meaning: button.meaning,
        placement: placement, isAlone: found.isAlone)
    }
  }
}

/// A button whose words say that it cancels or confirms.
private struct ButtonMeaning {
  let button: Call
  let title: String
  let meaning: SheetToolbarItem.Meaning

  private static let words: [String: SheetToolbarItem.Meaning] = [
    "cancel": .cancel, "save": .confirm, "done": .confirm, "add": .confirm,
  ]

  /// Of a button, or of a helper that makes one.
  init?(_ view: ExprSyntax, in file: ViewFile, depth: Int = 0) {
    if let helper = view.soleHelper(in: file) {
      guard depth < 4, let body = helper.body else { return nil }
      let found = Self.all(in: body, of: file, depth: depth + 1)
      guard found.isAlone, let first = found.buttons.first else { return nil }
      self = first
      return
    }
    guard let call = view.as(FunctionCallExprSyntax.self).flatMap(Call.init), call.name == "Button", !call.isMember,
      let title = call.title, let meaning = Self.words[title.lowercased()]
    else { return nil }
    button = call
    self.title = title
    self.meaning = meaning
  }

  /// Those among some views. One of two branches, as in Edit and Done, may mean anything and is left out; branches that mean
  /// the same count once.
  static func all(
    in statements: CodeBlockItemListSyntax, of file: ViewFile, depth: Int = 0
  ) -> (buttons: [ButtonMeaning], isAlone: Bool) {
    let roots = statements.contentRoots(throughGroups: true).filter { !$0.view.isPlaceholder }
    let meanings = roots.map { (root: $0, button: ButtonMeaning($0.view, in: file, depth: depth)) }
    if let first = meanings.first?.button, roots.count == 1 || roots.allSatisfy(\.isConditional),
      meanings.allSatisfy({ $0.button?.meaning == first.meaning })
    {
      return ([first], true)
    }
    return (meanings.compactMap { $0.root.isConditional ? nil : $0.button }, false)
  }
}

extension ExprSyntax {
  /// Whether it is an item of a toolbar and no view.
  var isToolbarItem: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self).flatMap(Call.init), !call.isMember else { return false }
    return call.has(.toolbarItem)
  }

  /// Whether it shows nothing to press, or only groups what does.
  fileprivate var isPlaceholder: Bool {
    guard let call = self.as(FunctionCallExprSyntax.self).flatMap(Call.init), !call.isMember else { return false }
    return call.has(.placeholder)
  }
}

extension Call {
  private static let lookups: Set<String> = ["NSLocalizedString", "String", "LocalizedStringKey", "LocalizedStringResource"]

  /// A button's words, where a plain literal gives them, perhaps one that is looked up in the strings of the app.
  fileprivate var title: String? {
    var literal = buttonTitle
    if literal == nil, let lookup = unlabeledArgument?.expression.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      Self.lookups.contains(lookup.name), !lookup.isMember
    {
      literal = lookup.node.arguments.first?.expression.as(StringLiteralExprSyntax.self)
    }
    return literal?.representedLiteralValue
  }
}
