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
        let server = try MockServer.start(for: arguments.options)
        server.backend.worlds.keepLedger()
        let begin = DispatchTime.now()
        let end = Result { () throws(Failure) in
            try child.run(arguments.program, adding: ExecCommand.variables(for: server))
        }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - begin.uptimeNanoseconds) / 1e9
        server.stopSoon()
        let exitCode = try end.get()
        let audit = Audit(of: arguments, by: server.backend, exitCode: exitCode, seconds: seconds)
        tell(audit)
        try arguments.reports.writeOrFail(audit.report)
        if exitCode != .ok { return exitCode }
        return audit.report.failures.isEmpty ? .ok : .findings
    }

    /// Its output is the program's; what there is to tell goes to the standard error.
    private func tell(_ audit: Audit) {
        guard !arguments.isQuiet || !audit.report.failures.isEmpty else { return }
        Output.error.write("\n" + audit.text(Style(isColoured: Output.error.isColoured), isBrief: arguments.isQuiet))
    }

    /// What the program finds in its environment.
    static func variables(for server: MockServer) -> [String: String] {
        var variables = [
            "SOUNDCHECK_URL": server.url.absoluteString, "SOUNDCHECK_ADMIN": "\(server.url.absoluteString)/__admin",
        ]
        for person in server.people { variables["SOUNDCHECK_TOKEN_\(person.variableName)"] = person.token }
        return variables
    }
}

extension MockServer.Person {
    /// `ADA` for `user-ada`: in capitals, with `_` for all that no variable's name can have.
    fileprivate var variableName: String {
        let name = id.hasPrefix("user-") ? id.dropFirst("user-".count) : id[...]
        return String(name.uppercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }
}
