import SwiftSyntax
import SwiftUIModel

extension SemanticModel {
  /// Whether a modifier may put a navigation container around the view: one of the project's that mentions a container, or one
  /// whose declaration is not in sight.
  public func mayAddContainer(_ modifier: Call, depth: Int = 0) -> Bool {
    if modifier.has(.modifier) { return false }
    guard depth < 3 else { return true }
    if modifier.name == "modifier", let argument = modifier.unlabeledArgument?.expression {
      guard let name = argument.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name else { return true }
      let declarations = declarations(ofType: name)
      return declarations.isEmpty || declarations.contains { mayAddContainer($0.type.node, in: $0.file, depth: depth) }
    }
    guard let methods = methods(named: modifier.name) else { return true }
    return methods.isEmpty || methods.contains { mayAddContainer($0.node.node, in: $0.file, depth: depth) }
  }

  private func mayAddContainer(_ declaration: DeclSyntax, in file: ViewFile, depth: Int) -> Bool {
    file.calls(in: declaration.textRange).contains { call in
      if !call.isMember, call.name.contains("Navigation") || call.wrapsModifiedView { return true }
      return call.modifiesOwnView(in: file) && mayAddContainer(call, depth: depth + 1)
    }
  }
}

extension SemanticModel {
  /// Whether a view has a navigation container in it, in what it shows itself or in the views that it makes there.
  public func bringsContainer(_ view: some SyntaxProtocol) -> Bool {
    var visited: Set<String> = []
    return bringsContainer(Syntax(view), in: file, &visited)
  }

  private func bringsContainer(_ node: Syntax, in file: ViewFile, _ visited: inout Set<String>) -> Bool {
    for call in Self.shownCalls(in: node) where !call.isMember && call.name.first?.isUppercase == true {
      if NavigationContainer(call) != nil { return true }
      guard !call.has(.commonView), visited.count < 64, visited.insert(call.name).inserted else { continue }
      for declaration in declarations(ofType: call.name) where declaration.file.isView(declaration.type) {
        if bringsContainer(Syntax(declaration.type.memberBlock), in: declaration.file, &visited) { return true }
      }
    }
    return false
  }

  /// The calls in a view, those in what it presents left out.
  private static func shownCalls(in node: Syntax) -> [Call] {
    var result: [Call] = []
    var pending = [node]
    while let next = pending.popLast() {
      guard let node = next.as(FunctionCallExprSyntax.self), let call = Call(node) else {
        pending += next.children(viewMode: .sourceAccurate)
        continue
      }
      result.append(call)
      if call.isMember, Presentation.Kind(rawValue: call.name) != nil {
        if let base = call.base { pending.append(Syntax(base)) }
      } else {
        pending += next.children(viewMode: .sourceAccurate)
      }
    }
    return result
  }
}

extension Call {
  /// Whether it is a modifier of the view that the declaration of a modifier is about: of `self`, written or not, or of `content`.
  fileprivate func modifiesOwnView(in file: ViewFile) -> Bool {
    guard name.first?.isLowercase == true, name != "body" else { return false }
    let position = ViewAncestors(of: node, in: file)
    guard position.steps.isEmpty, position.isMemberRoot else { return false }
    guard isMember else { return true }
    let view = ExprSyntax(node).modifiedView
    let isOnImplicitSelf = view.as(FunctionCallExprSyntax.self).flatMap(Call.init).map {
      !$0.isMember && $0.name.first?.isLowercase == true
    }
    return isModifier && (["self", "content"].contains(view.trimmedDescription) || isOnImplicitSelf ?? false)
  }

  /// Whether it is a container that is not SwiftUI's, with the modified view in its closure.
  fileprivate var wrapsModifiedView: Bool {
    guard name.first?.isUppercase == true, !has(.commonView) else { return false }
    return closures.contains { argument in
      argument.closure.statements.contentRoots().contains { ["self", "content"].contains($0.view.trimmedDescription) }
    }
  }
}
