import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel

/// An expression that asks what the device is: its idiom, model, screen or orientation.
struct DeviceQuestion {
  enum Kind {
    case idiom
    case model
    case screen
    case orientation
  }

  let kind: Kind
  /// What is marked: the name that asks, such as `userInterfaceIdiom`.
  let name: TokenSyntax
  /// The whole question: `UIDevice.current.userInterfaceIdiom == .pad`, or a name that stands for it.
  let expression: ExprSyntax
  /// Whether it is true where there is much room; nil where that cannot be said with a size class.
  let asksForRoom: Bool?
  /// The own property that holds the question, for a question by name.
  let helper: Member?

  private init(_ kind: Kind, name: TokenSyntax, expression: ExprSyntax, asksForRoom: Bool?, helper: Member? = nil) {
    self.kind = kind
    self.name = name
    self.expression = expression
    self.asksForRoom = asksForRoom
    self.helper = helper
  }

  /// The questions in a condition, also those behind names of the type's own properties and of locals.
  static func all(in condition: some SyntaxProtocol, of file: ViewFile, depth: Int = 0) -> [DeviceQuestion] {
    guard depth < 3 else { return [] }
    return condition.tokens(viewMode: .sourceAccurate).flatMap { token -> [DeviceQuestion] in
      guard case .identifier = token.tokenKind, let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
        return []
      }
      if let direct = DeviceQuestion(direct: token, reference) { return [direct] }
      return byName(token, reference, in: file, depth: depth)
    }
  }

  // MARK: Direct questions

  private init?(direct token: TokenSyntax, _ reference: DeclReferenceExprSyntax) {
    let member = reference.parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == reference.id ? $0 : nil }
    let base = member?.base?.trimmedDescription ?? ""
    switch token.text {
    case "userInterfaceIdiom":
      guard let member else { return nil }
      self.init(idiom: token, asked: ExprSyntax(member))
    case "UI_USER_INTERFACE_IDIOM":
      guard let call = reference.parent?.as(FunctionCallExprSyntax.self) else { return nil }
      self.init(idiom: token, asked: ExprSyntax(call))
    case let name where Self.padNames.contains(name) && base.hasPrefix("UIDevice"):
      guard let member else { return nil }
      self.init(.idiom, name: token, expression: ExprSyntax(member).negationAround, asksForRoom: !ExprSyntax(member).isNegated)
    case let name where Self.phoneNames.contains(name) && base.hasPrefix("UIDevice"):
      guard let member else { return nil }
      self.init(.idiom, name: token, expression: ExprSyntax(member).negationAround, asksForRoom: ExprSyntax(member).isNegated)
    case "model" where base == "UIDevice.current", "localizedModel" where base == "UIDevice.current":
      guard let member else { return nil }
      self.init(.model, name: token, expression: ExprSyntax(member), asksForRoom: nil)
    case "orientation" where base == "UIDevice.current":
      guard let member else { return nil }
      self.init(.orientation, name: token, expression: ExprSyntax(member), asksForRoom: nil)
    case "bounds" where base == "UIScreen.main", "nativeBounds" where base == "UIScreen.main":
      guard let member else { return nil }
      self.init(.screen, name: token, expression: ExprSyntax(member), asksForRoom: nil)
    default: return nil
    }
  }

  /// What stands in every question, or in the helper or property that a question by name means.
  static let test = TextTest.any(
    (["userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM"] + padNames.sorted() + phoneNames.sorted()).map(TextTest.mentions) + [
      .all([.mentions("UIDevice"), .any(["model", "localizedModel", "orientation"].map(TextTest.mentions))]),
      .all([.mentions("UIScreen"), .any(["bounds", "nativeBounds"].map(TextTest.mentions))]),
    ])

  static let padNames: Set<String> = ["isPad", "isIPad", "isiPad", "isTablet"]
  static let phoneNames: Set<String> = ["isPhone", "isIPhone", "isiPhone"]

  /// A comparison of the idiom. Nil for kinds of devices that no size class stands for.
  private init?(idiom token: TokenSyntax, asked: ExprSyntax) {
    guard let infix = asked.parent?.as(InfixOperatorExprSyntax.self) else {
      self.init(.idiom, name: token, expression: asked, asksForRoom: nil)
      return
    }
    let other = infix.leftOperand.id == asked.id ? infix.rightOperand : infix.leftOperand
    let isEqual = infix.operator.trimmedDescription == "=="
    guard isEqual || infix.operator.trimmedDescription == "!=" else { return nil }
    switch other.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "pad": self.init(.idiom, name: token, expression: ExprSyntax(infix), asksForRoom: isEqual)
    case "phone": self.init(.idiom, name: token, expression: ExprSyntax(infix), asksForRoom: !isEqual)
    default: return nil
    }
  }

  // MARK: Questions by name

  private static func byName(
    _ token: TokenSyntax, _ reference: DeclReferenceExprSyntax, in file: ViewFile, depth: Int
  ) -> [DeviceQuestion] {
    var use = ExprSyntax(reference)
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
      guard member.base?.trimmedDescription == "self" else { return [] }
      use = ExprSyntax(member)
    }
    if let local = ScopeTree.localDeclaration(of: token.text, at: reference) {
      guard use.is(DeclReferenceExprSyntax.self), let binding = local.firstAncestor(PatternBindingSyntax.self),
        let value = binding.initializer?.value, value.modifiedView.id == value.id || !value.is(FunctionCallExprSyntax.self)
      else { return [] }
      return all(in: value, of: file, depth: depth + 1).map {
        DeviceQuestion($0.kind, name: token, expression: use, asksForRoom: nil)
      }
    }
    guard let type = file.type(around: reference) else { return [] }
    if let helper = file.member(named: token.text, of: type), helper.resultType == "Bool", let body = helper.body {
      return all(in: body, of: file, depth: depth + 1).prefix(1).map {
        DeviceQuestion($0.kind, name: token, expression: use, asksForRoom: nil, helper: helper)
      }
    }
    guard let property = file.property(named: token.text, of: type), property.type == nil || property.isBool,
      let value = property.defaultValue
    else { return [] }
    return all(in: value, of: file, depth: depth + 1).prefix(1).map {
      DeviceQuestion($0.kind, name: token, expression: use, asksForRoom: nil)
    }
  }
}

extension ExprSyntax {
  /// Whether `!` stands in front.
  fileprivate var isNegated: Bool { parent?.as(PrefixOperatorExprSyntax.self)?.operator.text == "!" }

  /// With the `!` in front.
  fileprivate var negationAround: ExprSyntax { isNegated ? parent?.as(ExprSyntax.self) ?? self : self }
}
