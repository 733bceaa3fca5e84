import Dispatch
import HTTPWire
import MockAPI

/// What all connections are served with.
struct Service: Sendable {
    let backend: Backend
    let limits = HTTPLimits()
    let patience: Patience
    let latency: Latency?
    /// None with `--quiet`.
    let log: RequestLog?
    /// Where slow answers are worked out, away from the event loops, which get a core before them.
    let workers = DispatchQueue(label: "soundcheck.workers", qos: .utility, attributes: .concurrent)
}

/// Seconds since it was made.
package struct Stopwatch: Sendable {
    private let begun = DispatchTime.now().uptimeNanoseconds

    package init() {}

    package var elapsed: Double { Double(DispatchTime.now().uptimeNanoseconds - begun) / 1e9 }
}
