import Handbook
import Testing

@Suite("Looking a section up")
struct LookupTests {
  @Test("by anchor, with or without its sign")
  func anchor() throws {
    let section = try #require(Handbook.section(anchor: "sheet-item"))
    #expect(section.chapter == "Sheets")
    #expect(section.rules == ["item-driven-sheet"])
    #expect(section.rows == [6, 7, 9, 10, 11, 12, 13, 14, 155])
    #expect(Handbook.section(anchor: "#sheet-item") == section)
    #expect(Handbook.section(anchor: "no-such-section") == nil)
  }

  @Test("by the rule that lives there")
  func rule() {
    #expect(Handbook.section(forRule: "presentation-mode")?.anchor == "dismiss")
    #expect(Handbook.section(forRule: "sheet-owns-actions")?.anchor == "sheet-actions")
    #expect(Handbook.section(forRule: "no-such-rule") == nil)
  }

  @Test(
    "by an API in every way of writing it",
    arguments: [
      ("sheet(item:)", "sheet-item"), (".sheet(item:content:)", "sheet-item"), ("sheet(item:onDismiss:content:)", "sheet-item"),
      ("sheet item:", "sheet-item"), ("sheet(item:", "sheet-item"), (".sheet", "sheet-item"), ("View.sheet", "sheet-item"),
      ("\\.dismiss", "dismiss"), ("dismiss", "dismiss"), ("EnvironmentValues.dismiss", "dismiss"),
      ("ToolbarItemPlacement.cancellationAction", "toolbar-placement"), (".cancellationAction", "toolbar-placement"),
      ("@EnvironmentObject", "state-owner"), ("sheet(isPresented:)", "sheet-item"), ("@State", "state-owner"),
      ("@Environment(\\.dismiss)", "dismiss"),
    ])
  func api(name: String, anchor: String) {
    #expect(Handbook.sections(forAPI: name).first?.anchor == anchor)
  }

  @Test("an API without such labels is answered by its base name, an unknown one not at all")
  func unknownLabels() {
    #expect(!Handbook.sections(forAPI: "sheet(when:)").isEmpty)
    #expect(Handbook.sections(forAPI: "frobnicate").isEmpty)
    #expect(Handbook.sections(forAPI: "frobnicate(item:)").isEmpty)
    #expect(Handbook.sections(forAPI: "").isEmpty)
  }

  @Test("for a hover only by what a section is about, with its own labels")
  func hover() {
    #expect(Handbook.section(forAPI: ".sheet(isPresented:)")?.anchor == "sheet-item")
    #expect(Handbook.section(forAPI: "alert(item:)")?.anchor == "alert-legacy")
    #expect(Handbook.section(forAPI: "alert(_:item:)")?.anchor == "alert-item")
    #expect(Handbook.section(forAPI: "NavigationLink(_:destination:)")?.anchor == "nav-link-closure")
    #expect(Handbook.section(forAPI: "NavigationLink(destination:isActive:)")?.anchor == "nav-link")
    #expect(Handbook.section(forAPI: "NavigationLink(_:value:)")?.anchor == "nav-link")
    #expect(Handbook.section(forAPI: "NavigationSplitView(sidebar:content:detail:)")?.anchor == "split-3col")
    #expect(Handbook.section(forAPI: "navigationDestination(item:)")?.anchor == "nav-destination-item")
    #expect(Handbook.section(forAPI: "PresentationDetent.medium")?.anchor == "presentation-config")
    #expect(Handbook.section(forAPI: "List(selection:)")?.anchor == "selection-type")
    #expect(Handbook.section(forAPI: "HStack") == nil)
    #expect(Handbook.section(forAPI: "List(_:rowContent:)") == nil)
    #expect(Handbook.section(forAPI: "sheet(when:)") == nil)
  }
}
