import Foundation
import Reporting
import SocketIO

/// The program.
@main
enum Soundcheck {
    static func main() {
        Memory.share(arenas: 2)
        Output.fillGaps()
        exit(run(ProcessInfo.processInfo.arguments.dropFirst()).rawValue)
    }

    static func run(_ words: some Sequence<String>) -> ExitCode {
        do throws(Failure) {
            let arguments = try Arguments(words)
            return try arguments.command.run(arguments)
        } catch {
            Output.error.write(error.text)
            return error.exitCode
        }
    }
}
