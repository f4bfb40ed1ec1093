/// Apple's documentation pages of the APIs that the handbook names.
///
/// The addresses follow DocC's scheme: the lower-case path of the symbol, argument labels included; overloads that share a name
/// share a page. Initialisers and wrappers lead to the page of their type.
public enum APILinks {
  private static let root = "https://developer.apple.com/documentation/swiftui/"

  /// The page of an API, named as `Handbook.sections(forAPI:)` accepts it; nil where the handbook knows no such API, or where
  /// its page is not certain.
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
    return Handbook.sections.flatMap { $0.apis + $0.relatedAPIs }.filter { seen.insert($0).inserted }.compactMap { api in
      page(of: api).map { (APIName(api), $0) }
    }
  }()

  /// The page of a name as the handbook writes it.
  private static func page(of api: String) -> String? {
    if let known = exceptions[api] { return known.map { root + $0 } }
    let path = api.filter { $0 != "\\" && $0 != "@" }.lowercased()
    if api.hasPrefix("\\.") { return root + "environmentvalues/" + path.dropFirst() }
    if api.first?.isUppercase == true || api.hasPrefix("@") {
      let type = path.prefix { $0 != "(" }
      return root + type.split(separator: ".").joined(separator: "/") + memberArguments(path, of: type)
    }
    return root + "view/" + path
  }

  /// Methods keep their labels; an initialiser, written as the type with labels, has overloads and leads to its type.
  private static func memberArguments(_ path: String, of type: Substring) -> Substring {
    type.contains(".") ? path.dropFirst(type.count) : ""
  }

  /// Names whose page is elsewhere than the scheme says, or nil where several pages or none would fit.
  private static let exceptions: [String: String?] = [
    "Identifiable": nil
  ]
}
