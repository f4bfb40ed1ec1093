/// The protocol.
public enum LanguageServerProtocolPlaceholder {}
