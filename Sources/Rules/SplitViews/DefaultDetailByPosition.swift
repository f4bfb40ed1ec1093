import Linting
import SourceText
import SwiftSyntax
import SwiftUIModel

extension Rule {
  /// The first row selected on appear.
  public static let defaultDetailByPosition = Rule(
    id: "default-detail-by-position",
    severity: .hint,
    isEnabled: false,
    fixLevel: .none,
    chapter: .splitViews,
    title: "a first page chosen by its position",
    why: """
      Selecting the first row on appear shows whatever sorts first, and at compact width it pushes a screen that nobody asked for. \
      Choose the first page by its importance, or show an overview.
      """,
    anchor: "split-default-detail",
    triggers: ["NavigationSplitView"],
    flagged: DefaultDetailByPosition.flagged,
    allowed: DefaultDetailByPosition.allowed,
    check: { context in
      let file = context.file
      let views = file.navigationContainers(.splitView).compactMap { file.type(around: $0.call.node) }
      guard !views.isEmpty else { return [] }
      return context.assignments.compactMap { DefaultDetailByPosition.finding(of: $0, in: context, views: views) }
    })
}

enum DefaultDetailByPosition {
  fileprivate static func finding(of assignment: Assignment, in context: RuleContext, views: [TypeDeclaration]) -> Finding? {
    let file = context.file
    let path = assignment.target.memberPath?.filter { $0 != "self" } ?? []
    guard let type = file.type(around: assignment.target), views.contains(where: { $0.qualifiedName == type.qualifiedName }),
      let name = path.first, path.count == 1, let property = file.property(named: name, of: type), property.isOptional,
      let collection = collection(firstOf: assignment.value), isSelection(name, of: type, in: file),
      let closure = file.closures(around: assignment.target).first(where: { $0.call?.has(.runsOnAppear) ?? false })
    else { return nil }
    return Finding(
      .defaultDetailByPosition, range: assignment.target.textRange,
      message: """
        `\(name)` becomes the first of `\(collection)` when the view appears, which shows whatever sorts first and, at compact \
        width, pushes it. Choose the first page by its importance, or show an overview without a selection.
        """,
      related: (closure.call?.nameRange).map { [RelatedPlace(range: $0, message: "when it is selected")] } ?? [])
  }

  /// `items` of `items.first`, `items.first?.id` and `items[0]`.
  private static func collection(firstOf value: ExprSyntax) -> String? {
    if let access = value.as(SubscriptCallExprSyntax.self), access.arguments.count == 1,
      access.arguments.first?.expression.trimmedDescription == "0"
    {
      return access.calledExpression.memberPath?.last
    }
    guard let member = value.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
    if member.declName.baseName.text == "first" { return base.memberPath?.last }
    let unwrapped =
      base.as(OptionalChainingExprSyntax.self)?.expression ?? base.as(ForceUnwrapExprSyntax.self)?.expression ?? base
    return collection(firstOf: unwrapped)
  }

  /// Whether a list of the view selects with the property.
  private static func isSelection(_ name: String, of type: TypeDeclaration, in file: ViewFile) -> Bool {
    file.declarations(of: type.qualifiedName).flatMap { file.calls(in: $0.range) }.contains { call in
      guard let argument = call.argument("selection"),
        file.type(around: call.node)?.qualifiedName == type.qualifiedName
      else { return false }
      return BindingSource(argument.expression).propertyName == name
    }
  }

  private static func code(_ modifiers: String, state: String = "@State private var selected: Job.ID?") -> String {
    """
    struct Job: Identifiable, Hashable {
      let id: Int
      let title: String
    }

    struct JobBoard: View {
      let jobs: [Job]
      \(state)

      var body: some View {
        NavigationSplitView {
          List(jobs, selection: $selected) { Text($0.title) }
        } detail: {
          Text("Job")
        }
        \(modifiers)
      }
    }
    """
  }

  fileprivate static let flagged: [Example] = [
    Example("The first row on appear", code: code(".onAppear { ⟦selected⟧ = jobs.first?.id }")),
    Example("The first row from a task", code: code(".task { if selected == nil { ⟦selected⟧ = jobs[0].id } }")),
    Example(
      "With `self`", code: code(".onAppear(perform: { ⟦self.selected⟧ = self.jobs.first!.id })")),
  ]

  fileprivate static let allowed: [Example] = [
    Example("Nothing is selected", code: code(".navigationTitle(\"Jobs\")")),
    Example("A row by its importance", code: code(".onAppear { selected = jobs.first { $0.title == \"Summary\" }?.id }")),
    Example(
      "Filled again at regular width",
      code: code(
        ".onChange(of: sizeClass) { if sizeClass == .regular && selected == nil { selected = jobs.first?.id } }",
        state: "@State private var selected: Job.ID?\n  @Environment(\\.horizontalSizeClass) private var sizeClass")),
    Example(
      "A value that no list selects",
      code: code(
        ".onAppear { newest = jobs.first }",
        state: "@State private var selected: Job.ID?\n  @State private var newest: Job?")),
  ]
}
