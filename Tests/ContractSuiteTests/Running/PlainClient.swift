import Contract
import Foundation
import HTTPWire
import JSONText
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
        let (data, _) = try await load(try request(of: call))
        switch call {
        case .getArtwork, .streamAudio: return .bytes(data)
        case _ where data.isEmpty: return .done
        default: return .mirrored(try JSONSerialization.jsonObject(with: data))
        }
    }

    private func pages(of list: ContractCall, limit: Int) async throws -> [Any] {
        var items: [Any] = []
        let first = try request(of: list)
        var next = first.url.map { $0.appending(queryItems: [URLQueryItem(name: "limit", value: "\(limit)")]) }
        while let page = next {
            var request = first
            request.url = page
            let (data, link) = try await load(request)
            items += try JSONSerialization.jsonObject(with: data) as? [Any] ?? []
            next = link.flatMap { $0.split(separator: ">").first }.flatMap { URL(string: String($0.dropFirst())) }
        }
        return items
    }

    private func request(of call: ContractCall) throws -> URLRequest {
        let sent = call.request(by: try Stock.contract())
        var request = URLRequest(url: try #require(URL(string: door.baseURL.absoluteString + sent.path)))
        request.httpMethod = sent.method
        request.setValue("Bearer \(door.token)", forHTTPHeaderField: "Authorization")
        for field in sent.fields { request.setValue(field.value, forHTTPHeaderField: field.name.rawName) }
        if let body = sent.body {
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.httpBody = Data(JSONWriter.bytes(of: body))
        }
        return request
    }

    private func load(_ request: URLRequest) async throws -> (Data, link: String?) {
        var request = request
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
