import Foundation
import MockURLProtocol
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What is asked, whichever way it is sent.
struct Question: Sendable, CustomTestStringConvertible {
    var method = "GET"
    var target: String
    var fields: [String: String] = ["Authorization": "Bearer mock-ada"]
    var body: String?

    init(_ target: String, method: String = "GET", fields: [String: String]? = nil, body: String? = nil) {
        self.target = target
        self.method = method
        if let fields { self.fields = fields }
        self.body = body
    }

    var testDescription: String { "\(method) \(target.prefix(80))" }

    static func signIn(_ password: String = "mock-ada-password") -> Question {
        Question(
            "/auth/sign-in", method: "POST", fields: ["Content-Type": "application/json"],
            body: #"{"email": "ada@example.com", "password": "\#(password)"}"#)
    }
}

/// What a client sees of an answer. `Date` and `Connection` belong to a connection and are left out.
struct Seen: Equatable {
    let status: Int
    /// By their names in lower case.
    let fields: [String: String]
    let body: Data

    init(status: Int, fields: [(String, String)], body: Data) {
        self.status = status
        var kept: [String: String] = [:]
        for (name, value) in fields where !["date", "connection"].contains(name.lowercased()) {
            kept[name.lowercased()] = value
        }
        self.fields = kept
        self.body = body
    }

    var text: String { String(decoding: body, as: UTF8.self) }
}

extension MockBackend {
    /// One for all tests that change nothing in it.
    static let shared = Result { try MockBackend.start() }

    func request(_ question: Question) throws -> URLRequest {
        var request = URLRequest(url: try #require(URL(string: url.absoluteString + question.target)))
        request.httpMethod = question.method
        request.httpBody = question.body.map { Data($0.utf8) }
        for (name, value) in question.fields { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    func ask(_ question: Question) async throws -> Seen { try await ask(request(question)) }

    func ask(_ request: URLRequest) async throws -> Seen {
        let session = URLSession(configuration: configuration)
        defer { session.finishTasksAndInvalidate() }
        let (body, response) = try await session.data(for: request)
        return try Seen(response, body)
    }

    /// The error that a request comes to.
    func failure(of request: URLRequest) async throws -> URLError {
        try #require(await urlError { _ = try await ask(request) })
    }
}

/// What the work fails with.
func urlError(_ work: () async throws -> Void) async -> URLError? {
    do {
        try await work()
        return nil
    } catch {
        return error as? URLError
    }
}

extension Seen {
    init(_ response: URLResponse?, _ body: Data) throws {
        let response = try #require(response as? HTTPURLResponse)
        let fields = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
        self.init(status: response.statusCode, fields: fields, body: body)
    }
}
