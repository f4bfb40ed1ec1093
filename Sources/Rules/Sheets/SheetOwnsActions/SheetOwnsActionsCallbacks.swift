import Linting

extension SheetOwnsActions {
  /// Callbacks that are told apart by what closes the sheet.
  static let flaggedCallbacks: [Example] = [
    Example(
      "Both branches of a version check give the same flag: one finding, one fix",
      code: #"""
        struct Course: View {
          @State private var showsLesson = false

          var body: some View {
            Button("Learn") { showsLesson = true }
              .sheet(isPresented: $showsLesson) {
                if #available(iOS 26, *) {
                  Lesson(⟦isShown⟧: $showsLesson).padding()
                } else {
                  Lesson(isShown: $showsLesson)
                }
              }
          }
        }

        struct Lesson: View {
          @Binding var isShown: Bool

          var body: some View { Button("Close") { isShown = false } }
        }
        """#,
      fixed: #"""
        struct Course: View {
          @State private var showsLesson = false

          var body: some View {
            Button("Learn") { showsLesson = true }
              .sheet(isPresented: $showsLesson) {
                if #available(iOS 26, *) {
                  Lesson().padding()
                } else {
                  Lesson()
                }
              }
          }
        }

        struct Lesson: View {
          @Environment(\.dismiss) private var dismiss

          var body: some View { Button("Close") { dismiss() } }
        }
        """#,
      level: .review),
    Example(
      "A preview's state that only the argument needed goes with it",
      code: #"""
        struct TicketField: View {
          @State private var showsReader = false

          var body: some View {
            Button("Read") { showsReader = true }
              .sheet(isPresented: $showsReader) { TicketReader(⟦showsReader⟧: $showsReader) }
          }
        }

        struct TicketReader: View {
          @Binding var showsReader: Bool

          var body: some View { Button("Done") { showsReader = false } }
        }

        struct TicketPreviews: PreviewProvider {
          @State static var showsReader = true

          static var previews: some View { TicketReader(showsReader: $showsReader) }
        }
        """#,
      fixed: #"""
        struct TicketField: View {
          @State private var showsReader = false

          var body: some View {
            Button("Read") { showsReader = true }
              .sheet(isPresented: $showsReader) { TicketReader() }
          }
        }

        struct TicketReader: View {
          @Environment(\.dismiss) private var dismiss

          var body: some View { Button("Done") { dismiss() } }
        }

        struct TicketPreviews: PreviewProvider {
          static var previews: some View { TicketReader() }
        }
        """#),
    Example(
      "An animation around it does no more than to close",
      code: #"""
        struct Weather: View {
          @State private var showsRadar = false

          var body: some View {
            Text("Weather").sheet(isPresented: $showsRadar) {
              Radar(⟦onClose⟧: { withAnimation { showsRadar = false } })
            }
          }
        }

        struct Radar: View {
          let onClose: () -> Void

          var body: some View { Button("Close") { onClose() } }
        }
        """#,
      fixed: #"""
        struct Weather: View {
          @State private var showsRadar = false

          var body: some View {
            Text("Weather").sheet(isPresented: $showsRadar) {
              Radar()
            }
          }
        }

        struct Radar: View {
          @Environment(\.dismiss) private var dismiss

          var body: some View { Button("Close") { dismiss() } }
        }
        """#),
  ]

  static let allowedCallbacks: [Example] = [
    Example(
      "The presented view closes itself and hands over what it made",
      code: #"""
        struct Names: View {
          @State private var adds = false
          @State private var names: [String] = []

          var body: some View {
            Text("Names").sheet(isPresented: $adds) { NameForm { names.append($0) } }
          }
        }

        struct NameForm: View {
          @Environment(\.dismiss) private var dismiss
          let onSave: (String) -> Void

          var body: some View {
            Button("Save") {
              onSave("Ada")
              dismiss()
            }
          }
        }
        """#),
    Example(
      "A closure that ignores its value does nothing but close, and the view that gives the value may need it elsewhere",
      code: #"""
        enum Outcome { case kept, dropped }

        struct Memos: View {
          @State private var writes = false

          var body: some View {
            Button("New") { writes = true }.sheet(isPresented: $writes) { MemoForm(onDone: { _ in writes.toggle() }) }
          }
        }

        struct MemoForm: View {
          var onDone: (Outcome) -> Void = { _ in }

          var body: some View { Button("Keep") { onDone(.kept) } }
        }
        """#),
    Example(
      "The presenter closes the sheet and leaves, in this order",
      code: #"""
        struct Receipt: Identifiable { let id: Int }

        struct Toll: View {
          @Environment(\.dismiss) private var dismiss
          @State private var receipt: Receipt?

          var body: some View {
            Button("Drive") { receipt = Receipt(id: 1) }
              .sheet(item: $receipt) { receipt in
                ReceiptPage(receipt: receipt, onCancel: {
                  self.receipt = nil
                  dismiss()
                })
              }
          }
        }

        struct ReceiptPage: View {
          let receipt: Receipt
          let onCancel: () -> Void

          var body: some View { Button("Cancel \(receipt.id)") { onCancel() } }
        }
        """#),
    Example(
      "The presenter leaves by the flag that it was given",
      code: #"""
        struct Toll: View {
          @Binding var isOpen: Bool
          @State private var showsReceipt = false

          var body: some View {
            Button("Drive") { showsReceipt = true }
              .sheet(isPresented: $showsReceipt) {
                ReceiptPage(onDone: {
                  showsReceipt = false
                  isOpen = false
                })
              }
          }
        }

        struct ReceiptPage: View {
          let onDone: () -> Void

          var body: some View { Button("Done") { onDone() } }
        }
        """#),
  ]
}
