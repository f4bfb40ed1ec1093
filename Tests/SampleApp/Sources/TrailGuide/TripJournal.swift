import SwiftUI

struct JournalEntry: Identifiable {
  let id: Int
  var title: String
}

/// Three sheets on one view, each with its own flag.
struct TripJournal: View {
  @State private var entries = [JournalEntry(id: 1, title: "First snow ❄️")]
  @State private var showsNewEntry = false
  @State private var showsExport = false
  @State private var showsEntry = false
  @State private var openedEntry: JournalEntry?

  var body: some View {
    NavigationStack {
      List(entries) { entry in
        Button(entry.title) {
          openedEntry = entry
          showsEntry = true
        }
      }
      .navigationTitle("Journal")
      .toolbar {
        Button("New") { showsNewEntry = true }
        Button("Export") { showsExport = true }
      }
      .sheet(isPresented: $showsNewEntry) {
        EntryView(title: "New entry")
      }
      .sheet(isPresented: $showsExport) {
        Text("Exported \(entries.count) entries")
      }
      .sheet(isPresented: $showsEntry) {
        if let openedEntry {
          EntryView(title: openedEntry.title)
        }
      }
    }
  }
}

struct EntryView: View {
  let title: String

  var body: some View {
    Text(title)
      .padding()
  }
}
