import Contract
import Foundation
import MockAPI
import Testing

@testable import ContractSuite

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A client without models: it sends what the document says, keeps what it is answered, and follows `Link`. What it gets
/// wrong is put into it by a test.
struct PlainClient: ContractClient {
    let door: ContractDoor
    /// Changes what is sent.
    var sending: (inout URLRequest) -> Void = { _ in }
    /// Changes what is kept.
    var keeping: (Data) -> Data = { $0 }
    /// Whether any status is as good as 200.
    var ignoresStatus = false

    enum Failure: Error { case status(Int) }

    func answer(_ call: ContractCall) async throws -> ContractAnswer {
        if case .everyPage(let list, let limit) = call {
            let items = try await pages(of: list, limit: limit)
            return .mirrored(items)
        }
        let (data, _) = try await load(try url(of: call), call)
        if case .getArtwork = call { return .bytes(data) }
        return .mirrored(try JSONSerialization.jsonObject(with: data))
    }

    private func pages(of list: ContractCall, limit: Int) async throws -> [Any] {
        var items: [Any] = []
        var next: URL? = URL(string: try url(of: list).absoluteString + "?limit=\(limit)")
        while let page = next {
            let (data, link) = try await load(page, list)
            items += try JSONSerialization.jsonObject(with: data) as? [Any] ?? []
            next = link.flatMap { $0.split(separator: ">").first }.flatMap { URL(string: String($0.dropFirst())) }
        }
        return items
    }

    private func url(of call: ContractCall) throws -> URL {
        let path = call.request(by: try Stock.contract()).path
        return try #require(URL(string: door.baseURL.absoluteString + path))
    }

    private func load(_ url: URL, _ call: ContractCall) async throws -> (Data, link: String?) {
        var request = URLRequest(url: url)
        request.setValue("Bearer \(door.token)", forHTTPHeaderField: "Authorization")
        if case .signIn(let email, let password) = call {
            request.httpMethod = "POST"
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.httpBody = try JSONEncoder().encode(["email": email, "password": password])
        }
        sending(&request)
        let (data, response) = try await session.data(for: request)
        let http = try #require(response as? HTTPURLResponse)
        guard ignoresStatus || http.statusCode / 100 == 2 else { throw Failure.status(http.statusCode) }
        return (keeping(data), http.value(forHTTPHeaderField: "Link"))
    }

    private var session: URLSession {
        door.patience == Scene.usualPatience ? PlainClient.patientSession : PlainClient.impatientSession
    }

    private static let patientSession = session(patience: Scene.usualPatience)
    private static let impatientSession = session(patience: Scene.shortPatience)

    /// On Linux a request's own time-out does not count.
    private static func session(patience: Double) -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.timeoutIntervalForRequest = patience
        return URLSession(configuration: configuration)
    }
}
