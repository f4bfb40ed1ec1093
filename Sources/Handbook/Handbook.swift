/// The handbook.
public enum Handbook {}
