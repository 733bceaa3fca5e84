import Dispatch
import Foundation

/// What the process does with signals.
package enum ProcessSignals {
    /// Writing to a pipe or socket whose reader has gone becomes an error of that call and no longer ends the process.
    package static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Calls the handler for every SIGTERM and SIGINT in place of ending the process, for the rest of its life. One that
    /// comes after this call has returned is certain to be handled.
    package static func onTermination(_ handler: @escaping @Sendable () -> Void) {
        handle([SIGTERM, SIGINT], by: handler)
    }

    static func handle(_ signals: [Int32], by handler: @escaping @Sendable () -> Void) {
        let queue = DispatchQueue(label: "signals")
        let registered = DispatchSemaphore(value: 0)
        for number in signals {
            // Dispatch on Darwin only watches: the default action has to be turned off as well.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                withExtendedLifetime(source) { handler() }  // The handler keeps its own source alive.
            }
            source.setRegistrationHandler { registered.signal() }
            source.activate()
        }
        for _ in signals { registered.wait() }
    }
}
