import ContractCheck

/// A server that treats requests in a way of its own.
struct BrokenServer: CheckTransport {
    let sound: BackendTransport
    let treat: Treatment

    /// Gives the answer to a request, mostly of what the sound server makes of it or of another.
    typealias Treatment =
        @Sendable (_ request: CheckRequest, _ sound: BackendTransport) throws(TransportFault) -> CheckResponse

    var baseURL: String { sound.baseURL }

    func send(_ request: CheckRequest) async throws(TransportFault) -> CheckResponse { try treat(request, sound) }
}

/// A server that breaks one rule of HTTP or of the document's conventions.
struct ProtocolBreakage: Sendable, CustomStringConvertible {
    /// What it does.
    let description: String
    /// The cases that must find it. No other may.
    let expected: Set<String>
    /// Of the requests that are treated otherwise; `*` stands for any one segment.
    let path: String
    let treat: BrokenServer.Treatment

    init(
        _ description: String, foundBy expected: Set<String>, at path: String, treat: @escaping BrokenServer.Treatment
    ) {
        self.description = description
        self.expected = expected
        self.path = path
        self.treat = { request, sound throws(TransportFault) in
            request.isFor(path) ? try treat(request, sound) : try sound.answer(to: request)
        }
    }

    /// - Parameters:
    ///   - method: of the requests that are answered wrong.
    ///   - path: likewise.
    ///   - change: makes the broken answer of the sound one.
    init(
        _ description: String, foundBy expected: Set<String>, _ method: String = "GET", at path: String,
        change: @escaping @Sendable (CheckRequest, inout CheckResponse) -> Void
    ) {
        self.init(description, foundBy: expected, at: path) { request, sound throws(TransportFault) in
            try sound.answer(to: request) { asked, response in
                if asked.method == method { change(asked, &response) }
            }
        }
    }
}

extension BackendTransport {
    /// The backend's answer, changed. What is made of GET's answer counts for HEAD too.
    func answer(
        to request: CheckRequest, changedBy change: (CheckRequest, inout CheckResponse) -> Void
    ) throws(TransportFault) -> CheckResponse {
        guard request.method == "HEAD" else { return try changed(request, by: change) }
        var response = try changed(request.with(method: "GET"), by: change)
        response.body = []
        change(request, &response)
        return response
    }

    /// A body that is changed gets another length.
    private func changed(
        _ request: CheckRequest, by change: (CheckRequest, inout CheckResponse) -> Void
    ) throws(TransportFault) -> CheckResponse {
        var response = try answer(to: request)
        let length = response.body.count
        change(request, &response)
        if response.body.count != length { response.set("Content-Length", String(response.body.count)) }
        return response
    }
}
