import SwiftUI

/// The names of before iOS 15 and 16: a navigation view, and an alert built from the `Alert` structure.
struct SettingsScreen: View {
  @AppStorage("usesMetricUnits") private var usesMetricUnits = true
  @State private var asksBeforeReset = false

  var body: some View {
    NavigationView {
      Form {
        Toggle("Metric units", isOn: $usesMetricUnits)
        Button("Reset all settings") { asksBeforeReset = true }
      }
      .navigationTitle("Settings")
      .alert(isPresented: $asksBeforeReset) {
        Alert(
          title: Text("Reset all settings?"),
          message: Text("Units go back to metric."),
          primaryButton: .destructive(Text("Reset")) { reset() },
          secondaryButton: .cancel(Text("Keep"))
        )
      }
    }
  }

  private func reset() {
    usesMetricUnits = true
  }
}
