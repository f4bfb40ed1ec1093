// C, since a Swift file could only import the command line where the parser's modules are found, which is what the manifest of
// that is for.

int swiftui_patterns_main(void);

int main(void) { return swiftui_patterns_main(); }
