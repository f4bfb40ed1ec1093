import Linting

enum PresentationModeExamples {
  static let flagged: [Example] = []
  static let allowed: [Example] = []
}
