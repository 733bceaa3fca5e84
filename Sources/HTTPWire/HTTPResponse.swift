/// An answer as a value. `Connection`, `Content-Length`, `Date` and `Transfer-Encoding` are the serialiser's to write
/// and do not belong in `fields`.
package struct HTTPResponse: Sendable {
    /// How the body is delimited on the wire.
    package enum Coding: Sendable, Hashable {
        /// By `Content-Length`.
        case counted
        /// In chunks to HTTP/1.1. To HTTP/1.0, which has none, and where a source gives the body, it is counted.
        case chunked
    }

    package var status: HTTPStatus
    package var fields: HTTPFields
    /// What GET is answered with. To HEAD it is counted and not sent.
    package var body: HTTPBody
    package var coding: Coding

    package init(
        status: HTTPStatus, fields: HTTPFields = HTTPFields(), body: HTTPBody = [], coding: Coding = .counted
    ) {
        self.status = status
        self.fields = fields
        self.body = body
        self.coding = coding
    }
}
