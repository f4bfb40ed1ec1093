/// The server.
public enum LanguageServerPlaceholder {}
