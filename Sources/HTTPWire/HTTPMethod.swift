/// A request method: a case-sensitive token (RFC 9110, 9.1). Unknown ones are values like any other.
package struct HTTPMethod: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The method that these bytes spell.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        // What nearly every request says is compared, which is cheaper than building a string.
        let isGet = bytes.count == 3 && bytes[0] == 0x47 && bytes[1] == 0x45 && bytes[2] == 0x54
        rawValue = isGet ? "GET" : bytes.text
    }

    // Computed, not stored: a short literal is a constant in the code, and needs no lazy initialisation.
    package static var get: HTTPMethod { HTTPMethod(rawValue: "GET") }
    package static var head: HTTPMethod { HTTPMethod(rawValue: "HEAD") }
    package static var post: HTTPMethod { HTTPMethod(rawValue: "POST") }
    package static var put: HTTPMethod { HTTPMethod(rawValue: "PUT") }
    package static var patch: HTTPMethod { HTTPMethod(rawValue: "PATCH") }
    package static var delete: HTTPMethod { HTTPMethod(rawValue: "DELETE") }
    package static var options: HTTPMethod { HTTPMethod(rawValue: "OPTIONS") }
    package static var trace: HTTPMethod { HTTPMethod(rawValue: "TRACE") }
    package static var connect: HTTPMethod { HTTPMethod(rawValue: "CONNECT") }
}
