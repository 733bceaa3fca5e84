import HTTPWire
import JSONText

/// A problem as it goes over the wire: RFC 9457's members and the contract's own.
package struct ProblemDocument: Sendable {
    package let status: HTTPStatus
    package let code: String
    package let detail: String
    package var instance: String?
    package var errors: [JSONValue] = []
    package var access: JSONValue?
    /// What the caller has an older state of.
    package var current: JSONValue?
    package var fields: [(HTTPFieldName, String)] = []

    init(_ status: HTTPStatus, code: String? = nil, detail: String) {
        self.status = status
        self.code = code ?? status.slug
        self.detail = detail
    }

    /// The status in words; a code that is not registered has none of its own.
    private var title: String { status.reasonPhrase.isEmpty ? "Status \(status.code)" : status.reasonPhrase }

    /// The document's own media type (RFC 9457 section 3).
    package static let mediaType = "application/problem+json"
}

extension ProblemDocument: JSONWritable {
    package func write(to writer: inout JSONWriter) {
        writer.object { object in
            object.member("type", "urn:soundcheck:problem:\(code)")
            object.member("title", title)
            object.member("status", status.code)
            object.member("detail", detail)
            object.member("instance", instance)
            object.member("code", code)
            if !errors.isEmpty { object.member("errors", errors) }
            object.member("access", access)
            object.member("current", current)
        }
    }
}
