import Catalog
import Contract
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("The statuses that the document declares")
struct DeclaredStatusTests {
    @Test("Each comes about", arguments: Bundled.operationIds())
    func reached(operation id: String) throws {
        let operation = try #require(try Bundled.contract().operation(id))
        let success = try Bundled.client(for: operation).success(of: operation)
        let person = Person.allCases.first { $0.id == success.callerId }
        for status in operation.responses.keys.sorted() {
            guard let request = try request(operation, as: person, bringing: status, like: success.request) else {
                Issue.record("nobody knows here how \(id) comes to answer \(status)")
                continue
            }
            let answer = try Bundled.client(for: operation).ask(request)
            #expect(answer.status == status && answer.operationId == id, "\(answer): \(answer.detail)")
        }
    }

    /// - Parameter success: a request that goes well.
    private func request(
        _ operation: Contract.Operation, as person: Person?, bringing status: Int, like success: HTTPRequest
    ) throws -> HTTPRequest? {
        switch status {
        case 200, 201, 204: return success
        case 206: return success.with(.range, "bytes=0-43")
        case 304: return success.with(.ifNoneMatch, "*")
        case 400: return try faulty(operation, as: person, like: success)
        case 401: return try unknown(operation)
        case 403: return try operation.request(as: .eli)
        case 404:
            let ids = operation.pathParameters.map { ($0.name, "nothing") }
            return try operation.request(path: operation.path(with: Dictionary(uniqueKeysWithValues: ids)), as: person)
        case 406: return success.with(.accept, "application/x-nothing")
        case 409: return try conflicting(operation, as: person, like: success)
        case 410:
            let revoked = try Bundled.catalog().links.first { $0.revokedAt != nil }
            return try operation.request(path: operation.path(with: ["linkToken": #require(revoked?.token)]))
        case 412: return success.with(.ifMatch, "\"x\"")
        case 415: return success.with(body: success.body, type: "text/plain")
        case 416: return success.with(.range, "bytes=999999999-")
        default: return nil
        }
    }

    /// With a value that a parameter cannot have, or where it has none that could be wrong, a body of another type.
    private func faulty(
        _ operation: Contract.Operation, as person: Person?, like success: HTTPRequest
    ) throws -> HTTPRequest? {
        let parameter = operation.queryParameters.first {
            !SchemaValidator.validate("?", against: $0.schema).isEmpty
        }
        guard let parameter else { return operation.requestBody.map { _ in success.with(body: Array("[]".utf8)) } }
        return try operation.request(query: [parameter.name: "?"], as: person)
    }

    /// From somebody whom nobody knows.
    private func unknown(_ operation: Contract.Operation) throws -> HTTPRequest {
        switch operation.id {
        case "signIn": try .signIn(Person.ada.email, "wrong")
        case "streamAudio": try operation.request(query: ["token": "mock-audio-of-another"])
        default: try operation.request()
        }
    }

    private func conflicting(
        _ operation: Contract.Operation, as person: Person?, like success: HTTPRequest
    ) throws -> HTTPRequest? {
        let body = try JSONParser.parse(success.body)
        switch operation.id {
        case "addComment": return success.with(body: JSONWriter.bytes(of: body.with("parentId", "nothing")))
        case "reviewTrack": return success.with(body: JSONWriter.bytes(of: body.with("fileId", "file-night-bloom-v6")))
        // Who owns the space.
        default: return try operation.request(path: operation.path(with: ["userId": Person.ada.id]), as: person)
        }
    }
}
