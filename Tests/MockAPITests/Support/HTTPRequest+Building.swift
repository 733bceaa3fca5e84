import HTTPWire
import JSONText

extension HTTPRequest {
    static func get(_ target: String, as person: Person? = nil) throws -> HTTPRequest {
        try make(.get, target, as: person)
    }

    static func make(_ method: HTTPMethod, _ target: String, as person: Person? = nil) throws -> HTTPRequest {
        let request = HTTPRequest(method: method, target: try RequestTarget(target, for: method))
            .with(.host, "localhost:8080")
        return person.map { request.with(token: $0.token) } ?? request
    }

    static func post(_ target: String, _ body: JSONValue, as person: Person? = nil) throws -> HTTPRequest {
        try make(.post, target, as: person).with(body: JSONWriter.bytes(of: body))
    }

    static func signIn(_ email: String, _ password: String) throws -> HTTPRequest {
        try post("/auth/sign-in", ["email": .string(email), "password": .string(password)])
    }

    func with(_ name: HTTPFieldName, _ value: String) -> HTTPRequest {
        var request = self
        request.fields.append(name, value)
        return request
    }

    func with(token: String) -> HTTPRequest { with(.authorization, "Bearer \(token)") }

    func with(body: [UInt8], type: String = "application/json") -> HTTPRequest {
        var request = self
        request.fields = HTTPFields()
        for (name, value) in fields.entries where name.lowercased() != "content-type" {
            if let name = HTTPFieldName(name) { request.fields.append(name, value) }
        }
        request.fields.append(.contentType, type)
        request.body = body
        return request
    }

    func with(method: HTTPMethod) -> HTTPRequest {
        var request = self
        request.method = method
        return request
    }

    /// The same request to another host.
    func with(host: String) -> HTTPRequest {
        var request = self
        request.fields = HTTPFields()
        request.fields.append(.host, host)
        for (name, value) in fields.entries where name != "Host" {
            if let name = HTTPFieldName(name) { request.fields.append(name, value) }
        }
        return request
    }
}
