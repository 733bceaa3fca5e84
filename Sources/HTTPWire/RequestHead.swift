import Foundation

/// The bytes of a request's head as they came: request line and field lines. Two requests with the same head ask the same.
package struct RequestHead: Sendable {
    let bytes: [UInt8]

    package var count: Int { bytes.count }
}

extension RequestHead: Hashable {
    // An array of bytes would be hashed and compared byte by byte.
    package func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    package static func == (one: RequestHead, other: RequestHead) -> Bool {
        one.bytes.count == other.bytes.count && memcmp(one.bytes, other.bytes, one.bytes.count) == 0
    }
}

extension HTTPRequest {
    /// Nil for a request that was not received, or not whole, or that has been added to since.
    package var head: RequestHead? { fields.isInHead ? RequestHead(bytes: fields.bytes) : nil }
}
