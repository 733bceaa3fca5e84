/// How the program ends, by the numbers of BSD's sysexits.
enum ExitCode: Int32 {
    /// EX_OK
    case ok = 0
    /// EX_USAGE: the command line is wrong.
    case usage = 64
    /// EX_DATAERR: the seeds or the document are wrong.
    case dataError = 65
    /// EX_NOINPUT: a scenario, document or bundled folder is not there.
    case noInput = 66
    /// EX_UNAVAILABLE: the port or the address cannot be had, or a server does not give what it is asked for.
    case unavailable = 69
    /// EX_CANTCREAT: the ready file or an export cannot be written.
    case cannotCreate = 73
    /// EX_PROTOCOL: what answers is not what was expected.
    case protocolError = 76
    /// 128 + SIGINT, as shells count: whoever runs the program would not wait for an orderly end.
    case interrupted = 130
}
