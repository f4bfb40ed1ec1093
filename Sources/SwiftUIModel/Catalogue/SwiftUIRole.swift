/// What a name of SwiftUI's means where it is written. A name has as many roles as it has uses: `List` is a view, a lazy container
/// and what makes rows.
public enum SwiftUIRole: UInt8, Sendable, CaseIterable {
  // MARK: What kind of name it is

  /// A view.
  case view
  /// A scene that shows views.
  case scene
  /// A scene with the main windows of an app, which have bars and menus: `WindowGroup`.
  case mainScene
  /// A modifier that puts no container around its view.
  case modifier
  /// An item of a toolbar.
  case toolbarItem
  /// A toolbar item that is made for a placement.
  case placedToolbarItem
  /// Commands for the menus of an app.
  case commands
  /// Commands whose items the project writes itself.
  case ownCommands
  /// A value of the environment, by its key.
  case environmentKey
  /// A function that runs a closure and adds nothing to it: `withAnimation`.
  case closureRunner
  /// Where a toolbar's item goes, by its name in `ToolbarItemPlacement`.
  case placement
  /// What shows a view in UIKit or AppKit.
  case host
  /// A name that means no view of the project where views stand, so there is nothing to look for inside.
  case builtIn
  /// One of the built-in views that content most often starts with.
  case commonView

  // MARK: Containers

  /// A navigation container.
  case navigationContainer
  /// A navigation container that shows one page at a time: no split view.
  case stackContainer
  /// Makes its rows only when they come into sight, so that modifiers inside are seen late or never. `Form` counts, though Apple
  /// does not name it.
  case lazyContainer
  /// Lays out or styles what its closure makes, so that this is not the content itself.
  case layout
  /// The view in it passes through unchanged: `Group`.
  case transparent
  /// Shows the view in its closure as a part of the same page, with or without something around it: `GeometryReader`, `Menu`.
  case partOfPage
  /// Gives its content a measure or a proxy and all of its own place: `GeometryReader`.
  case reader
  /// Content depends on the room that there is.
  case sizeReader
  /// Puts what is in its closure side by side, so that several of them are in sight.
  case sideBySide
  /// A tab view or a tab of it.
  case tab
  /// A group of tabs.
  case tabSection
  /// A stack along one axis, which is nothing without its children.
  case plainStack
  /// Takes data and makes a row for each element.
  case rowMaker
  /// Makes rows of data, with the elements of an array in its closure.
  case rowsOfElements
  /// Hands the modifiers on it to each of its children.
  case spreadsModifiers
  /// Holds some of the rows that a list is written with.
  case rowGroup
  /// Holds rows in a way that source text does not tell.
  case opaqueRows
  /// Fills a column or a screen, or scrolls by itself.
  case page
  /// Is as much of a page as the view in it.
  case pageWrapper
  /// Runs its closure while the view around it is made.
  case buildsAtOnce
  /// Its closure is content that is looked into for views that are not in sight.
  case contentHolder

  // MARK: Views without content of their own

  /// A small view, which is no column by itself.
  case piece
  /// Shows something, and does nothing when it is tapped.
  case inert
  /// Stands in a toolbar without anything to press.
  case placeholder
  /// Makes a value or picture, and closes nothing.
  case valueMaker

  // MARK: Actions and links

  /// A link, or a destination for links: what pushes.
  case push
  /// A menu that its closure fills.
  case menu
  /// Runs its closure when people tap it.
  case tapped
  /// What a modifier of the project adds a way out with.
  case mayHoldExit
  /// Gives a row a value to be selected by, or may hold what does.
  case tagsRows
  /// Takes a view as its argument without a label.
  case viewTaker
  /// Reacts to a tap on a row, or offers something to tap.
  case tapReaction
  /// Applies a modifier that is written elsewhere.
  case appliesModifier

  // MARK: Presentations and bars

  /// A presentation: sheet, cover, popover, alert, dialog, inspector.
  case presentation
  /// A presentation whose content is a page: sheet, cover, popover.
  case pagePresentation
  /// Sets something for the presentation that its view is the content of.
  case presentationSetting
  /// Says how a popover looks when it is a sheet.
  case sheetShape
  /// Says something about the bars of a navigation container.
  case bar
  /// Shows something that only a navigation container's bar can show.
  case needsBar
  /// Sets the title of the bar.
  case barTitle
  /// Puts items into the bar.
  case barItems
  /// Hides or shows a bar.
  case barVisibility
  /// Says what a page of a tab view is called and selected by.
  case tabMark

  // MARK: Modifiers by what they do

  /// Has a closure with further views beside, behind or over its own.
  case decoration
  /// Puts a view behind or over its own.
  case layer
  /// Has a closure with what belongs to the view and is not in it: its menu, its tab's item.
  case attachment
  /// Puts an object, or a value for a key, into the environment.
  case setsValue
  /// Puts the model context into the environment.
  case setsModelContext
  /// Sets or changes something in the environment.
  case setsEnvironment
  /// Runs when the view appears.
  case runsOnAppear
  /// Runs by itself, and not because of something that people did.
  case runsByItself
  case padding
  /// Runs its closure when something happens that no control of the view is the cause of.
  case event

  // MARK: Values of the environment

  /// Closes what the view is presented in.
  case dismissal
  /// Evidence of a way out of a presentation.
  case exit
  /// Is called or used without closing anything.
  case closesNothing
  /// Gives access to stored data.
  case dataContext

  // MARK: Placements

  /// A spot in a bar, or a meaning that says nothing about leaving.
  case barSpot
  /// Finds its way without a navigation container.
  case needsNoBar
}

/// The roles of one name.
public struct SwiftUIRoles: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  public init(_ roles: some Sequence<SwiftUIRole> = []) {
    for role in roles {
      if role.rawValue < 64 { low |= 1 << UInt64(role.rawValue) } else { high |= 1 << UInt64(role.rawValue &- 64) }
    }
  }

  public func contains(_ role: SwiftUIRole) -> Bool {
    let bits = role.rawValue < 64 ? low >> UInt64(role.rawValue) : high >> UInt64(role.rawValue &- 64)
    return bits & 1 == 1
  }

  public func union(_ other: SwiftUIRoles) -> SwiftUIRoles {
    var result = self
    result.low |= other.low
    result.high |= other.high
    return result
  }
}
