import Foundation
import SocketIO

/// Signals that are for the program that this one runs in its place.
enum PassedSignals {
    private static let signals = [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2]

    /// From now on they are handed on.
    static func pass(to child: ChildProcess) {
        ProcessSignals.handle(signals) { signal in
            if !isSentToBoth(signal) { child.send(signal) }
        }
    }

    /// From now on they mean this program, which they end: nothing else could stop it where its outputs are not read.
    static func end() {
        for number in signals { signal(number, SIG_DFL) }
    }

    /// What is typed on a terminal is sent to all programs that it shows, and twice would mean something else to many.
    private static func isSentToBoth(_ signal: Int32) -> Bool {
        guard signal == SIGINT || signal == SIGQUIT else { return false }
        let terminal = open("/dev/tty", O_RDONLY)
        guard terminal >= 0 else { return false }
        defer { close(terminal) }
        return tcgetpgrp(terminal) == getpgrp()
    }
}
