/// How the program ends: by the numbers of BSD's sysexits, or as a program that it ran has ended.
struct ExitCode: RawRepresentable, Hashable {
    let rawValue: Int32

    /// EX_OK
    static let ok = ExitCode(rawValue: 0)
    /// What was judged does not keep to the contract.
    static let findings = ExitCode(rawValue: 1)
    /// A check could not be made.
    static let notChecked = ExitCode(rawValue: 2)
    /// EX_USAGE: the command line is wrong.
    static let usage = ExitCode(rawValue: 64)
    /// EX_DATAERR: the seeds or the document are wrong.
    static let dataError = ExitCode(rawValue: 65)
    /// EX_NOINPUT: a scenario, document or bundled folder is not there.
    static let noInput = ExitCode(rawValue: 66)
    /// EX_UNAVAILABLE: the port or the address cannot be had, or a server does not give what it is asked for.
    static let unavailable = ExitCode(rawValue: 69)
    /// EX_CANTCREAT: the ready file, a report or an export cannot be written.
    static let cannotCreate = ExitCode(rawValue: 73)
    /// EX_PROTOCOL: what answers is not what was expected.
    static let protocolError = ExitCode(rawValue: 76)
    /// As shells say: a program is there and cannot be run.
    static let notExecutable = ExitCode(rawValue: 126)
    /// As shells say: there is no such program.
    static let notFound = ExitCode(rawValue: 127)
    /// 128 + SIGINT, as shells count: whoever runs the program would not wait for an orderly end.
    static let interrupted = ExitCode(rawValue: 130)
}
