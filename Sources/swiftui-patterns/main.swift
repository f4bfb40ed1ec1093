import Files
import LanguageServerProtocol
import Supervision

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The program that people and editors call. It answers an editor's first request, says again what a check said that need not be
// repeated, and hands everything else to the engine, so that the libraries of the parser are loaded only for what needs them.

private func fail(_ sentence: String) -> Never {
  _ = Descriptor.write(Array("\(sentence)\n".utf8), to: STDERR_FILENO)
  exit(2)
}

guard let engine = ProgramFile.beside(Product.engine) else { fail("The system does not tell where \(Product.name) is.") }
guard access(engine, X_OK) == 0 else {
  fail("\(engine) is missing. \(Product.name) does its work with it: build or install it again, or copy both together.")
}
let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "check", let answer = RunRecord(ofRun: arguments, by: FilePath.resolved(engine) ?? engine)?.answer() {
  _ = Descriptor.write(answer.output, to: STDOUT_FILENO)
  _ = Descriptor.write(answer.errors, to: STDERR_FILENO)
  exit(answer.status)
}
if let options = ConnectionOptions(arguments: arguments),
  let status = Supervisor.run(options, worker: engine)
{
  exit(status)
}
execv(engine, CommandLine.unsafeArgv)
fail("Cannot start \(engine): \(String(cString: strerror(errno))).")
