import Foundation
import HTTPWire

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLRequest {
    /// The request as a server receives it. It is written down and read by the parser that reads a socket's bytes, so that
    /// it is refused for the same reasons.
    func asReceived(body: [UInt8], limits: HTTPLimits) throws(RequestRefusal) -> HTTPRequest {
        var parser = RequestParser(limits: limits)
        (head(counting: body) + body).withUnsafeBytes { parser.push($0) }
        while let event = try parser.next() {
            if case .request(let request) = event { return request }
        }
        throw parser.refusal(.badRequest, "The request's method, URL or fields are none that HTTP can send.")
    }

    private func head(counting body: [UInt8]) -> [UInt8] {
        var fields = HTTPFields()
        fields.append(.host, authority)
        // Sorted, since the order in which a dictionary gives them differs from run to run.
        for (name, value) in (allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let name = HTTPFieldName(name), !URLRequest.fieldsOfMessages.contains(name) else { continue }
            fields.append(name, value)
        }
        if !body.isEmpty { fields.append(.contentLength, String(body.count)) }
        return Array("\(httpMethod ?? "GET") \(target) HTTP/1.1\r\n".utf8) + fields.lines + Array("\r\n".utf8)
    }

    /// What `URLSession` says of a message itself, whatever its request claims.
    private static let fieldsOfMessages = Set(
        ["Host", "Connection", "Content-Length", "Transfer-Encoding"].compactMap { HTTPFieldName($0) })

    private var authority: String {
        guard let url, let host = url.host else { return "" }
        return url.port.map { "\(host):\($0)" } ?? host
    }

    private var target: String {
        guard let parts = url.flatMap({ URLComponents(url: $0, resolvingAgainstBaseURL: true) }) else { return "/" }
        let path = parts.percentEncodedPath
        return (path.isEmpty ? "/" : path) + (parts.percentEncodedQuery.map { "?" + $0 } ?? "")
    }
}
