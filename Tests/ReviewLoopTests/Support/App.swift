import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Somebody's app: who asks, and where.
struct App: Sendable {
    let place: Place
    /// Who has signed in; nobody without a token.
    var user: Person?
    var token: String?

    init(at place: Place) { self.place = place }

    /// - Parameter target: a path, or a URL that an answer gave.
    func ask(
        _ method: String, _ target: String, _ body: [String: any Sendable]? = nil, fields: [String: String] = [:]
    ) async throws -> Answer {
        let isPath = target.hasPrefix("/")
        var request = URLRequest(url: try #require(URL(string: isPath ? place.base + target : target)))
        request.httpMethod = method
        if let body {
            request.httpBody = try JSONSerialization.data(withJSONObject: body)
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        for (name, value) in isPath ? fields.merging(place.fields, uniquingKeysWith: { own, _ in own }) : fields {
            request.setValue(value, forHTTPHeaderField: name)
        }
        let (data, response) = try await place.session.data(for: request)
        return Answer(to: "\(method) \(target)", try #require(response as? HTTPURLResponse), data)
    }

    /// Reads what is there.
    func get<Value: Decodable>(_ target: String) async throws -> Value {
        try await ask("GET", target).value(status: 200)
    }

    /// Reads a list, however many pages it has.
    func list<Item: Decodable>(_ target: String) async throws -> [Item] {
        var items: [Item] = []
        var next: String? = target
        while let target = next {
            let answer = try await ask("GET", target)
            items += try answer.value(status: 200) as [Item]
            next = answer.nextPage
        }
        return items
    }

    /// Changes something and reads what has become of it.
    func send<Value: Decodable>(
        _ method: String, _ target: String, _ body: [String: any Sendable]? = nil, status: Int
    ) async throws -> Value {
        try await ask(method, target, body).value(status: status)
    }
}

extension App {
    /// Signs in by the make-believe password that the seeds give everybody.
    static func signIn(_ name: String, at place: Place) async throws -> App {
        var app = App(at: place)
        let session: Session = try await app.send(
            "POST", "/auth/sign-in", ["email": "\(name)@example.com", "password": "mock-\(name)-password"], status: 200)
        app.token = session.token
        app.user = session.user
        return app
    }
}
