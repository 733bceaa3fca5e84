import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a scripted client was answered.
struct LoadedAnswer: Sendable {
    let status: Int
    let tag: String?
    /// Where `Link` leads on to.
    let next: URL?
    let body: [UInt8]

    static let empty = LoadedAnswer(status: 200, tag: nil, next: nil, body: Array("[]".utf8))
}

extension LoadedAnswer {
    init(_ data: Data, _ response: URLResponse) throws {
        guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
        let link = response.value(forHTTPHeaderField: "Link")?.split(separator: ";").first
        self.init(
            status: response.statusCode, tag: response.value(forHTTPHeaderField: "ETag"),
            next: link.flatMap { URL(string: String($0.dropFirst().dropLast())) }, body: Array(data))
    }
}
