import Dispatch
import Foundation

/// What the process does with signals.
package enum ProcessSignals {
    /// Writing to a pipe or socket whose reader has gone becomes an error of that call and no longer ends the process.
    package static func ignoreBrokenPipes() { handleQuietly(SIGPIPE) }

    /// Calls the handler for every SIGTERM and SIGINT in place of ending the process, for the rest of its life. One that
    /// comes after this call has returned is certain to be handled.
    package static func onTermination(_ handler: @escaping @Sendable () -> Void) {
        handle([SIGTERM, SIGINT]) { _ in handler() }
    }

    /// Calls the handler with the signal's number for every one of these, in place of what the signal does by itself, for the
    /// rest of the process's life.
    package static func handle(_ signals: [Int32], by handler: @escaping @Sendable (Int32) -> Void) {
        let queue = DispatchQueue(label: "signals")
        let registered = DispatchSemaphore(value: 0)
        for number in signals {
            // Dispatch on Darwin only watches: the default action has to be turned off as well.
            handleQuietly(number)
            let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
            source.setEventHandler {
                withExtendedLifetime(source) { handler(number) }  // The handler keeps its own source alive.
            }
            source.setRegistrationHandler { registered.signal() }
            source.activate()
        }
        for _ in signals { registered.wait() }
    }

    /// A program that this one starts ignores what is ignored here too, but does by default what is handled here.
    private static func handleQuietly(_ number: Int32) {
        signal(number) { _ in }
    }
}
