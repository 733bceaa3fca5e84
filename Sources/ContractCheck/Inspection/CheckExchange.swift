/// A request to whatever is checked.
package struct CheckRequest: Sendable, Hashable {
    package let method: String
    /// Path and query behind the base URL, as they are sent: `/artist?limit=2`.
    package let target: String
    /// Besides those of the message itself.
    package let fields: [Field]
    package let body: [UInt8]

    package struct Field: Sendable, Hashable {
        package let name: String
        package let value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }

        /// Says who asks (RFC 6750, section 2.1).
        static func bearer(_ token: String) -> Field { Field("Authorization", "Bearer \(token)") }
    }

    package init(_ method: String, _ target: String, fields: [Field] = [], body: [UInt8] = []) {
        self.method = method
        self.target = target
        self.fields = fields
        self.body = body
    }
}

/// What came back.
package struct CheckResponse: Sendable, Hashable {
    package var status: Int
    package var fields: [CheckRequest.Field]
    package var body: [UInt8]

    package init(status: Int, fields: [CheckRequest.Field], body: [UInt8]) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// All values of a field, joined as lists are (RFC 9110, section 5.3).
    package subscript(name: String) -> String? {
        let folded = name.lowercased()
        // Lengths are compared first, since a check looks up fields very often.
        let length = name.utf8.count
        let values = fields.filter { $0.name.utf8.count == length && $0.name.lowercased() == folded }.map(\.value)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }
}
