struct Doctor { func run() -> Int32 { 0 } }
