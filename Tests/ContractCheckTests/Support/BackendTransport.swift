import ContractCheck
import Foundation
import HTTPWire
import JSONText
import MockAPI

/// The way to a backend in this process, and to what a test makes of its answers.
struct BackendTransport: CheckTransport {
    let backend: Backend
    /// What was answered before, where tests that only read share it: making answers anew takes most of their time.
    var known: KnownAnswers?
    let baseURL = "http://localhost:8080"
    /// What every request carries besides its own.
    var adding: [CheckRequest.Field] = []
    /// Changes an answer on its way.
    var change: @Sendable (CheckRequest, inout CheckResponse) -> Void = { _, _ in }

    func send(_ request: CheckRequest) async throws(TransportFault) -> CheckResponse {
        var response = try answer(to: request)
        change(request, &response)
        return response
    }

    /// The backend's own answer, as it comes over the wire: HEAD has no body, and every body its length.
    func answer(to request: CheckRequest) throws(TransportFault) -> CheckResponse {
        if let response = known?[request] { return response }
        let response = try newAnswer(to: request)
        known?[request] = response
        return response
    }

    private func newAnswer(to request: CheckRequest) throws(TransportFault) -> CheckResponse {
        let method = HTTPMethod(rawValue: request.method)
        guard let target = try? RequestTarget(request.target, for: method) else {
            throw TransportFault("\(request.method) \(request.target) cannot be sent")
        }
        var fields = HTTPFields()
        fields.append(.host, "localhost:8080")
        for field in request.fields + adding {
            if let name = HTTPFieldName(field.name) { fields.append(name, field.value) }
        }
        let sent = HTTPRequest(method: method, target: target, fields: fields, body: request.body)
        let response = backend.respond(to: sent).answer.response
        var received = response.fields.entries.map { CheckRequest.Field($0.name, $0.value) }
        if !response.status.forbidsContent {
            received.append(CheckRequest.Field("Content-Length", String(response.body.count)))
        }
        return CheckResponse(
            status: response.status.code, fields: received, body: method == .head ? [] : response.body.bytes)
    }
}

/// Answers of a backend whose world does not change. `@unchecked Sendable`: they are only touched under the lock.
final class KnownAnswers: @unchecked Sendable {
    private let lock = NSLock()
    private var responses: [CheckRequest: CheckResponse] = [:]

    subscript(request: CheckRequest) -> CheckResponse? {
        get { lock.withLock { responses[request] } }
        set { lock.withLock { responses[request] = newValue } }
    }
}
