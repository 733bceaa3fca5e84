/// Bytes that were received and not yet consumed. Consuming moves nothing, and an empty buffer holds no memory.
struct InputBuffer: Sendable {
    private var bytes: [UInt8] = []
    private var start = 0

    var count: Int { bytes.count - start }
    var isEmpty: Bool { start == bytes.count }
    var capacity: Int { bytes.capacity }
    var first: UInt8? { count > 0 ? bytes[start] : nil }
    var second: UInt8? { count > 1 ? bytes[start + 1] : nil }

    mutating func append(_ received: UnsafeRawBufferPointer) {
        if isEmpty {
            bytes = Array(received)
            return
        }
        if start > 0 {
            // Once a request at most: what is left is less than one, when events are taken out before the next push.
            bytes.removeSubrange(..<start)
            start = 0
        }
        bytes.append(contentsOf: received)
    }

    mutating func consume(_ count: Int) {
        start += count
        if start == bytes.count { self = InputBuffer() }
    }

    /// The next `count` bytes as an array: all there is without a copy, less as one.
    mutating func take(_ count: Int) -> [UInt8] {
        defer { consume(count) }
        return start == 0 && count == bytes.count ? bytes : prefix(count)
    }

    /// The next `count` bytes, which stay in the buffer.
    func prefix(_ count: Int) -> [UInt8] { Array(bytes[start..<start + count]) }

    /// Moves the next `count` bytes to the end of `other`.
    mutating func move(_ count: Int, to other: inout [UInt8]) {
        other.append(contentsOf: bytes[start..<start + count])
        consume(count)
    }

    /// Calls `body` with all that is not consumed.
    @inline(__always)
    func withBytes<R, E: Error>(_ body: (UnsafeBufferPointer<UInt8>) throws(E) -> R) throws(E) -> R {
        try bytes.withUnsafeBufferPointer { all throws(E) in try body(all.view(start..<all.count)) }
    }
}
