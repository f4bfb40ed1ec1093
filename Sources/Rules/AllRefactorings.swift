import Linting

/// Every refactoring.
public enum AllRefactorings {
  /// In the order in which an editor lists them.
  public static let refactorings: [Refactoring] = [
    .extractRouteEnum,
    .saveNavigationPath,
    .typedNavigationPath,
    .sheetCloseButton,
  ]
}
