import Foundation

/// The bytes of a request's head as they came: request line and field lines. Two requests with the same head ask the same.
package struct RequestHead: Sendable {
    let bytes: [UInt8]

    package var count: Int { bytes.count }

    package func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { bytes.withUnsafeBytes(body) }

    package static func == (head: RequestHead, received: UnsafeRawBufferPointer) -> Bool {
        head.bytes.count == received.count && memcmp(head.bytes, received.baseAddress!, received.count) == 0
    }
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
    /// Its head where that was the whole of it: no body was announced, not even an empty one.
    package var headAlone: RequestHead? {
        fields.contains(.contentLength) || fields.contains(.transferEncoding) ? nil : head
    }

    /// Nil for a request that was not received, or not whole, or that has been added to since.
    package var head: RequestHead? { fields.isInHead ? RequestHead(bytes: fields.bytes) : nil }
}
