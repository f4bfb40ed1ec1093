import Linting
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// The views that the code in the target pushes as they are: without an argument, and with nothing set in their environment.
struct PushedViews {
  struct Push {
    /// The link or the `navigationDestination`.
    let call: Call
    let view: String
  }

  private let context: RuleContext
  private var file: ViewFile { context.file }

  init(_ context: RuleContext) { self.context = context }

  /// In source order, each view of a call once.
  var all: [Push] {
    let found = links + destinations + valueLinks
    return found.sorted { ($0.call.nameRange, $0.view) < ($1.call.nameRange, $1.view) }
  }

  private var links: [Push] {
    context.destinationLinks.flatMap { link -> [Push] in
      switch link.destination {
      case .closure(let closure): pushes(of: closure.statements, by: link.call)
      case .value(let view): plainView(view).map { [Push(call: link.call, view: $0)] } ?? []
      }
    }
  }

  private var destinations: [Push] {
    context.calls(named: "navigationDestination").flatMap { call -> [Push] in
      guard call.isMember, call.declaresDestination, call.base != nil,
        call.argument("isPresented") != nil || call.argument("item") != nil,
        let content = call.closures.first(where: { $0.label == nil || $0.label == "destination" })?.closure
      else { return [] }
      return pushes(of: content.statements, by: call)
    }
  }

  private func pushes(of statements: CodeBlockItemListSyntax, by call: Call) -> [Push] {
    var names: [String] = []
    for root in statements.contentRoots(throughGroups: true) {
      if let name = plainView(root.expression), !names.contains(name) { names.append(name) }
    }
    return names.map { Push(call: call, view: $0) }
  }

  /// The name of a view that is made without arguments; nil for all others.
  private func plainView(_ expression: ExprSyntax) -> String? {
    guard let call = expression.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init), !call.isMember,
      call.name.first?.isUppercase == true, call.allArguments.isEmpty, !call.has(.commonView)
    else { return nil }
    let isPlain = expression.viewModifiers.allSatisfy { $0.has(.modifier) && !$0.has(.setsEnvironment) }
    return isPlain ? call.name : nil
  }

  // MARK: Value links

  /// Links with a case without payload, where one destination of the workspace says which view it stands for.
  private var valueLinks: [Push] {
    guard !file.declaresType(named: "NavigationLink") else { return [] }
    let types = ValueTypes(semantics: context.semantics)
    return context.calls(named: "NavigationLink").flatMap { call -> [Push] in
      guard !call.isMember, let value = call.argument("value")?.expression.as(MemberAccessExprSyntax.self), value.base != nil,
        let type = types.type(of: ExprSyntax(value), in: file), !type.isOptional,
        context.semantics.declarations(ofType: type.name).contains(where: { $0.type.kind == .enumeration })
      else { return [] }
      return views(for: value.declName.baseName.text, of: type, types).map { Push(call: call, view: $0) }
    }
  }

  private func views(for name: String, of type: ValueType, _ types: ValueTypes) -> [String] {
    guard let files = context.semantics.files(mentioning: "navigationDestination")?.map(\.file) else { return [] }
    var found: [CodeBlockItemListSyntax] = []
    for file in files {
      for call in file.calls(named: "navigationDestination") where call.isMember && call.declaresDestination {
        guard let member = call.argument("for")?.expression.as(MemberAccessExprSyntax.self),
          member.declName.baseName.text == "self", let written = member.base?.trimmedDescription,
          types.type(named: written, in: file.type(around: call.node)) == type
        else { continue }
        guard let content = call.closures.first?.closure else { return [] }
        found.append(content.statements)
      }
    }
    guard found.count == 1, let statements = found.first, statements.count == 1, let only = statements.first,
      let choice = (only.item.as(ExpressionStmtSyntax.self)?.expression ?? only.item.as(ExprSyntax.self))?.as(
        SwitchExprSyntax.self)
    else { return [] }
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.filter {
      $0.label.trimmedDescription == "case .\(name):"
    }
    guard cases.count == 1, let content = cases.first?.statements else { return [] }
    return content.contentRoots(throughGroups: true).compactMap { plainView($0.expression) }
  }
}
