/// One way in which a client broke the contract.
package struct Violation: Sendable, Hashable {
    package enum Kind: String, Sendable, CaseIterable {
        /// The request could not be read: its framing, its `Host`, an escape of its path.
        case malformedRequest = "malformed-request"
        case unknownPath = "unknown-path"
        /// The path is known, the method is none of its own.
        case unknownMethod = "unknown-method"
        /// `Authorization` names nobody: it is absent, repeated or not of the scheme Bearer.
        case missingAuthorization = "missing-authorization"
        /// Ignored by contract, but a client that sends it expects something of it.
        case undeclaredParameter = "undeclared-parameter"
        case invalidParameter = "invalid-parameter"
        case missingContentType = "missing-content-type"
        case wrongContentType = "wrong-content-type"
        /// Ignored like such a parameter, and told for the same reason: it may be one of the body's own, misspelt.
        case undeclaredProperty = "undeclared-property"
        case invalidBody = "invalid-body"

        /// Whether the operation can be known that it concerns.
        var hasOperation: Bool { self != .unknownPath && self != .unknownMethod }
    }

    /// How many of one kind a request is told of: more say nothing new, and would crowd everybody else's out of the journal.
    static let mostOfAKind = 32

    package let kind: Kind
    /// What was wrong and what would have been right, for people.
    package let detail: String
    /// The parameter's name, for what is wrong with one.
    package let parameter: String?
    /// The place in the body, for what is wrong there (RFC 6901).
    package let pointer: String?

    package init(_ kind: Kind, detail: String, parameter: String? = nil, pointer: String? = nil) {
        self.kind = kind
        self.detail = detail
        self.parameter = parameter
        self.pointer = pointer
    }
}
