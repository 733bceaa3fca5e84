import Dispatch
import Foundation
import SocketIO

/// SIGTERM and SIGINT: the first asks for an orderly end, the second ends the program at once.
struct Termination: Sendable {
    private let asked = DispatchSemaphore(value: 0)

    /// From now on the signals no longer end the program by themselves.
    init() {
        let orderlyEnds = DispatchSemaphore(value: 1)
        ProcessSignals.onTermination { [asked] in
            guard orderlyEnds.wait(timeout: .now()) == .success else { _exit(ExitCode.interrupted.rawValue) }
            asked.signal()
        }
    }

    /// Whether the first signal has come. That it has is told once.
    func isDue() -> Bool { asked.wait(timeout: .now()) == .success }

    /// Waits for the first signal.
    func wait() { asked.wait() }
}
