import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension StageClient {
    /// What `GET` gives at a path, whose segments are data: whatever they hold, they stay segments.
    package func get<Value: Decodable>(
        _ segments: String..., query: [String: String] = [:]
    ) async throws(StageError) -> Value {
        try decoded(try await ask(url(segments, query: query)).body)
    }

    /// A list at a path: in one request or, with a page size, in as many as it has pages.
    package func list<Item: Decodable>(
        _ segments: String..., query: [String: String] = [:], pageSize: Int?
    ) async throws(StageError) -> [Item] {
        try await list(segments, query: query, pageSize: pageSize)
    }

    func list<Item: Decodable>(
        _ segments: [String], query: [String: String] = [:], pageSize: Int?
    ) async throws(StageError) -> [Item] {
        guard let pageSize else { return try decoded(try await ask(url(segments, query: query)).body) }
        var query = query
        query["limit"] = String(pageSize)
        var items: [Item] = []
        var page: URL? = url(segments, query: query)
        while let url = page {
            let (body, response) = try await ask(url)
            items += try decoded(body) as [Item]
            page = try nextPage(after: response)
        }
        return items
    }

    /// The page that a response leads on to. It is asked for with the caller's token, so it must be the backend's own.
    private func nextPage(after response: HTTPURLResponse) throws(StageError) -> URL? {
        guard let next = response.link(to: "next") else { return nil }
        guard next.scheme == baseURL.scheme, next.host == baseURL.host, next.port == baseURL.port else {
            throw .undecodable(ForeignPage(url: next))
        }
        return next
    }

    /// A `GET` in the caller's name.
    private func ask(_ url: URL) async throws(StageError) -> (body: Data, HTTPURLResponse) {
        try await send(inCallersName(request(to: url)))
    }

    func inCallersName(_ request: URLRequest) -> URLRequest {
        var request = request
        if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        return request
    }

    /// A request in nobody's name.
    func request(to url: URL, accepting type: String = "application/json") -> URLRequest {
        var request = URLRequest(url: url)
        request.setValue(type, forHTTPHeaderField: "Accept")
        return request
    }

    /// What the backend answers with a success; a refusal is thrown, whatever its body is.
    func send(_ request: URLRequest) async throws(StageError) -> (body: Data, HTTPURLResponse) {
        let body: Data
        let response: HTTPURLResponse
        do {
            (body, response) = try await transport.answer(to: request)
        } catch {
            throw StageError(transport: error)
        }
        if let refusal = StageError(refusalIn: response, body: body) { throw refusal }
        return (body, response)
    }

    func decoded<Value: Decodable>(_ body: Data) throws(StageError) -> Value {
        do {
            return try decoder.decode(Value.self, from: body)
        } catch {
            throw .undecodable(error)
        }
    }
}

/// A list's next page is said to be somewhere else than the backend is.
struct ForeignPage: Error {
    let url: URL
}
