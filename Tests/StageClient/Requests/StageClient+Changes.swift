import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What changes something is sent once: whether a lost answer stands for a lost request, only the caller can find out.
extension StageClient {
    /// What comes of a change, in the caller's name.
    func send<Value: Decodable>(_ method: String, to segments: String...) async throws(StageError) -> Value {
        try decoded(try await send(inCallersName(request(method, to: segments))).body)
    }

    /// What comes of a change that has a body, in the caller's name.
    package func send<Value: Decodable>(
        _ method: String, _ body: some Encodable, to segments: String...
    ) async throws(StageError) -> Value {
        try await send(method, body, to: segments)
    }

    func send<Value: Decodable>(
        _ method: String, _ body: some Encodable, to segments: [String]
    ) async throws(StageError) -> Value {
        try decoded(try await send(inCallersName(try request(method, to: segments, body))).body)
    }

    func delete(_ segments: String...) async throws(StageError) { try await delete(segments) }

    func delete(_ segments: [String]) async throws(StageError) {
        _ = try await send(inCallersName(request("DELETE", to: segments)))
    }

    /// A request in nobody's name.
    func request(_ method: String, to segments: [String]) -> URLRequest {
        var request = request(to: url(segments))
        request.httpMethod = method
        return request
    }

    /// A request in nobody's name, with a body.
    func request(_ method: String, to segments: [String], _ body: some Encodable) throws(StageError) -> URLRequest {
        var request = request(method, to: segments)
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        do {
            request.httpBody = try JSONEncoder.stage.encode(body)
        } catch {
            throw .invalidRequest(nil)
        }
        return request
    }
}

extension JSONEncoder {
    fileprivate static var stage: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }
}
