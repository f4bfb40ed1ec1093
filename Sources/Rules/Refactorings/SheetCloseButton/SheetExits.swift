import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel
import SwiftUIProject

/// Whether a sheet's content closes it already, as far as that can be seen or guessed from names.
struct SheetExits {
  private let presentation: Presentation
  private let reach: ReachableCode
  private let context: RuleContext
  private var file: ViewFile { context.file }

  init(_ presentation: Presentation, _ reach: ReachableCode, _ context: RuleContext) {
    self.presentation = presentation
    self.reach = reach
    self.context = context
  }

  private static let names = SwiftUICatalogue.names(with: .dismissal) + ["cancellationAction"]

  /// - Parameter root: the view that is shown, where there is only one
  func mayBe(in root: ExprSyntax?) -> Bool {
    // The last name of `model.showsFilter` means the same wherever the model is.
    let path = presentation.drivingState?.path ?? []
    let names = Self.names + (path.count > 1 ? path.suffix(1) : []).filter { $0 != "wrappedValue" }
    let isNamed = reach.regions.contains { region in
      names.contains { !region.file.tokens(named: $0, within: [region.range]).isEmpty }
    }
    if isNamed || isGivenState(path.first) { return true }
    return root.map { isGivenExit($0) || isController($0) } ?? false
  }

  /// Whether the content, with the helpers that it uses, writes the state or hands on its binding.
  private func isGivenState(_ name: String?) -> Bool {
    guard let name, let type = file.type(around: presentation.call.node), let property = file.property(named: name, of: type)
    else { return false }
    return file.references(to: property, of: type).contains { reference in
      (reference.isWrite || reference.form == .projection)
        && reach.regions.contains { $0.path == nil && $0.range.contains(reference.range) }
    }
  }

  private static let exitWords = ["cancel", "close", "dismiss", "done", "finish", "complet", "exit"]

  /// Whether the view is given something to call that is named like a way out.
  private func isGivenExit(_ root: ExprSyntax) -> Bool {
    guard let call = root.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init) else { return false }
    let isExit = { (name: String) in Self.exitWords.contains { name.lowercased().contains($0) } }
    if call.allArguments.contains(where: { $0.label.map { isExit($0.text) } ?? false }) { return true }
    let closures = context.semantics.declarations(ofType: call.name, in: file.type(around: root)).flatMap(\.type.properties)
      .filter {
        $0.type?.contains("->") ?? false
      }
    if closures.contains(where: { isExit($0.name) }) { return true }
    // A stack's content is what is shown.
    guard let container = NavigationContainer(call), let inner = container.content?.statements.contentRoots(), inner.count == 1
    else { return false }
    return inner.first.map { isGivenExit($0.expression) || isController($0.expression) } ?? false
  }

  /// A controller of UIKit, such as a web page's or that of Share, brings its own button.
  private func isController(_ root: ExprSyntax) -> Bool {
    guard let call = root.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init) else { return false }
    return context.semantics.declarations(ofType: call.name, in: file.type(around: root)).contains { declaration in
      declaration.type.inheritedTypes.contains { $0.hasSuffix("Representable") }
    }
  }
}
