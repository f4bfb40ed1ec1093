import SourceText
import SwiftSyntax
import SwiftUIModel

/// A name at a place where a SwiftUI name can stand.
struct APIMention {
  /// As the handbook's index spells it: `sheet(item:content:)`, `NavigationStack`, `@State`, `\.dismiss`, `PresentationDetent.medium`.
  var name: String
  /// What is under the cursor: the name or an argument's label.
  var range: TextRange
  /// The UTF-8 offset of the API's own name.
  var place: Int
  /// The label under the cursor.
  var label: String?
  /// The type that has to be SwiftUI's own for the name to mean what it says.
  var type: String?
}

extension ViewFile {
  /// The SwiftUI name at a UTF-8 offset. Whether the project has a type of its own by that name is left to the caller.
  func apiMention(at offset: Int) -> APIMention? {
    guard importsSwiftUI, let token = nameToken(at: offset), let parent = token.parent else { return nil }
    if let argument = parent.as(LabeledExprSyntax.self), argument.label?.id == token.id {
      return mention(ofLabel: token, in: argument.parent?.parent?.as(FunctionCallExprSyntax.self))
    }
    if let closure = parent.as(MultipleTrailingClosureElementSyntax.self), closure.label.id == token.id {
      return mention(ofLabel: token, in: closure.parent?.parent?.as(FunctionCallExprSyntax.self))
    }
    guard case .identifier(let name) = token.tokenKind else { return nil }
    let mention: APIMention?
    if let call = calls(named: name).first(where: { $0.nameToken.id == token.id }) {
      mention = self.mention(of: call)
    } else if let type = parent.as(IdentifierTypeSyntax.self) {
      let isAttribute = type.parent?.is(AttributeSyntax.self) == true
      // An attribute never means a type of the project, such as the `enum State` of a model.
      mention = isAttribute ? plain(token, "@" + name) : plain(token, name, type: name)
    } else if let type = parent.as(MemberTypeSyntax.self) {
      let owner = type.baseType.trimmedDescription
      let isAttribute = type.parent?.is(AttributeSyntax.self) == true
      let own = isAttribute ? "@" + name : name
      mention = owner == "SwiftUI" ? plain(token, own) : plain(token, "\(owner).\(name)", type: owner)
    } else if let reference = parent.as(DeclReferenceExprSyntax.self) {
      mention = self.mention(of: reference, token)
    } else if let pattern = parent.as(IdentifierPatternSyntax.self) {
      let holder = type(around: pattern)
      let property = holder.flatMap { self.property(named: name, of: $0) }
      let key = property?.nameToken.id == token.id ? environmentKey(of: property) : nil
      mention = key.map { plain(token, $0) }
    } else {
      mention = nil
    }
    return mention.flatMap { isDeclaredHere($0.type) ? nil : $0 }
  }

  private func nameToken(at offset: Int) -> TokenSyntax? {
    // A cursor behind a word means the word.
    for place in [offset, offset - 1] where place >= 0 && place < text.count {
      guard let token = token(at: place), token.textRange.touches(offset) else { continue }
      switch token.tokenKind {
      case .identifier, .keyword: return token
      default: continue
      }
    }
    return nil
  }

  private func plain(_ token: TokenSyntax, _ name: String, type: String? = nil) -> APIMention {
    APIMention(name: name, range: token.textRange, place: token.textRange.lower, type: type)
  }

  /// Whether this file has a type of its own by that name.
  private func isDeclaredHere(_ type: String?) -> Bool {
    guard let first = type?.split(separator: ".").first.map(String.init) else { return false }
    return declaresType(named: first)
      || tokens(named: first).contains {
        $0.parent?.is(TypeAliasDeclSyntax.self) == true || $0.parent?.is(GenericParameterSyntax.self) == true
      }
  }

  // MARK: Calls

  private func mention(ofLabel token: TokenSyntax, in node: FunctionCallExprSyntax?) -> APIMention? {
    guard let call = node.flatMap(Call.init), var mention = mention(of: call), !isDeclaredHere(mention.type) else {
      return nil
    }
    mention.label = token.text
    mention.range = token.textRange
    return mention
  }

  private func mention(of call: Call) -> APIMention? {
    let name = Self.fullName(of: call)
    let token = call.nameToken
    guard call.isMember else {
      if call.name.first?.isUppercase == true {
        return ScopeTree.localDeclaration(of: call.name, at: call.node) == nil ? plain(token, name, type: call.name) : nil
      }
      // `dismiss()`: the property's value is what is called.
      return environmentKey(named: call.name, at: call.node).map { plain(token, $0) }
    }
    guard let base = call.base else {
      return ImplicitMember.owner(of: ExprSyntax(call.node), in: self).map { plain(token, "\($0).\(name)") }
    }
    if isNavigationPath(base) { return plain(token, "NavigationPath.\(name)") }
    if let path = base.memberPath, let first = path.first, first.first?.isUppercase == true, !isView(base) {
      return plain(token, first == "SwiftUI" ? name : "\(path.joined(separator: ".")).\(name)", type: first)
    }
    return isModifier(call, of: base) ? plain(token, name) : nil
  }

  /// Whether a method is called on a view, as far as the file tells.
  private func isModifier(_ call: Call, of base: ExprSyntax) -> Bool {
    guard isViewContext(call.node) || isInScene(call.node), !declaresModifier(like: call) else { return false }
    guard let path = base.memberPath, let first = path.first(where: { $0 != "self" }) else {
      // `self.sheet(…)` is SwiftUI's unless the view has such a method.
      guard base.trimmedDescription == "self" else { return true }
      return type(around: call.node).flatMap { member(named: call.name, of: $0) } == nil
    }
    if let member = path.last, path.count > 1, member.lowercased().contains("backport") { return false }
    // A value that a property holds is no view, except where its type says so.
    guard let property = type(around: call.node).flatMap({ property(named: first, of: $0) }) else { return true }
    return property.storage == .plain && property.type.map { $0 == "Content" || $0.contains("View") } ?? false
  }

  private func isView(_ base: ExprSyntax) -> Bool { base.is(FunctionCallExprSyntax.self) }

  /// Whether a node stands in the body of a scene, of commands or of toolbar content.
  private func isInScene(_ node: some SyntaxProtocol) -> Bool {
    guard let type = type(around: node) else { return false }
    return !Set(type.inheritedTypes).isDisjoint(with: [
      "App", "Commands", "CustomizableToolbarContent", "Scene", "ToolbarContent",
    ])
  }

  /// Whether this file declares a function that the call may mean.
  private func declaresModifier(like call: Call) -> Bool {
    tokens(named: call.name).contains { token in
      guard let function = token.parent?.as(FunctionDeclSyntax.self), function.name.id == token.id else { return false }
      let labels = function.signature.parameterClause.parameters.map { $0.firstName.text == "_" ? "" : $0.firstName.text }
      return call.labels.allSatisfy(labels.contains)
    }
  }

  private static func fullName(of call: Call) -> String {
    let labels = call.labels.map { $0.isEmpty ? "_" : $0 }
    let trailing = call.node.additionalTrailingClosures.map(\.label.text)
    guard !labels.isEmpty || !trailing.isEmpty else { return call.name }
    return "\(call.name)(\((labels + trailing).map { $0 + ":" }.joined()))"
  }

  // MARK: Names

  private func mention(of reference: DeclReferenceExprSyntax, _ token: TokenSyntax) -> APIMention? {
    let name = token.text
    if let path = reference.firstAncestor(KeyPathExprSyntax.self) {
      return isOfEnvironment(path) ? plain(token, "\\." + name) : nil
    }
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id else {
      if name.first?.isUppercase == true {
        return ScopeTree.localDeclaration(of: name, at: reference) == nil ? plain(token, name, type: name) : nil
      }
      return environmentKey(named: name, at: reference).map { plain(token, $0) }
    }
    guard let base = member.base else {
      return ImplicitMember.owner(of: ExprSyntax(member), in: self).map { plain(token, "\($0).\(name)") }
    }
    if isNavigationPath(base) { return plain(token, "NavigationPath.\(name)") }
    if base.trimmedDescription == "self" { return environmentKey(named: name, at: reference).map { plain(token, $0) } }
    guard let path = base.memberPath, let first = path.first, first.first?.isUppercase == true else { return nil }
    // `UIDevice.current.model` is a member of what `current` is.
    let owner = path.filter { $0 != "current" }.joined(separator: ".")
    return first == "SwiftUI" ? plain(token, name) : plain(token, "\(owner).\(name)", type: first)
  }

  /// Whether a key path is that of `@Environment(\.dismiss)` or `.environment(\.dismiss, …)`.
  private func isOfEnvironment(_ path: KeyPathExprSyntax) -> Bool {
    guard let list = path.parent?.as(LabeledExprSyntax.self)?.parent else { return false }
    if let attribute = list.parent?.as(AttributeSyntax.self) {
      return attribute.attributeName.trimmedDescription.split(separator: ".").last == "Environment"
    }
    return list.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name == "environment"
  }

  /// `\.dismiss` for a property with `@Environment(\.dismiss)`.
  private func environmentKey(of property: StateProperty?) -> String? {
    guard case .environment(let key)? = property?.storage, key.first?.isLowercase == true else { return nil }
    return "\\." + key
  }

  private func environmentKey(named name: String, at node: some SyntaxProtocol) -> String? {
    guard let type = type(around: node), ScopeTree.localDeclaration(of: name, at: node) == nil else { return nil }
    return environmentKey(of: property(named: name, of: type))
  }

  private func isNavigationPath(_ base: ExprSyntax) -> Bool {
    guard let path = base.memberPath?.filter({ $0 != "self" }), path.count == 1, let name = path.first,
      let type = type(around: base)
    else { return false }
    return property(named: name, of: type)?.type == "NavigationPath"
  }
}
