/// The workspace.
public enum WorkspacePlaceholder {}
