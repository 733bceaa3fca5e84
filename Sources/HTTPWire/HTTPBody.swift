/// A response's body: bytes at hand, or a source that works out any stretch of them when it is sent.
package enum HTTPBody: Sendable {
    case bytes([UInt8])
    case source(BodySource)

    package var count: Int {
        switch self {
        case .bytes(let bytes): bytes.count
        case .source(let source): source.count
        }
    }

    package var isEmpty: Bool { count == 0 }

    /// How many of its bytes lie in memory: of a source none.
    package var bytesHeld: Int {
        if case .bytes(let bytes) = self { bytes.count } else { 0 }
    }

    /// The whole of it. That of a source is as large as it says: for bodies that are known to be small, and for those who
    /// want it in one piece whatever it takes.
    package var bytes: [UInt8] { bytes(in: 0..<count) }

    /// - Precondition: the range lies within the body.
    package func bytes(in range: Range<Int>) -> [UInt8] {
        switch self {
        case .bytes(let bytes): range.count == bytes.count ? bytes : Array(bytes[range])
        case .source(let source): source.bytes(in: range)
        }
    }

    /// A stretch of it as a body of its own.
    /// - Precondition: the range lies within the body.
    package func part(_ range: Range<Int>) -> HTTPBody {
        switch self {
        case .bytes: .bytes(bytes(in: range))
        case .source(let source): .source(source.part(range))
        }
    }
}

extension HTTPBody: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: UInt8...) { self = .bytes(elements) }
}

/// Bytes that are worked out stretch by stretch and kept nowhere.
package struct BodySource: Sendable {
    package let count: Int
    private let offset: Int
    private let read: @Sendable (Range<Int>) -> [UInt8]

    /// - Parameter read: gives any stretch of `0..<count`, the same each time, on any thread.
    package init(count: Int, _ read: @escaping @Sendable (Range<Int>) -> [UInt8]) {
        self.init(count: count, offset: 0, read)
    }

    private init(count: Int, offset: Int, _ read: @escaping @Sendable (Range<Int>) -> [UInt8]) {
        self.count = count
        self.offset = offset
        self.read = read
    }

    fileprivate func bytes(in range: Range<Int>) -> [UInt8] {
        range.isEmpty ? [] : read(range.lowerBound + offset..<range.upperBound + offset)
    }

    fileprivate func part(_ range: Range<Int>) -> BodySource {
        BodySource(count: range.count, offset: offset + range.lowerBound, read)
    }
}
