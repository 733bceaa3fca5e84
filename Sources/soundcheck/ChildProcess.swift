import Foundation
import JSONText
import Reporting

/// A program that this one runs in its own place: with its input and outputs, and in its process group, so that a terminal
/// treats both as one. (Foundation's `Process` makes a group of its own, which a terminal stops when it reads.)
///
/// `@unchecked Sendable`: the state is only touched under the lock.
final class ChildProcess: @unchecked Sendable {
    /// Bytes with a zero behind them: what programs are given need not be text.
    typealias Word = [CChar]

    static func word(_ bytes: UnsafePointer<CChar>) -> Word {
        Array(UnsafeBufferPointer(start: bytes, count: strlen(bytes) + 1))
    }

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
    func run(_ words: [Word], adding variables: [String: String] = [:]) throws(Failure) -> ExitCode {
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

    private static func spawn(_ words: [Word], adding variables: [String: String]) throws(Failure) -> pid_t {
        let arguments = words.map { strdup($0) } + [nil]
        let settings = settings(adding: variables).map { strdup($0) } + [nil]
        defer { for text in arguments + settings { free(text) } }
        var identifier: pid_t = 0
        let fault = posix_spawnp(&identifier, words[0], nil, nil, arguments, settings)
        guard fault == 0 else {
            throw .notStarted(String(decoding: words[0].dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self), fault)
        }
        return identifier
    }

    /// `NAME=value` for all of this program's environment, but for those that are added.
    private static func settings(adding variables: [String: String]) -> [Word] {
        let inherited = ProcessInfo.processInfo.environment.keys.filter { variables[$0] == nil }
        return inherited.compactMap { name in
            getenv(name).map { Array("\(name)=".utf8CString.dropLast()) + word($0) }
        } + variables.map { Array("\($0)=\($1)".utf8CString) }
    }
}

extension Failure {
    /// With the exit codes of shells.
    fileprivate static func notStarted(_ name: String, _ fault: Int32) -> Failure {
        let program = name.quoted(upTo: 200)
        if fault == ENOENT, !(name.contains("/") && access(name, F_OK) == 0) {
            return Failure(exitCode: .notFound, messages: ["\(program) is not found; \(hint(onMissing: name))"])
        }
        return Failure(exitCode: .notExecutable, messages: ["\(program) cannot be run: \(reason(of: fault, name))"])
    }

    private static func hint(onMissing name: String) -> String {
        if name.contains("/") { return "there is no such file" }
        if name.contains(" ") { return "each word stands on its own: soundcheck exec -- \(name.printable)" }
        return "is it installed, and in PATH?"
    }

    private static func reason(of fault: Int32, _ name: String) -> String {
        switch fault {
        case ENOENT: "its file is there, but not the program that its first line (#!) asks for"
        case ENOEXEC: "it is neither a program for this machine nor a script that begins with #!"
        case EACCES where (try? FileManager.default.contentsOfDirectory(atPath: name)) != nil: "it is a folder"
        case EACCES: "it may not be executed; chmod +x allows it"
        default: String(cString: strerror(fault))
        }
    }
}
