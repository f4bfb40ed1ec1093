import SwiftUI

struct GearItem: Identifiable {
  let id: Int
  var name: String
  var isPacked: Bool
}

/// The list closes the editor from outside, and the editor finds its way out by the older environment value.
struct GearList: View {
  @Binding var gear: [GearItem]
  @State private var showsEditor = false

  var body: some View {
    List($gear) { $item in
      Toggle(item.name, isOn: $item.isPacked)
    }
    .navigationTitle("Gear")
    .toolbar {
      Button("Add", systemImage: "plus") { showsEditor = true }
    }
    .sheet(isPresented: $showsEditor) {
      GearEditor(onCancel: { showsEditor = false })
    }
  }
}

struct GearEditor: View {
  let onCancel: () -> Void
  @State private var name = ""

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        GearTips()
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { onCancel() }
        }
      }
    }
  }
}

struct GearTips: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Button("Never mind") {
      presentationMode.wrappedValue.dismiss()
    }
  }
}
