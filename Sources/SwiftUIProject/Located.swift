import SourceText
import SwiftSyntax
import SwiftUIModel

/// A file of the project.
public struct SourceFile: Sendable {
  /// The absolute path of another file; nil for the checked one.
  public let path: String?
  public let file: ViewFile

  public init(path: String?, file: ViewFile) {
    self.path = path
    self.file = file
  }

  /// Something of this file.
  public func located<Node>(_ node: Node) -> Located<Node> { Located(path: path, file: file, node: node) }
}

/// Something of a file, a node of its syntax for example, with the file that it is in.
public struct Located<Node> {
  /// The absolute path of another file; nil for the checked one.
  public let path: String?
  public let file: ViewFile
  public let node: Node

  public init(path: String?, file: ViewFile, node: Node) {
    self.path = path
    self.file = file
    self.node = node
  }

  /// Something else of the same file.
  public func located<Other>(_ node: Other) -> Located<Other> { Located<Other>(path: path, file: file, node: node) }
}

extension Located: Sendable where Node: Sendable {}

extension Located where Node == Syntax {
  /// Nil if it is no call of a name.
  public var call: Call? { node.as(FunctionCallExprSyntax.self).flatMap(Call.init) }
}

extension Located where Node == Call {
  public var call: Call { node }

  /// "line 12", or "line 12 of Trails.swift".
  public var place: FindingMessage {
    let line: FindingMessage = "line \(file.line(of: node.nameRange))"
    return path.map { "\(line) of \($0.lastPathComponent)" } ?? line
  }
}

/// A declaration of a type, or an extension of it, with the file that it is in.
public typealias LocatedType = Located<TypeDeclaration>

extension Located where Node == TypeDeclaration {
  public var type: TypeDeclaration { node }
}

extension SemanticModel {
  /// The checked file.
  public var checkedFile: SourceFile { SourceFile(path: nil, file: file) }

  /// The checked file and after it all others that mention a word; nil if the others are not known.
  public func files(mentioning word: String) -> [SourceFile]? {
    project.files(mentioning: word).map { others in
      [checkedFile] + others.map { SourceFile(path: $0.path, file: $0.file) }
    }
  }

  /// The methods of a name in all types of the project, those of the checked file first; nil if the other files are not known.
  public func methods(named name: String) -> [Located<Member>]? {
    files(mentioning: name)?.flatMap { source in source.file.methods(named: name).map(source.located) }
  }
}
