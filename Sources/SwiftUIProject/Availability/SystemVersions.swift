import SwiftSyntax
import SwiftUIModel

extension [Platform: PlatformVersion] {
  /// The first systems with SwiftUI.
  public static let iOS13: Self = [
    .iOS: "13.0", .macCatalyst: "13.0", .macOS: "10.15", .tvOS: "13.0", .watchOS: "6.0", .visionOS: "1.0",
  ]
  public static let iOS14: Self = [
    .iOS: "14.0", .macCatalyst: "14.0", .macOS: "11.0", .tvOS: "14.0", .watchOS: "7.0", .visionOS: "1.0",
  ]

  /// The systems with `dismiss`, `isPresented`, and alerts and dialogs that take buttons.
  public static let iOS15: Self = [
    .iOS: "15.0", .macCatalyst: "15.0", .macOS: "12.0", .tvOS: "15.0", .watchOS: "8.0", .visionOS: "1.0",
  ]

  /// The systems with stacks, split views, value links and their destinations.
  public static let iOS16: Self = [
    .iOS: "16.0", .macCatalyst: "16.0", .macOS: "13.0", .tvOS: "16.0", .watchOS: "9.0", .visionOS: "1.0",
  ]
  public static let iOS16Point4: Self = [
    .iOS: "16.4", .macCatalyst: "16.4", .macOS: "13.3", .tvOS: "16.4", .watchOS: "9.4", .visionOS: "1.0",
  ]
  public static let iOS17: Self = [
    .iOS: "17.0", .macCatalyst: "17.0", .macOS: "14.0", .tvOS: "17.0", .watchOS: "10.0", .visionOS: "1.0",
  ]
  public static let iOS18: Self = [
    .iOS: "18.0", .macCatalyst: "18.0", .macOS: "15.0", .tvOS: "18.0", .watchOS: "11.0", .visionOS: "2.0",
  ]
  public static let iOS26: Self = [
    .iOS: "26.0", .macCatalyst: "26.0", .macOS: "26.0", .tvOS: "26.0", .watchOS: "26.0", .visionOS: "26.0",
  ]

  /// The same without platforms on which it is unavailable.
  public func without(_ platforms: Platform...) -> Self { filter { !platforms.contains($0.key) } }
}

extension SemanticModel {
  /// Whether code at a node also runs on systems that lack an API: by the deployment targets, or because it stands in the
  /// `else` of an `#available`, or in a declaration that is marked as available on an older system while no target is known.
  public func mayLack(_ api: [Platform: PlatformVersion], at node: some SyntaxProtocol) -> Bool {
    support(api, at: node) == .no
  }

  /// Why a person has to look at a fix that uses an API, named as in messages; nil if all systems that the code at a node runs on
  /// are known to have it.
  public func caution(using name: String, _ api: [Platform: PlatformVersion], at node: some SyntaxProtocol) -> String? {
    guard support(api, at: node) == .unknown else { return nil }
    return "The deployment target is not known, and \(name) needs \(systemList(of: api))."
  }

  /// Whether all systems that code at a node runs on have an API.
  private func support(_ api: [Platform: PlatformVersion], at node: some SyntaxProtocol) -> Knowledge {
    var child = Syntax(node)
    while let scope = child.parent {
      defer { child = scope }
      if let conditional = scope.as(IfExprSyntax.self), let check = conditional.conditions.availability {
        let isElse = child.id == conditional.elseBody.map { Syntax($0).id }
        if isElse || child.id == Syntax(conditional.body).id {
          return isElse != check.isUnavailable ? .no : .yes
        }
      }
      if let check = scope.as(GuardStmtSyntax.self), child.id == Syntax(check.body).id,
        check.conditions.availability?.isUnavailable == false
      {
        return .no
      }
      guard let declaration = scope.asProtocol((any WithAttributesSyntax).self) else { continue }
      switch declaration.attributes.systems.support(api, isTargetKnown: project.targets.isKnown) {
      case .yes: return .yes
      case .no: return .no
      case .unknown: break
      }
    }
    return project.targets.support(api)
  }
}

extension ConditionElementListSyntax {
  fileprivate var availability: (isUnavailable: Bool, Void)? {
    for element in self {
      guard case .availability(let condition) = element.condition else { continue }
      return (condition.availabilityKeyword.tokenKind == .poundUnavailable, ())
    }
    return nil
  }
}

extension AttributeListSyntax {
  /// The systems of the `@available(iOS 15, macOS 12, *)` or `@available(iOS, introduced: 15)` among the attributes.
  public var systems: [Platform: PlatformVersion] {
    var result: [Platform: PlatformVersion] = [:]
    for arguments in availabilityArguments {
      result.merge(arguments.systems) { $1 }
      guard let platform = arguments.platform else { continue }
      for item in arguments {
        guard case .availabilityLabeledArgument(let argument) = item.argument, argument.label.text == "introduced",
          case .version(let version) = argument.value
        else { continue }
        result[platform] = PlatformVersion(checked: version.trimmedDescription)
      }
    }
    return result
  }

  /// The platforms of `@available(macOS, unavailable)`.
  public var unavailablePlatforms: Set<Platform> {
    Set(
      availabilityArguments.filter { arguments in
        arguments.contains { item in
          guard case .token(let token) = item.argument else { return false }
          return token.text == "unavailable"
        }
      }.compactMap(\.platform))
  }

  private var availabilityArguments: [AvailabilityArgumentListSyntax] {
    compactMap { element in
      guard case .attribute(let attribute) = element, case .availability(let list)? = attribute.arguments else { return nil }
      return list
    }
  }
}

extension PlatformVersion {
  /// A version as code asks for it; the compiler takes macOS 10.16 for 11.
  fileprivate init?(checked text: String) {
    guard let version = PlatformVersion(text) else { return nil }
    self = version == "10.16" ? "11.0" : version
  }
}

extension AvailabilityArgumentListSyntax {
  /// The versions of `iOS 15, macOS 12, *`.
  public var systems: [Platform: PlatformVersion] {
    var result: [Platform: PlatformVersion] = [:]
    for item in self {
      guard case .availabilityVersionRestriction(let restriction) = item.argument,
        let platform = Platform(rawValue: restriction.platform.text), let version = restriction.version
      else { continue }
      result[platform] = PlatformVersion(checked: version.trimmedDescription)
    }
    return result
  }

  /// The platform of the long form, `macOS, unavailable`.
  fileprivate var platform: Platform? {
    guard case .token(let token)? = first?.argument else { return nil }
    return Platform(rawValue: token.text)
  }
}

extension [Platform: PlatformVersion] {
  /// What a declaration's own availability says: with a known target only that it is new enough, since an older version says no
  /// more than the target.
  fileprivate func support(_ api: Self, isTargetKnown: Bool) -> Knowledge {
    guard !isEmpty else { return .unknown }
    let isEnough = allSatisfy { platform, version in api[platform].map { $0 <= version } ?? true }
    if isEnough { return .yes }
    return isTargetKnown ? .unknown : .no
  }
}
