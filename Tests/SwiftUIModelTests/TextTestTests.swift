import Foundation
import SourceText
import SwiftSyntax
import SwiftUIProject
import Testing

@testable import SwiftUIModel

/// What is told by a look at the text may be yes where the syntax says no, but never the other way round.
@Suite("Tests on text")
struct TextTestTests {
  /// The project's own code, and that of a folder that the environment names.
  private static let files: [ViewFile] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = ProcessInfo.processInfo.environment["PIECES_FOLDER"] ?? root.path
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let isOwn = folder == root.path
    return paths.filter { path in
      path.hasSuffix(".swift") && !path.contains(".build/")
        && (!isOwn || path.hasPrefix("Sources/SwiftUIModel/") || path.hasPrefix("Tests/"))
    }
    .compactMap { try? String(contentsOfFile: folder + "/" + $0, encoding: .utf8) }.map { ViewFile(text: SourceText($0)) }
  }()

  private func piece(_ code: String) -> PieceSource { ViewFile(text: SourceText(code)).list.pieces[0].source }

  @Test("hold for the calls, labels and makings that the syntax has")
  func calls() {
    for file in Self.files {
      for piece in file.list.pieces {
        var seen: Set<String> = []
        for call in piece.facts.calls {
          let isMember = call.isMember && call.base != nil
          if seen.insert("\(call.name) \(isMember)").inserted {
            #expect(TextTest.calls(call.name).holds(for: piece.source), "\(call.name)")
            if isMember { #expect(piece.source.callsMember(WordQuery(call.name)), "\(call.name)") }
            if !call.isMember { #expect(piece.source.makes(WordQuery(call.name)), "\(call.name)") }
          }
          for label in call.labels where !label.isEmpty && seen.insert("\(call.name) \(label):").inserted {
            #expect(TextTest.labels(label).holds(for: piece.source), "\(label)")
            if isMember { #expect(piece.source.callsMember(call.name, withLabelIn: [label]), "\(call.name)(\(label):)") }
          }
        }
      }
    }
  }

  @Test("hold for the cases, initialisers and computed properties that types declare")
  func members() {
    for file in Self.files {
      for piece in file.list.pieces {
        for type in piece.facts.types {
          // Each test looks at all places of a name, so that many names take long.
          for element in type.cases.prefix(50) {
            #expect(TextTest.declaresCase(element.name.text).holds(for: piece.source), "\(element)")
          }
          for property in type.properties.prefix(50) {
            #expect(TextTest.declaresProperty(property.name).holds(for: piece.source), "\(property.name)")
            if property.storage == .state { #expect(piece.source.stateNames.contains(property.name), "\(property.name)") }
            if case .environment(let key) = property.storage {
              let test = key.first?.isUppercase == true ? TextTest.readsEnvironmentObject : .endsKeyPath(key)
              #expect(key.contains(".") || test.holds(for: piece.source), "\(key)")
            }
            for attribute in property.attributes {
              let name = attribute.split(separator: ".").last.map(String.init) ?? attribute
              #expect(TextTest.namesAttribute(name).holds(for: piece.source), "\(attribute)")
            }
            if let type = property.declaration.bindings.first?.typeAnnotation?.type.as(IdentifierTypeSyntax.self) {
              #expect(TextTest.namesType(type.name.text).holds(for: piece.source), "\(type)")
            }
          }
          for initializer in type.initializers {
            let assigned = file.assignments(in: initializer.textRange).compactMap { $0.target.plainPath?.last }
            for name in assigned.prefix(20) where WordQuery(name) != nil {
              #expect(piece.source.initializerAssigns([name]), "\(name)")
            }
          }
          for member in type.members {
            guard let body = member.body, body.count > 0 else { continue }
            let name =
              member.node.as(VariableDeclSyntax.self)?.bindings.first?.pattern.textRange.lower
              ?? member.node.as(FunctionDeclSyntax.self)?.name.textRange.lower
            guard let name, member.node.as(VariableDeclSyntax.self)?.bindings.count ?? 1 == 1 else { continue }
            let covered = piece.source.body(behind: name - piece.start)
            #expect(covered.upper + piece.start >= body.textRange.upper, "\(member.name)")
          }
        }
      }
    }
  }

  @Test("find the presentations that the syntax has, and those within parts of calls")
  func presentations() {
    let regions =
      ["ForEach", "List"].map(CallRegion.argumentsBehindValue) + ["Menu", "contextMenu", "VStack"].map(CallRegion.arguments)
    for file in Self.files where file.importsSwiftUI {
      let all = file.calls.compactMap { Presentation($0) }.filter { file.isViewContext($0.call.node) }
      let ids = { (presentations: [Presentation]) in Set(presentations.map(\.call.node.id)) }
      #expect(ids(file.presentations) == ids(all))
      let range = TextRange(0, file.text.count)
      let found = ids(file.presentations(Presentation.Kind.allCases, in: range, within: regions))
      for presentation in all where !found.contains(presentation.call.node.id) {
        for step in ViewAncestors.all(of: presentation.call.node, in: file).flatMap(\.steps) where step.closure != nil {
          #expect(!["Menu", "contextMenu", "VStack"].contains(step.call.name))
          if ["ForEach", "List"].contains(step.call.name) { #expect(step.call.unlabeledArgument == nil) }
        }
        let root = presentation.call.base?.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init)?.name
        #expect(root != nil || presentation.call.base != nil)
      }
    }
  }

  @Test("find the presentations on what some calls make")
  func modifiers() {
    let names = ["Group", "Section", "ForEach", "Text", "VStack"]
    for file in Self.files where file.importsSwiftUI {
      let range = TextRange(0, file.text.count)
      let found = file.presentations(Presentation.Kind.allCases, in: range, within: names.map(CallRegion.modifiers))
      let ids = Set(found.map(\.call.node.id))
      for presentation in file.presentations {
        let root = presentation.call.base?.modifiedView.as(FunctionCallExprSyntax.self).flatMap(Call.init)
        guard let root, !root.isMember, names.contains(root.name) else { continue }
        #expect(ids.contains(presentation.call.node.id))
      }
    }
  }

  @Test("count the types of a name as the syntax does")
  func types() {
    for file in Self.files {
      for name in Set(file.types.map(\.name)) {
        #expect(file.countOfTypes(named: name) == file.types(named: name).count, "\(name)")
      }
    }
  }

  @Test("tell a stack whose last view is there under a condition")
  func branches() {
    for file in Self.files {
      for call in file.calls(named: "HStack") {
        guard let closure = call.closures.first?.closure, call.closures.count == 1, let last = closure.statements.last,
          let branch = (last.item.as(ExpressionStmtSyntax.self)?.expression ?? last.item.as(ExprSyntax.self))?
            .as(IfExprSyntax.self),
          branch.elseBody == nil
        else { continue }
        let piece = file.piece(at: call.nameRange.lower)
        #expect(piece.map { TextTest.closureEndsWithBranch(of: "HStack").holds(for: $0.source) } == true)
      }
    }
  }

  @Test(
    "see through comments and layout",
    arguments: [
      ("f(/* a */ item /* b */ : 1)", TextTest.labels("item")), ("f(item // a\n : 1)", .labels("item")),
      ("enum A { case a, // one\n b }", .declaresCase("b")), ("enum A { indirect case `self`(A) }", .declaresCase("self")),
      ("struct A { @Environment(\\EnvironmentValues.dismiss) var a }", .endsKeyPath("dismiss")),
      ("HStack(spacing: 0) { A(); if b.c({ 1 }) { D() } }", .closureEndsWithBranch(of: "HStack")),
      ("HStack {\n  A()\n  if let b { D() }  // last\n}", .closureEndsWithBranch(of: "HStack")),
      ("struct A { var id: String { switch self { default: \"\" } } }", .declaresVariable("id", mentioning: "switch")),
    ])
  func holds(code: String, test: TextTest) {
    #expect(test.holds(for: piece(code)))
  }

  @Test(
    "spare what cannot matter",
    arguments: [
      ("f(item)", TextTest.labels("item")), ("let a = A.b", .declaresCase("b")),
      ("dismiss()", .endsKeyPath("dismiss")), ("HStack { if a { B() } else { C() } }", .closureEndsWithBranch(of: "HStack")),
      ("HStack { if a { B() }\n C() }", .closureEndsWithBranch(of: "HStack")),
      ("HStack { A { if b { C() } } }", .closureEndsWithBranch(of: "HStack")),
      (
        "struct A { var id: String { a }\n func b() { switch a { default: 1 } } }",
        .declaresVariable("id", mentioning: "switch")
      ),
      (
        "struct A { @State var shows = false\n var body: some View { B($shows) } }",
        .declaresUnboundState { $0 == "shows" }
      ),
    ])
  func spares(code: String, test: TextTest) {
    #expect(!test.holds(for: piece(code)))
  }

  @Test("know what is a preview and nothing else")
  func previews() {
    for file in Self.files {
      for piece in file.list.pieces {
        guard piece.source.isPreview else { continue }
        #expect(piece.facts.calls.allSatisfy { file.isInPreview($0.node) })
      }
    }
  }

  @Test(
    "tell a preview from other code",
    arguments: [
      ("#Preview { A() }", true), ("// A.\n#Preview(\"A\", traits: .b) {\n  A()\n}\n", true),
      ("private struct A_Previews: PreviewProvider { static var previews: some View { A() } }  // B", true),
      ("struct A: View { var body: some View { B(\"Preview\") } }", false), ("#Preview { A() }.b { C() }", false),
      ("#if DEBUG\n#Preview { A() }\n#endif", false), ("struct A: Preview {}", false),
    ])
  func preview(code: String, isPreview: Bool) {
    #expect(piece(code).isPreview == isPreview)
  }

  @Test("leave code alone in which there is no presentation")
  func parsesNothing() {
    let view = "import SwiftUI\nstruct A: View { var body: some View { B(item: 1).sheet { C() } } }"
    let file = ViewFile(text: SourceText(view + "\nclass B { func sheet(isPresented: Bool) {} }"))
    #expect(file.presentations.isEmpty && file.itemPresentations.isEmpty)
    #expect(file.presentations(Presentation.Kind.allCases, in: TextRange(0, file.text.count), within: []).isEmpty)
    #expect(file.parsedCount == 0)
  }

  @Test(
    "count a binding only where it is the type's own",
    arguments: [
      "struct A { @State var shows = false\n struct B { func c() { d($shows) } } }",
      "struct A { @State var shows = false  // $shows\n var a: String { \"\\($shows)\" } }",
    ])
  func unbound(code: String) {
    #expect(TextTest.declaresUnboundState { $0 == "shows" }.holds(for: piece(code)))
  }
}
