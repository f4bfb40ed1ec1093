/// Writes every generated file of the package again. Tests fail while one of them is stale.
func regenerate(_ package: Package) throws {
  try HandbookStrings(package).write()
}
