// The few declarations of UIKit that view code meets: hosting, device checks, presentation by hand.
@_exported import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
  public override init() {}
  public init(frame: CGRect) {}
  open var backgroundColor: UIColor?
  open var isHidden = false
  open func addSubview(_ view: UIView) {}
}

open class UILabel: UIView {
  open var text: String?
}

@MainActor open class UIViewController: UIResponder {
  public override init() {}
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) { nil }
  open var view: UIView?
  open var title: String?
  open var navigationController: UINavigationController? { nil }
  open var presentedViewController: UIViewController? { nil }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  open func addChild(_ controller: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}
}

open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init() }
  public required init?(coder: NSCoder) { nil }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
}

open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) { super.init() }
  public required init?(coder: NSCoder) { nil }
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad, tv, carPlay
  case mac = 5
  case vision
}

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { fatalError() }
  open var name: String { "" }
  open var model: String { "" }
  open var systemVersion: String { "" }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var orientation: UIDeviceOrientation { .unknown }
  nonisolated public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChange")
}

@MainActor open class UIScreen: NSObject {
  open class var main: UIScreen { fatalError() }
  open var bounds: CGRect { .zero }
  open var scale: CGFloat { 1 }
}

@MainActor open class UITraitCollection: NSObject {
  open class var current: UITraitCollection { fatalError() }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .unspecified }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
}

@MainActor open class UIScene: NSObject {}
@MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController?
}
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { [] }
  open var screen: UIScreen { .main }
}

@MainActor open class UIApplication: UIResponder {
  open class var shared: UIApplication { fatalError() }
  open var connectedScenes: Set<UIScene> { [] }
  open func canOpenURL(_ url: URL) -> Bool { false }
  open func open(_ url: URL) {}
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?) -> Bool { false }
  nonisolated public static let openSettingsURLString = ""
}

public struct Selector: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
}

public final class UIColor: NSObject, @unchecked Sendable {
  public static let systemBackground = UIColor()
  public static let secondarySystemBackground = UIColor()
  public static let systemGroupedBackground = UIColor()
  public static let separator = UIColor()
  public static let label = UIColor()
  public static let red = UIColor()
}

public final class UIImage: NSObject, @unchecked Sendable {
  public init?(named: String) { nil }
  public init?(data: Data) { nil }
  public init?(systemName: String) { nil }
}

public final class UIPasteboard: NSObject, @unchecked Sendable {
  public static let general = UIPasteboard()
  public var string: String? {
    get { nil }
    set { _ = newValue }
  }
}

public enum UIKeyboardType: Int, Sendable { case `default`, numberPad, decimalPad, phonePad, emailAddress, URL }

public struct UITextContentType: Hashable, Sendable {
  public static let emailAddress = UITextContentType()
  public static let username = UITextContentType()
  public static let password = UITextContentType()
}
