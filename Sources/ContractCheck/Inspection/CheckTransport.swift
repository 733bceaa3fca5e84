/// The way to a server.
package protocol CheckTransport: Sendable {
    /// Such as `http://localhost:8080`, without a slash at its end.
    var baseURL: String { get }
    /// Sends a request and gives what comes back, whatever its status; redirections are not followed.
    func send(_ request: CheckRequest) async throws(TransportFault) -> CheckResponse
}

/// Why no answer came.
package struct TransportFault: Error, CustomStringConvertible {
    /// In words for whoever runs the check.
    package let description: String
    /// What got none.
    let request: CheckRequest?
    /// What the transport itself said.
    let cause: String

    package init(_ description: String) { self.init(description, to: nil) }

    init(_ description: String, to request: CheckRequest?, cause: String? = nil) {
        self.description = description
        self.request = request
        self.cause = cause ?? description
    }
}
