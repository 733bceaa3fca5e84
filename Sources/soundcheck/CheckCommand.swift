import ContractCheck
import Foundation
import Reporting

/// Has `soundcheck-check` hold a server to the contract. It is a program of its own, since what it takes to speak HTTPS costs
/// more memory than a mock server should.
struct CheckCommand {
    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    func run() throws(Failure) -> ExitCode {
        guard !arguments.check.baseURL.isEmpty else {
            throw .usage("check needs --base-url URL: soundcheck check --base-url http://localhost:8080")
        }
        let checker = CheckCommand.checker
        guard FileManager.default.isExecutableFile(atPath: checker.path) else {
            throw Failure(
                exitCode: .notChecked,
                messages: ["\(checker.path) is missing, which makes the check; swift build makes it beside soundcheck"])
        }
        let child = ChildProcess()
        PassedSignals.pass(to: child)
        guard let json = try? JSONEncoder().encode(options) else {
            preconditionFailure("Options are texts and numbers, which JSON can say")
        }
        let words = [checker.path, String(decoding: json, as: UTF8.self)]
        return try child.run(words.map { Array($0.utf8CString) })
    }

    /// Beside this program.
    private static var checker: URL {
        let own = Bundle.main.executableURL ?? URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
        return own.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("soundcheck-check")
    }

    private var options: CheckOptions {
        var options = arguments.check
        options.seeds = arguments.options.seeds
        options.openAPI = arguments.options.openAPI?.path
        options.junit = arguments.reports.junit
        options.json = arguments.reports.json
        options.markdown = arguments.reports.markdown
        options.isQuiet = arguments.isQuiet
        return options
    }
}
