import HTTPWire
import SocketIO

/// Where a Soundcheck answers: `http://localhost:8080`, or a world of it, `http://localhost:8080/w/demo`.
struct ServerURL: Equatable, CustomStringConvertible {
    let authority: HostPort
    /// Without a slash at its end.
    let path: String

    /// Where `serve` answers unless it is told otherwise.
    static let usual = ServerURL("http://localhost:8080")!

    static let expected =
        "an http URL of this machine or of an IP address, such as http://localhost:8080 or http://localhost:8080/w/demo"

    /// Nil for another scheme, for names that would have to be looked up, and for what no base URL has.
    init?(_ text: String) {
        let scheme = "http://"
        guard text.lowercased().hasPrefix(scheme) else { return nil }
        let rest = text.dropFirst(scheme.count)
        let pathStart = rest.firstIndex(of: "/") ?? rest.endIndex
        guard let authority = HostPort(String(rest[..<pathStart])) else { return nil }
        self.authority = authority
        path = String(rest[pathStart...].reversed().drop { $0 == "/" }.reversed())
        guard let target = try? RequestTarget(path + "/"), target.query == nil, !addresses.isEmpty else { return nil }
    }

    /// The server and the name, where a world of it is named by its path.
    var world: (server: ServerURL, name: Substring)? {
        let segments = path.split(separator: "/")
        guard segments.count == 2, segments[0] == "w" else { return nil }
        return ServerURL("http://\(authority)").map { ($0, segments[1]) }
    }

    var description: String { "http://\(authority)\(path)" }

    /// What was said, or what the scheme means (RFC 9110, 4.2.1).
    var port: Int { authority.port ?? 80 }

    /// Every address that the host means.
    var addresses: [SocketAddress] {
        if authority.isIPLiteral { return SocketAddress(host: authority.host, port: port).map { [$0] } ?? [] }
        let host = authority.host
        guard host == "localhost" || host.hasSuffix(".localhost") || HostNames.own.contains(host) else { return [] }
        return [SocketAddress.ipv4Loopback(port: 0), .ipv6Loopback(port: 0)].map { $0.with(port: port) }
    }
}
