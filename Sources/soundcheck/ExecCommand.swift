import ContractCheck
import Foundation
import MockServer
import Reporting

/// Runs another program, such as a client's tests, with a server of its own, and tells afterwards what it did with it.
struct ExecCommand {
    private let arguments: Arguments

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    /// The program's own exit code counts, unless all is well with it.
    func run() throws(Failure) -> ExitCode {
        try arguments.reports.prepareOrFail()
        let child = ChildProcess()
        PassedSignals.pass(to: child)
        let server = try MockServer.start(for: arguments.options, isQuiet: arguments.isQuiet)
        server.backend.worlds.keepLedger()
        let begin = DispatchTime.now()
        let end = Result { () throws(Failure) in
            try child.run(program, adding: ExecCommand.variables(for: server))
        }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds) / 1e9
        server.stopSoon()
        let audit = Audit(of: arguments, by: server.backend, exitCode: end.exitCode, seconds: seconds)
        PassedSignals.end()
        return try close(end, audit)
    }

    /// Tells and writes what there is to tell and write.
    private func close(_ end: Result<ExitCode, Failure>, _ audit: Audit) throws(Failure) -> ExitCode {
        let report = audit.report
        if case .success = end { tell(audit, report) }
        do {
            try arguments.reports.writeOrFail(report)
        } catch {
            guard case .success(.ok) = end else {
                throw Failure(exitCode: end.exitCode, messages: end.messages + error.messages)
            }
            throw error
        }
        let exitCode = try end.get()
        return exitCode == .ok && !report.failures.isEmpty ? .findings : exitCode
    }

    /// As it was given, also where that is no text.
    private var program: [ChildProcess.Word] {
        let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
        return words.compactMap(\.self).suffix(arguments.program.count).map { ChildProcess.word($0) }
    }

    /// Its output is the program's; what there is to tell goes to the standard error.
    private func tell(_ audit: Audit, _ report: Report) {
        guard !arguments.isQuiet || !report.failures.isEmpty else { return }
        Output.error.write("\n" + audit.text(Style(isColoured: Output.error.isColoured), isBrief: arguments.isQuiet))
    }

    /// What the program finds in its environment, which has no room for any number of people.
    static func variables(for server: MockServer) -> [String: String] {
        var variables = [
            "SOUNDCHECK_URL": server.url.absoluteString, "SOUNDCHECK_ADMIN": "\(server.url.absoluteString)/__admin",
        ]
        for person in server.people.prefix(mostPeople) { variables[person.tokenVariable] = person.token }
        return variables
    }

    private static let mostPeople = 1_000
}

extension Result<ExitCode, Failure> {
    fileprivate var exitCode: ExitCode {
        switch self {
        case .success(let exitCode): exitCode
        case .failure(let failure): failure.exitCode
        }
    }

    fileprivate var messages: [String] {
        if case .failure(let failure) = self { failure.messages } else { [] }
    }
}

extension MockServer.Person {
    /// `SOUNDCHECK_TOKEN_ADA` for `user-ada`.
    fileprivate var tokenVariable: String {
        TokenVariable.name(of: String(id.hasPrefix("user-") ? id.dropFirst("user-".count) : id[...]))
    }
}
