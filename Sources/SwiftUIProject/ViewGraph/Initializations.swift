import SwiftSyntax
import SwiftUIModel

extension SemanticModel {
  /// The places of the project that make a view: `Detail(…)`, `Screens.Detail(…)`, `Detail.init`. Those in previews are perhaps
  /// left out if there are others. Nil if the project is not known, or if not exactly one type has the name.
  public func initializations(of name: String) -> [Located<Syntax>]? {
    guard let files = files(mentioning: name) else { return nil }
    guard files.reduce(0, { $0 + $1.file.countOfTypes(named: name) }) == 1 else { return nil }
    // What makes it for a preview counts only if nothing else does, and then need not all be known.
    let shown = files.flatMap { $0.initializations(of: name, where: .isNoPreview) }
    return shown.isEmpty ? files.flatMap { $0.initializations(of: name, where: .all([])) } : shown
  }
}

extension SourceFile {
  /// The places of this file that make a view.
  /// - Parameter test: what the declaration at file level must pass
  public func initializations(of name: String, where test: TextTest = .all([])) -> [Located<Syntax>] {
    file.tokens(making: name, where: test).compactMap { $0.initialization.map { located(Syntax($0)) } }
  }
}

extension TokenSyntax {
  /// The call that makes a value of the type that this token names, or the reference to its initialiser; nil for other uses.
  fileprivate var initialization: ExprSyntax? {
    guard let reference = parent?.as(DeclReferenceExprSyntax.self), reference.baseName.id == id else { return nil }
    var made = ExprSyntax(reference)
    if let member = reference.parent?.as(MemberAccessExprSyntax.self), member.declName.id == reference.id {
      guard member.base?.memberPath?.last?.first?.isUppercase == true else { return nil }
      made = ExprSyntax(member)
    }
    if let generic = made.parent?.as(GenericSpecializationExprSyntax.self) { made = ExprSyntax(generic) }
    var isInitializer = false
    if let member = made.parent?.as(MemberAccessExprSyntax.self), member.base?.id == made.id {
      guard member.declName.baseName.text == "init" else { return nil }
      made = ExprSyntax(member)
      isInitializer = true
    }
    if let call = made.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == made.id { return ExprSyntax(call) }
    return isInitializer ? made : nil
  }
}
