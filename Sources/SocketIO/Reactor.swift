import Dispatch

/// What a descriptor is ready for, or what its owner waits for. `hungUp`, that nothing comes beyond what waits in the
/// kernel, is reported unasked where the system does so.
struct Readiness: OptionSet, Sendable {
    let rawValue: UInt8

    static let readable = Readiness(rawValue: 1)
    static let writable = Readiness(rawValue: 2)
    static let hungUp = Readiness(rawValue: 4)
}

/// Watches descriptors on a loop's queue and reports, level-triggered, which of them are ready.
/// All calls are made, and all reports given, on that queue.
protocol Reactor: AnyObject {
    /// Begins to watch. The reactor owns the descriptor from here on.
    func add(_ socket: Socket, token: ChannelToken, interest: Readiness)

    /// Changes what is waited for; with an empty interest nothing but a hang-up may be reported.
    func update(_ socket: Socket, token: ChannelToken, interest: Readiness)

    /// Stops watching, closes the descriptor and then calls `completion`. Nothing is reported after this call.
    func close(_ socket: Socket, token: ChannelToken, completion: @escaping @Sendable () -> Void)

    /// Tells it, from any thread and at any time, that other work is about to come to its queue, which must not wait for
    /// descriptors until it is done.
    var ring: @Sendable () -> Void { get }

    /// Such work is being done.
    func heed()

    /// Releases what the reactor itself holds. Every descriptor has been closed before.
    func stop(completion: @escaping @Sendable () -> Void)
}

/// A way to wait for many descriptors.
package struct ReactorKind: Sendable, CustomStringConvertible {
    typealias Report = @Sendable (Readiness, ChannelToken) -> Void

    package let description: String
    let make: @Sendable (DispatchQueue, @escaping Report) throws(SocketError) -> any Reactor

    package static var platformDefault: ReactorKind { available[0] }
}
