import Foundation

/// The hosts of this process that are answered without a socket.
///
/// There is one for all, since the system makes instances of a `URLProtocol` and hands them nothing but a request.
///
/// `@unchecked Sendable`: every mutable property is only touched under the lock.
final class MockHosts: @unchecked Sendable {
    static let shared = MockHosts()

    private let lock = NSLock()
    private var services: [String: MockService] = [:]
    private var count = 0

    /// Gives the service a host that none had before.
    func add(_ service: MockService) -> String {
        lock.withLock {
            count += 1
            let host = "soundcheck-\(count).localhost"
            services[host] = service
            return host
        }
    }

    func remove(_ host: String) {
        _ = lock.withLock { services.removeValue(forKey: host) }
    }

    subscript(host: String) -> MockService? { lock.withLock { services[host] } }

    /// Whether the name is of the kind that is given out here, be it in use or not.
    static func owns(_ host: String) -> Bool {
        host.hasPrefix("soundcheck-") && host.hasSuffix(".localhost")
    }
}
