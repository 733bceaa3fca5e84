import HTTPWire
import JSONText
import MockAPI

/// A request and what it was answered.
struct Exchange: CustomStringConvertible {
    let request: HTTPRequest
    let response: HTTPResponse
    let operationId: String?
    let callerId: String?
    let notices: [String]
    /// The body, where it is JSON.
    let json: JSONValue?

    init(_ request: HTTPRequest, _ answer: Answer) throws {
        self.request = request
        response = answer.response
        operationId = answer.operationId
        callerId = answer.callerId
        notices = answer.notices
        if let type = response.fields.first(.contentType), type.hasPrefix("application/") {
            json = try JSONParser.parse(response.body.bytes)
        } else {
            // Not "nil" alone, which would be a JSON null.
            json = .none
        }
    }

    var status: Int { response.status.code }
    var body: [UInt8] { response.body.bytes }
    var text: String { String(decoding: body, as: UTF8.self) }

    subscript(name: HTTPFieldName) -> String? { response.fields.first(name) }
    subscript(key: String) -> JSONValue? { json?[key] }

    /// The elements of a list.
    var elements: [JSONValue] { json?.arrayValue ?? [] }
    /// The ids of a list's elements.
    var ids: [String] { elements.ids }

    /// A problem's code and words.
    var code: String? { json?["code"]?.stringValue }
    var detail: String { json?["detail"]?.stringValue ?? "" }
    /// The parameters or places that a problem complains about.
    var faultyPlaces: [String] {
        (json?["errors"]?.arrayValue ?? []).compactMap { ($0["parameter"] ?? $0["pointer"])?.stringValue }
    }

    /// Names of all fields that are not the same in every answer, for comparisons.
    var fieldEntries: [String] { response.fields.entries.map { "\($0.name): \($0.value)" } }

    /// Whether `/__admin` was asked, of whichever world.
    var isOfControlSide: Bool { request.target.path.contains(/^(\/w\/[^\/]*)?\/__admin(\/|$)/) }

    /// `getTrack: GET /track/track-undertow as user-ada → 200`.
    var description: String {
        let operation = operationId.map { "\($0): " } ?? ""
        let caller = callerId.map { " as \($0)" } ?? ""
        return "\(operation)\(request.method.rawValue) \(request.target)\(caller) → \(status)"
    }
}

extension [JSONValue] {
    var ids: [String] { compactMap { $0["id"]?.stringValue } }
}

extension Exchange {
    /// Whether both answers share the memory of their body: one was kept, and not made anew.
    func isKept(with other: Exchange) -> Bool {
        !body.isEmpty
            && body.withUnsafeBufferPointer { own in
                other.body.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
            }
    }
}
