import Dispatch
import Foundation
import MockAPI
import SocketIO

/// The ports that lead to one world each, on the addresses that the server listens on.
///
/// `@unchecked Sendable`: what is open is only touched under the lock.
final class OwnPorts: WorldPorts, @unchecked Sendable {
    let mainPort: Int
    private let host: MockServer.Host
    private let lanes: [Lane]
    private let lock = NSLock()
    private var open: [ObjectIdentifier: [Listener]] = [:]
    private var isClosed = false

    init(beside mainPort: Int, host: MockServer.Host, lanes: [Lane]) {
        self.mainPort = mainPort
        self.host = host
        self.lanes = lanes
    }

    func open(_ world: World) throws(Problem) -> Int {
        lock.lock()
        defer { lock.unlock() }
        if let listeners = open[ObjectIdentifier(world)] { return listeners[0].address.port }
        guard !isClosed else { throw .noPort("the server is stopping.") }
        let listeners = try bind()
        open[ObjectIdentifier(world)] = listeners
        // Each world begins at another loop, since many of them are asked over one connection.
        let rotated = lanes.indices.map { lanes[(open.count + $0) % lanes.count] }
        for listener in listeners { listener.start(on: rotated, through: .world(world)) }
        return listeners[0].address.port
    }

    private func bind() throws(Problem) -> [Listener] {
        do throws(SocketError) {
            return try ListenPlan(host: host).bind(port: 0).listeners
        } catch {
            throw .noPort(error.description)
        }
    }

    func close(_ world: World) {
        let listeners = lock.withLock { open.removeValue(forKey: ObjectIdentifier(world)) }
        for listener in listeners ?? [] { listener.close() }
    }

    /// Closes every port; none is opened any more.
    func close(within group: DispatchGroup) {
        let listeners = lock.withLock {
            isClosed = true
            defer { open = [:] }
            return open.values.flatMap(\.self)
        }
        for listener in listeners {
            group.enter()
            listener.close { group.leave() }
        }
    }
}

extension Listener {
    /// Serves what comes in, on the lanes in turn.
    func start(on lanes: [Lane], through door: Door) {
        start(on: lanes.map(\.loop)) { stream in
            lanes.first { $0.loop === stream.loop }?.welcome(stream, through: door)
        }
    }
}
