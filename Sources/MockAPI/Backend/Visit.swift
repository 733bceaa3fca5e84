import HTTPWire
import JSONText

/// What is known so far of the request in hand: each step adds to it, and any answer can be given from it.
struct Visit: Sendable {
    let request: HTTPRequest
    let origin: CrossOrigin
    var baseURL = ""
    var operationId: String?
    var callerId: String?
    /// What befalls the call; nothing in clear weather.
    var weather: Weather?

    init(_ request: HTTPRequest, origin: CrossOrigin) {
        self.request = request
        self.origin = origin
    }

    /// The answer with what lets the asking page read it, and what the log says of it.
    func answer(_ response: HTTPResponse) -> Answer {
        var response = weather?.response(insteadOf: response, instance: instance) ?? response
        origin.addFields(to: &response.fields)
        let answer = Answer(response: response, operationId: operationId, callerId: callerId, notice: origin.notice)
        return weather?.finish(answer) ?? answer
    }

    /// The representation, under the request's conditions.
    func answer(_ representation: Representation) throws(Problem) -> Answer {
        answer(try representation.response(to: request))
    }

    func answer(to problem: Problem) -> Answer {
        answer(.problem(problem.document(instance: instance)))
    }

    /// The path, as problems name it.
    private var instance: String { request.target.path.percentEncodedPath }

    var preflightAnswer: Answer? {
        origin.preflightFields(for: request).map { fields in
            Answer(
                response: HTTPResponse(status: .noContent, fields: fields, body: []), operationId: nil, callerId: nil,
                notice: origin.notice)
        }
    }
}

/// A response, and what the log says of how it came about.
package struct Answer: Sendable {
    package let response: HTTPResponse
    package let operationId: String?
    package let callerId: String?
    /// A sentence for whoever runs the server, where something was kept from a page.
    package let notice: String?
    /// How its bytes leave.
    package var delivery = Delivery.plain
    /// The rule that hit it.
    package var rule: String?
    /// What it was asked for by `Prefer` and gives.
    package var preferences: [String] = []
}

/// What asking the backend comes to.
package enum Outcome: Sendable {
    case ready(Answer)
    /// Work of milliseconds, for any thread but an event loop's.
    case slow(@Sendable () -> Answer)

    /// The answer, worked out here and now.
    package var answer: Answer {
        switch self {
        case .ready(let answer): answer
        case .slow(let work): work()
        }
    }
}

extension HTTPResponse {
    static func problem(_ document: ProblemDocument) -> HTTPResponse {
        var fields = HTTPFields()
        fields.append(.contentType, ProblemDocument.mediaType)
        fields.append(.cacheControl, Reply.Caching.never.rawValue)
        fields.append(.vary, Representation.vary)
        for (name, value) in document.fields { fields.append(name, value) }
        return HTTPResponse(status: document.status, fields: fields, body: JSONWriter.bytes(of: document))
    }

    /// 204 with `Allow` (RFC 9110 section 9.3.7).
    static func options(_ allowed: [HTTPMethod]) -> HTTPResponse {
        var fields = HTTPFields()
        fields.append(.allow, allowed.map(\.rawValue).joined(separator: ", "))
        fields.append(.vary, Representation.vary)
        return HTTPResponse(status: .noContent, fields: fields, body: [])
    }
}
