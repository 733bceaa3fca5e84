import SocketIO

/// Binds all addresses of one server to one port.
struct ListenPlan {
    /// Without these nothing is served.
    private let required: [SocketAddress]
    /// A machine may lack this one; that is a warning.
    private let optional: SocketAddress?

    init(host: MockServer.Host) {
        let ipv4 = SocketAddress.ipv4Loopback(port: 0)
        let ipv6 = SocketAddress.ipv6Loopback(port: 0)
        guard case .address(let text) = host, let address = SocketAddress(host: text, port: 0) else {
            required = [ipv4]
            optional = ipv6
            return
        }
        // A wildcard holds its own family's loopback address already.
        required = address.isWildcard && !address.isIPv6 ? [address] : [address, ipv4]
        optional = address.isWildcard && address.isIPv6 ? nil : ipv6
    }

    /// What is bound, and what whoever runs the server should know.
    struct Bound {
        var listeners: [Listener] = []
        var warnings: [String] = []
    }

    /// - Parameter port: 0 takes one that is free on every address.
    func bind(port: Int) throws(SocketError) -> Bound {
        // What is free on the first address may be taken on another; then a new one is drawn.
        for _ in 1..<(port == 0 ? ListenPlan.draws : 1) {
            do throws(SocketError) {
                return try bindAll(port)
            } catch {
                guard case .addressInUse = error else { throw error }
            }
        }
        return try bindAll(port)
    }

    private func bindAll(_ port: Int) throws(SocketError) -> Bound {
        var bound = Bound()
        var port = port
        for address in required {
            let listener = try Listener.bind(to: address.with(port: port))
            port = listener.address.port
            bound.listeners.append(listener)
        }
        guard let optional else { return bound }
        do throws(SocketError) {
            bound.listeners.append(try Listener.bind(to: optional.with(port: port)))
        } catch {
            // Another program there would answer clients that resolve localhost to it.
            if case .addressInUse = error { throw error }
            bound.warnings.append("\(optional.host) is not listened on: \(error)")
        }
        return bound
    }

    private static let draws = 16
}
