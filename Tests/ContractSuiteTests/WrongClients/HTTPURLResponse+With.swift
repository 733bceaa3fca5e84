import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension HTTPURLResponse {
    /// The response with another status, or without some of its fields.
    func with(status: Int? = nil, without fields: Set<String> = []) throws -> HTTPURLResponse {
        var kept: [String: String] = [:]
        for (name, value) in allHeaderFields {
            guard let name = name as? String, let value = value as? String, !fields.contains(name) else { continue }
            kept[name] = value
        }
        let response = url.flatMap {
            HTTPURLResponse(url: $0, statusCode: status ?? statusCode, httpVersion: "HTTP/1.1", headerFields: kept)
        }
        guard let response else { throw URLError(.badServerResponse) }
        return response
    }
}
