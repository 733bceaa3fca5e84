/// Why a request is not read on. Where the next one would begin can no longer be trusted: answer and close.
package struct RequestRefusal: Error, Sendable {
    package let status: HTTPStatus
    /// What was seen, what the limit or rule is and what to do, in a sentence or two for people.
    package let detail: String
    /// The request's method, once that was read: no answer to HEAD has a body, a refusal neither (RFC 9110, 9.3.2).
    package let method: HTTPMethod?
    /// The request without its body and with the fields that were read, once its target was read: it lets the answer
    /// follow the request's version and origin.
    package let head: HTTPRequest?

    package init(_ status: HTTPStatus, _ detail: String) {
        self.init(status, detail, method: nil, head: nil)
    }

    init(_ status: HTTPStatus, _ detail: String, method: HTTPMethod?, head: HTTPRequest?) {
        self.status = status
        self.detail = detail
        self.method = method
        self.head = head
    }
}
