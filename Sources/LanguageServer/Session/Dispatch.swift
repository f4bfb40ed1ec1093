import LanguageServerProtocol
import Supervision

extension Session {
  /// The requests that are pure functions of a document's analysis.
  static let documentRequests: [String: any DocumentRequest.Type] = {
    let types: [any DocumentRequest.Type] = [
      CodeActionRequest.self, CodeActionResolveRequest.self, DocumentDiagnosticRequest.self, HoverRequest.self,
    ]
    return Dictionary(types.map { ($0.method, $0) }, uniquingKeysWith: { first, _ in first })
  }()

  func handleRequest(_ id: RequestID, _ method: String, _ params: JSONValue) {
    traceRequest(id, method)
    let client: Client
    switch phase {
    case .new where method == "initialize":
      answer(id, Result { () throws(ResponseError) in try initialize(params) })
      return
    case .new:
      answer(id, .failure(ResponseError(.serverNotInitialized, "\(method) came before initialize.")))
      return
    case .shutDown:
      answer(id, .failure(ResponseError(.invalidRequest, "\(method) came after shutdown.")))
      return
    case .running(let running): client = running
    }
    switch method {
    case "initialize": answer(id, .failure(ResponseError(.invalidRequest, "The server is initialized already.")))
    case "shutdown":
      shutDown()
      answer(id, .success(.null))
    // Neovim resolves actions that have their edit too.
    case CodeActionResolveRequest.method where params["data"].isNull && params["title"].stringValue != nil:
      answer(id, .success(params))
    case "workspace/diagnostic": pullWorkspace(id, params, client)
    case "workspace/executeCommand":
      answer(id, Result { () throws(ResponseError) in try executeCommand(params, client) })
    default:
      guard let type = Self.documentRequests[method] else {
        answer(id, .failure(ResponseError(.methodNotFound, "There is no method \(method).")))
        return
      }
      do throws(JSONMismatch) { handle(id, try type.init(params), client) } catch {
        answer(id, .failure(ResponseError(error)))
      }
    }
  }

  func handleNotification(_ method: String, _ params: JSONValue) {
    if method == "exit" {
      end()
      return
    }
    guard case .running(let client) = phase else { return }
    do throws(JSONMismatch) {
      switch method {
      case "initialized": initialized(client)
      case "textDocument/didOpen": try didOpen(params, client)
      case "textDocument/didChange": try didChange(params, client)
      case "textDocument/didClose": try didClose(params, client)
      case "textDocument/didSave": try didSave(params, client)
      case "workspace/didChangeConfiguration": didChangeConfiguration(params, client)
      case "workspace/didChangeWatchedFiles": try didChangeWatchedFiles(params)
      case "workspace/didCreateFiles", "workspace/didRenameFiles", "workspace/didDeleteFiles": didChangeFiles()
      case "window/workDoneProgress/cancel": cancelProgress(params)
      case "workspace/didChangeWorkspaceFolders": try didChangeWorkspaceFolders(params)
      case WorkReport.prefix + "withhold": withhold(params)
      case "$/cancelRequest": cancelRequest(params)
      case "$/setTrace": setTrace(params["value"])
      default: log.write(.debug, "Notification \(method) has no meaning here.")
      }
    } catch {
      warn("Notification \(method) cannot be read: \(error).")
    }
  }
}
