import Linting

/// Every rule.
public enum AllRules {
  /// In order of the catalogue.
  public static let rules: [Rule] = [
    .itemDrivenSheet,
    .itemDrivenCover,
    .itemDrivenPopover,
    .stalePresentationCapture,
    .enumSheets,
    .itemNotIdentifiable,
    .sheetOwnsActions,
    .presenterDismiss,
    .presentationMode,
    .presentationInRow,
    .presentationInMenu,
    .presentationModifierMisplaced,
    .stateDefaultAndInit,
    .orphanPresentationFlag,
    .itemParameterIgnored,
    .legacyAlert,
    .legacyActionSheet,
    .itemDrivenAlert,
    .itemDrivenDialog,
    .destructiveRole,
    .redundantItemReset,
    .navigationView,
    .untypedLink,
    .linkDestinationValue,
    .duplicateDestination,
    .destinationInLazyContainer,
    .navigationModifierOutsideStack,
    .missingNavigationStack,
    .nestedNavigationStack,
    .splitViewConfiguration,
    .splitColumnWidthMisplaced,
    .legacyLayoutNames,
    .inspectorWidthMisplaced,
    .inspectorToggle,
    .inspectorByHand,
    .apiAvailability,
  ]
}
