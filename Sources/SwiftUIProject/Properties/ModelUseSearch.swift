import SourceText
import SwiftSyntax
import SwiftUIModel

/// Finds the uses of a class's property over the project, through whatever the class's objects are called there.
public struct ModelUseSearch {
  public let model: PresentingModel
  public let semantics: SemanticModel

  /// - Parameter goes: whether the property is to go, so that each use has to be known; of one that stays, reads are no matter
  public func uses(of property: StateProperty, goes: Bool) throws(Refusal) -> [StateUse] {
    var result: [StateUse] = []
    for source in try files(naming: property.name) {
      let (path, file) = (source.path, source.file)
      // Neither a flag nor an optional can be called: `trail.shown()` is a method of something else.
      for use in file.memberUses(named: property.name) where !use.isCalled {
        switch owner(of: use, in: file) {
        case .model: result.append(StateUse(path: path, file: file, reference: use.reference, receiver: use.receiverPath))
        case .other: continue
        case .unknown:
          let isRead = !use.reference.isWrite && use.reference.form == .value
          if !goes, isRead { continue }
          let place = StateUse(path: path, file: file, reference: use.reference).place
          throw Refusal(
            "`\(file.text[use.reference.range])` on \(place) may be `\(property.name)` of `\(model.typeName)` or of something else."
          )
        }
      }
    }
    return result
  }

  /// The uses over the project that are known to be of the class's property; others may be missing.
  public func knownUses(of property: StateProperty) -> [StateUse] {
    let others = model.main.type.isPrivate ? [] : semantics.project.files(mentioning: property.name) ?? []
    return ownUses(of: property)
      + others.flatMap { other in
        other.file.memberUses(named: property.name).compactMap { use -> StateUse? in
          guard !use.isCalled, case .model = owner(of: use, in: other.file) else { return nil }
          return StateUse(path: other.path, file: other.file, reference: use.reference, receiver: use.receiverPath)
        }
      }
  }

  /// The uses in the checked file that are known to be of the class's property.
  public func ownUses(of property: StateProperty) -> [StateUse] {
    semantics.file.memberUses(named: property.name).compactMap { use in
      guard case .model = owner(of: use, in: semantics.file) else { return nil }
      return StateUse(path: nil, file: semantics.file, reference: use.reference, receiver: use.receiverPath)
    }
  }

  private func files(naming name: String) throws(Refusal) -> [SourceFile] {
    if model.main.type.isPrivate { return [semantics.checkedFile] }
    guard let files = semantics.files(mentioning: name) else {
      throw Refusal("Not all files that name `\(name)` of `\(model.typeName)` were looked at.")
    }
    return files
  }

  private enum Owner {
    case model
    case other
    case unknown
  }

  private func owner(of use: MemberUse, in file: ViewFile) -> Owner {
    switch use.receiver {
    case .own:
      return file.type(around: use.reference.node)?.qualifiedName == model.main.type.qualifiedName ? .model : .other
    case .value(let base):
      guard let type = ValueTypes(semantics: semantics).type(of: base, in: file) else { return .unknown }
      return type.name == model.main.type.qualifiedName ? .model : .other
    case .keyPath(let root):
      // A key path to the property cannot be made one to the other.
      guard let name = root?.lastComponent else { return .unknown }
      return name == model.typeName ? .unknown : .other
    }
  }
}

extension TypeSyntax {
  /// `Sheet` of `Cookbook.Sheet`.
  fileprivate var lastComponent: String? {
    trimmedDescription.split(separator: "<").first?.split(separator: ".").last.map(String.init)
  }
}
