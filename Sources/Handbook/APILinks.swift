/// Apple's documentation pages of the APIs that the handbook names.
///
/// The addresses follow DocC's scheme: the lower-case path of the symbol, argument labels included; overloads that share a name
/// share a page. Initialisers and wrappers lead to the page of their type.
public enum APILinks {
  private static let documentation = "https://developer.apple.com/documentation/"
  private static let root = documentation + "swiftui/"

  /// The page of an API, named as `Handbook.sections(forAPI:)` accepts it; nil where the handbook knows no such API.
  public static func url(forAPI name: String) -> String? {
    let query = APIName(name)
    var best: (fit: APIName.Fit, url: String)?
    for page in pages {
      guard let fit = page.name.fit(query), fit.quality > .otherForm else { continue }
      if let best, best.fit >= fit { continue }
      best = (fit, page.url)
    }
    return best?.url
  }

  private static let pages: [(name: APIName, url: String)] = {
    var seen: Set<String> = []
    let names = Handbook.sections.flatMap { $0.apis + $0.relatedAPIs }.filter { seen.insert($0).inserted }
    return names.map { (APIName($0), page(of: $0)) }
  }()

  /// The page of a name as the handbook writes it.
  private static func page(of api: String) -> String {
    if let page = exceptions[api] { return documentation + page }
    let path = api.filter { $0 != "\\" && $0 != "@" }.lowercased()
    if api.hasPrefix("\\.") { return root + "environmentvalues/" + path.dropFirst() }
    guard api.hasPrefix("@") || api.first?.isUppercase == true else { return root + "view/" + path }
    let names = path.prefix { $0 != "(" }
    let isMethod = names.contains(".")
    return root + String(names.map { $0 == "." ? "/" : $0 }) + (isMethod ? path.dropFirst(names.count) : "")
  }

  /// Names from other frameworks, and names with several pages, which lead to the article or type above them.
  private static let exceptions = [
    "@Observable": "observation/observable()",
    "Hashable": "swift/hashable",
    "Identifiable": "swift/identifiable",
    "NavigationPath.append(_:)": "swiftui/navigationpath",
    "UIDevice": "uikit/uidevice",
    "UIDevice.model": "uikit/uidevice/model",
    "UIDevice.orientation": "uikit/uidevice/orientation",
    "UIDevice.userInterfaceIdiom": "uikit/uidevice/userinterfaceidiom",
    "UIScreen.main": "uikit/uiscreen/main",
    "navigationBarTitle(_:)": "swiftui/configure-your-apps-navigation-titles",
    "navigationBarTitle(_:displayMode:)": "swiftui/configure-your-apps-navigation-titles",
    "navigationTitle(_:)": "swiftui/configure-your-apps-navigation-titles",
    "toolbar(content:)": "swiftui/toolbars",
  ]
}

extension HandbookSection {
  /// Apple's page of the API that the section is about, or else of the first that it mentions.
  public var documentationURL: String? {
    (apis + relatedAPIs).lazy.compactMap(APILinks.url).first
  }
}
