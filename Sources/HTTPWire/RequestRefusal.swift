/// Why a request is not read on. Where the next one would begin can no longer be trusted: answer and close.
package struct RequestRefusal: Error, Sendable {
    package let status: HTTPStatus
    /// What was seen, what the limit or rule is and what to do, in a sentence or two for people.
    package let detail: String
    /// The request without its body, when its head was read whole and only its framing or size is refused. It lets
    /// the answer follow the request's method, version and origin.
    package internal(set) var head: HTTPRequest?

    package init(_ status: HTTPStatus, _ detail: String) {
        self.status = status
        self.detail = detail
    }
}
