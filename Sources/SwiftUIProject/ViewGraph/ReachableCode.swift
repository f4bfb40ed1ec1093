import SourceText
import SwiftSyntax
import SwiftUIModel

/// The code that a part of a view shows: the part itself, the helpers of its type that it uses, and the bodies of the views
/// that it makes, over the whole workspace. What sheets and other presentations show is left out.
public struct ReachableCode {
  /// A region of a file that is shown.
  public struct Region {
    /// The absolute path of another file; nil for the checked one.
    public let path: String?
    public let file: ViewFile
    public let range: TextRange
    /// The type that the region is in, or whose members it is.
    public let type: TypeDeclaration?
    /// The calls in the region.
    public let calls: [Call]
    /// The content of presentations within the region.
    public let presented: [TextRange]
  }

  public private(set) var regions: [Region] = []
  /// What is shown too, but cannot be looked into: views of other modules, content that the view is given.
  public private(set) var unresolved: [String] = []
  private let semantics: SemanticModel
  private var visitedViews: Set<String> = []
  /// The uses of the helpers that were looked at.
  private var uses: [SyntaxIdentifier: [TextRange]] = [:]

  /// - Parameter includesPresented: whether what presentations show counts too.
  public init(of node: some SyntaxProtocol, in semantics: SemanticModel, includesPresented: Bool = false) {
    self.semantics = semantics
    let type = semantics.file.type(around: node)
    if let closure = node.as(ClosureExprSyntax.self) { noteOpaqueContent(of: closure, in: semantics.file, type: type) }
    visit(node.textRange, in: semantics.file, path: nil, type: type, includesPresented: includesPresented, depth: 0)
    if let name = node.as(ExprSyntax.self)?.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.foreignView {
      visitView(name, in: type, includesPresented: includesPresented, depth: 0)
    }
  }

  /// The calls of a function or initialiser within reach.
  public func calls(named name: String) -> [Located<Call>] {
    regions.flatMap { region in
      region.calls.filter { call in
        call.name == name && !region.presented.contains { $0.contains(call.nameRange) }
      }
      .map { Located(path: region.path, file: region.file, node: $0) }
    }
  }

  // MARK: Walk

  /// Beyond these the answer would be slow, and hardly better.
  private static let maximalDepth = 5
  private static let maximalRegions = 60

  private mutating func visit(
    _ range: TextRange, in file: ViewFile, path: String?, type: TypeDeclaration?, includesPresented: Bool, depth: Int
  ) {
    guard !regions.contains(where: { $0.path == path && $0.range.contains(range) }) else { return }
    let calls = file.calls(in: range)
    let presented = includesPresented ? [] : calls.flatMap(Self.presentedRanges)
    regions.append(Region(path: path, file: file, range: range, type: type, calls: calls, presented: presented))
    guard depth < Self.maximalDepth, regions.count < Self.maximalRegions else {
      addUnresolved("more")
      return
    }
    let isShown = { (place: TextRange) in range.contains(place) && !presented.contains { $0.contains(place) } }
    if let type {
      for helper in file.declarations(of: type.qualifiedName).flatMap(\.members) where helper.isView {
        guard !range.contains(helper.node.textRange), let body = helper.body,
          uses(of: helper, in: type, of: file).contains(where: isShown)
        else { continue }
        visit(
          body.textRange, in: file, path: path, type: type, includesPresented: includesPresented, depth: depth + 1)
      }
      for property in type.properties where property.holdsContent(of: type) {
        if file.references(to: property, of: type).contains(where: { isShown($0.range) }) { addUnresolved(property.name) }
      }
    }
    for call in calls where isShown(call.nameRange) {
      if call.has(.contentHolder), !call.isMember {
        for argument in call.closures where argument.label == nil || argument.label == "content" || argument.label == "root" {
          noteOpaqueContent(of: argument.closure, in: file, type: type)
        }
      }
      guard let name = call.foreignView, call.isContent else { continue }
      visitView(name, in: type, includesPresented: includesPresented, depth: depth)
    }
  }

  private mutating func uses(of helper: Member, in type: TypeDeclaration, of file: ViewFile) -> [TextRange] {
    if let known = uses[helper.node.id] { return known }
    let found = helper.uses(in: type, of: file).map(\.textRange)
    uses[helper.node.id] = found
    return found
  }

  private mutating func visitView(_ name: String, in type: TypeDeclaration?, includesPresented: Bool, depth: Int) {
    guard visitedViews.insert(name).inserted, !semantics.isEvidentlyNoView(name) else { return }
    let declarations = semantics.declarations(ofType: name, in: type)
    guard declarations.contains(where: { $0.type.kind != .extension }) else {
      addUnresolved(name)
      return
    }
    guard declarations.contains(where: { $0.type.declaresView || $0.type.declaresViewModifier }) else { return }
    for declaration in declarations {
      visit(
        declaration.type.memberBlock.textRange, in: declaration.file, path: declaration.path, type: declaration.type,
        includesPresented: includesPresented, depth: depth + 1)
    }
  }

  /// Content such as `modal.view`, whose type only the compiler knows.
  private mutating func noteOpaqueContent(of closure: ClosureExprSyntax, in file: ViewFile, type: TypeDeclaration?) {
    for root in closure.statements.contentRoots() {
      guard let names = root.view.memberPath else { continue }
      let isOwn = names.count == 1 || names.first == "self" && names.count == 2
      if isOwn, let name = names.last, let type, file.member(named: name, of: type) != nil { continue }
      if names.last?.first?.isUppercase == true { continue }
      addUnresolved(names.joined(separator: "."))
    }
  }

  private mutating func addUnresolved(_ name: String) {
    if !unresolved.contains(name) { unresolved.append(name) }
  }

  private static func presentedRanges(of call: Call) -> [TextRange] {
    guard call.isMember, Presentation.Kind(rawValue: call.name) != nil else { return [] }
    return call.closures.map(\.closure.textRange)
  }
}

extension StateProperty {
  /// Whether it holds a view, or a closure that makes one, that the view's user decides about.
  fileprivate func holdsContent(of view: TypeDeclaration) -> Bool {
    guard let type else { return false }
    let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    return words.contains("AnyView") || words.contains { view.genericParameters.contains($0) }
  }
}

extension Call {
  /// The name of the view that it makes; nil for functions and for SwiftUI's own views.
  fileprivate var foreignView: String? {
    guard name.first?.isUppercase == true, !has(.builtIn) else { return nil }
    guard isMember else { return name }
    guard let path = base?.memberPath, path.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
    return (path + [name]).joined(separator: ".")
  }

  /// Whether it stands where a view does.
  fileprivate var isContent: Bool {
    let chain = wholeChainAcrossConditions
    guard let parent = chain.parent else { return false }
    if parent.is(CodeBlockItemSyntax.self) || parent.is(ReturnStmtSyntax.self) || parent.is(TernaryExprSyntax.self) {
      return true
    }
    guard let argument = parent.as(LabeledExprSyntax.self),
      let taker = argument.parent?.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    else { return false }
    if ["destination", "content", "root", "label"].contains(argument.label?.text) { return true }
    return argument.label == nil && (taker.has(.viewTaker) || taker.name.hasSuffix("View"))
  }
}
