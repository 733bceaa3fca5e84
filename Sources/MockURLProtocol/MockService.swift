import Dispatch
import HTTPWire
import MockAPI
import MockServer

/// What the requests to one host are answered with.
struct MockService: Sendable {
    let backend: Backend
    let limits = HTTPLimits()
    let latency: Latency?
    let log: RequestLog?

    init(_ backend: Backend, _ options: MockServer.Options) {
        self.backend = backend
        latency = options.latency
        log = options.log.map(RequestLog.init)
    }
}
