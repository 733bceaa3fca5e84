import Foundation

/// A program that this one runs in its own place: with its input and outputs, and in its process group, so that a terminal
/// treats both as one. (Foundation's `Process` makes a group of its own, which a terminal stops when it reads.)
///
/// `@unchecked Sendable`: the state is only touched under the lock.
final class ChildProcess: @unchecked Sendable {
    private enum State {
        /// Signals that came too early.
        case waiting([Int32])
        case running(pid_t)
        case ended
    }

    private let lock = NSLock()
    private var state = State.waiting([])

    /// Hands a signal on, as soon as there is a program to take it.
    func send(_ signal: Int32) {
        lock.withLock {
            switch state {
            case .waiting(let signals): state = .waiting(signals + [signal])
            case .running(let identifier): kill(identifier, signal)
            case .ended: break
            }
        }
    }

    /// Runs it to its end. Once only.
    /// - Parameters:
    ///   - words: its name, which is looked for as shells do, and its arguments.
    ///   - variables: besides those of this program's environment.
    /// - Returns: its exit code, or 128 and the number of the signal that ended it.
    func run(_ words: [String], adding variables: [String: String] = [:]) throws(Failure) -> ExitCode {
        let identifier = try ChildProcess.spawn(words, adding: variables)
        start(identifier)
        // The signals of others must not meet another program that is given the same number.
        var info = siginfo_t()
        while waitid(P_PID, id_t(identifier), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
        return end(identifier)
    }

    private func start(_ identifier: pid_t) {
        lock.withLock {
            if case .waiting(let signals) = state {
                for signal in signals { kill(identifier, signal) }
            }
            state = .running(identifier)
        }
    }

    private func end(_ identifier: pid_t) -> ExitCode {
        lock.withLock {
            state = .ended
            var status: Int32 = 0
            while waitpid(identifier, &status, 0) == -1, errno == EINTR {}
            let signal = status & 0x7F
            return ExitCode(rawValue: signal == 0 ? status >> 8 & 0xFF : 128 + signal)
        }
    }

    private static func spawn(_ words: [String], adding variables: [String: String]) throws(Failure) -> pid_t {
        let environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        let arguments = words.map { strdup($0) } + [nil]
        let settings = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + settings { free(text) } }
        var identifier: pid_t = 0
        let fault = posix_spawnp(&identifier, words[0], nil, nil, arguments, settings)
        guard fault == 0 else { throw .notStarted(words[0], fault) }
        return identifier
    }
}

extension Failure {
    /// With the exit codes of shells.
    fileprivate static func notStarted(_ name: String, _ fault: Int32) -> Failure {
        fault == ENOENT
            ? Failure(exitCode: .notFound, messages: ["\(name) is not found; is it installed, and in PATH?"])
            : Failure(
                exitCode: .notExecutable, messages: ["\(name) cannot be run: \(String(cString: strerror(fault)))"])
    }
}
