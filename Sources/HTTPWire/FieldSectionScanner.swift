/// Reads a field section or a trailer section (RFC 9112, 5 and 7.1.2) as its bytes come, each of them once.
struct FieldSectionScanner: Sendable {
    private enum Part: Sendable { case lineStart, name, beforeValue, value, lineFeed, lastLineFeed }

    private var part = Part.lineStart
    private let start: Int
    /// Where the line at hand begins, which is with its name.
    private var nameStart: Int
    private var nameEnd = 0
    private var valueStart = 0
    private var valueEnd = 0
    /// The first byte not read; once the section is whole, the first byte behind its empty line.
    private(set) var cursor: Int
    private(set) var index: [HTTPFields.Line] = []

    /// Where the lines are that were read whole, without the empty one.
    var lines: Range<Int> { start..<nameStart }

    init(at start: Int) {
        self.start = start
        nameStart = start
        cursor = start
    }

    /// Reads on; true once the section is whole. `bytes` begins where it did the last time.
    mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>, limits: HTTPLimits) throws(RequestRefusal) -> Bool {
        let end = min(bytes.count, start + limits.fieldSection)
        let token = ASCIISet.token
        var i = cursor
        var part = part
        defer {
            cursor = i
            self.part = part
        }
        while i < end {
            switch part {
            case .lineStart:
                if bytes[i] == Byte.carriageReturn {
                    part = .lastLineFeed
                    i += 1
                } else {
                    try beginLine(with: bytes[i], limits: limits)
                    part = .name
                }
            case .name:
                while i < end, token.contains(bytes[i]) { i += 1 }
                guard i < end else { break }
                guard bytes[i] == Byte.colon, i > nameStart else { throw refusalOfName(bytes, at: i) }
                nameEnd = i
                i += 1
                part = .beforeValue
            case .beforeValue:
                while i < end, bytes[i].isBlank { i += 1 }
                valueStart = i
                if i < end { part = .value }
            case .value:
                i = Self.endOfText(bytes, from: i, to: end)
                guard i < end else { break }
                guard bytes[i] == Byte.carriageReturn else { throw refusalOfValue(bytes, at: i) }
                valueEnd = i
                while valueEnd > valueStart, bytes[valueEnd - 1].isBlank { valueEnd -= 1 }
                i += 1
                part = .lineFeed
            case .lineFeed:
                guard bytes[i] == Byte.lineFeed else { throw refusalOfValue(bytes, at: i - 1) }
                index.append(HTTPFields.Line(name: nameStart..<nameEnd, value: valueStart..<valueEnd))
                i += 1
                nameStart = i
                part = .lineStart
            case .lastLineFeed:
                guard bytes[i] == Byte.lineFeed else { throw Self.bareCarriageReturn }
                i += 1
                return true
            }
        }
        guard bytes.count <= end else { throw Self.refusalOfSize(limits) }
        return false
    }

    @inline(__always)
    private mutating func beginLine(with byte: UInt8, limits: HTTPLimits) throws(RequestRefusal) {
        guard !byte.isBlank else { throw refusalOfFold() }
        guard index.count < limits.fieldCount else { throw Self.refusalOfCount(limits) }
        // Enough for what browsers send, so that the index is allocated once.
        if index.isEmpty { index.reserveCapacity(16) }
    }

    /// The first byte that cannot stand in a field's value: a control character that is no tab.
    @inline(__always)
    private static func endOfText(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
        var i = start
        while i < end {
            if i + 8 <= end {
                let controls = controlBytes(in: UnsafeRawPointer(bytes.baseAddress! + i).loadUnaligned(as: UInt64.self))
                i += controls == 0 ? 8 : controls.trailingZeroBitCount / 8
                if controls == 0 { continue }
            } else if bytes[i] >= Byte.space, bytes[i] != Byte.delete {
                i += 1
                continue
            }
            guard bytes[i] == Byte.tab else { break }
            i += 1
        }
        return i
    }

    /// Looks at eight bytes at once: the lowest bit that is set is the high bit of the first control character.
    /// Subtracting 0x20 borrows into the high bit of a byte below it, subtracting 1 into that of a byte that is 0, which
    /// 0x7F is once its bits are flipped.
    @inline(__always)
    private static func controlBytes(in word: UInt64) -> UInt64 {
        let word = UInt64(littleEndian: word)
        let flipped = word ^ 0x7F7F_7F7F_7F7F_7F7F
        let low = (word &- 0x2020_2020_2020_2020) & ~word
        let delete = (flipped &- 0x0101_0101_0101_0101) & ~flipped
        return (low | delete) & 0x8080_8080_8080_8080
    }
}

extension FieldSectionScanner {
    private static var bareCarriageReturn: RequestRefusal {
        RequestRefusal(
            .badRequest, "A carriage return (0x0D) stands alone in the header section. Lines end in CR LF (\\r\\n).")
    }

    private func refusalOfFold() -> RequestRefusal {
        RequestRefusal(
            .badRequest,
            "Header line \(index.count + 1) begins with white space. A field cannot go on in the next line: write it in "
                + "one.")
    }

    private static func refusalOfCount(_ limits: HTTPLimits) -> RequestRefusal {
        RequestRefusal(
            .requestHeaderFieldsTooLarge,
            "There are more than \(limits.fieldCount) header fields. Send fewer, or join those that are lists.")
    }

    private static func refusalOfSize(_ limits: HTTPLimits) -> RequestRefusal {
        RequestRefusal(
            .requestHeaderFieldsTooLarge,
            "The header fields are longer than \(limits.fieldSection) bytes together. Send fewer or shorter ones.")
    }

    private func refusalOfName(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> RequestRefusal {
        let line = "Header line \(index.count + 1)"
        let name = BytesForPeople.quote(bytes.view(nameStart..<offset))
        return switch bytes[offset] {
        case Byte.colon:
            RequestRefusal(.badRequest, "\(line) has no name before its colon. Write Name: value.")
        case Byte.lineFeed where offset == nameStart:
            RequestRefusal(
                .badRequest, "\(line) ends in a line feed (0x0A) alone. Lines end in CR LF (\\r\\n).")
        case Byte.carriageReturn, Byte.lineFeed:
            RequestRefusal(.badRequest, "\(line), \(name), has no colon. Write Name: value.")
        case Byte.space, Byte.tab:
            RequestRefusal(
                .badRequest, "\(line) has white space after \(name). The colon follows the name at once: Name: value.")
        case let byte:
            RequestRefusal(
                .badRequest, "\(line) has \(BytesForPeople.name(byte)) after \(name), where a field's name allows none."
            )
        }
    }

    private func refusalOfValue(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> RequestRefusal {
        let name = BytesForPeople.quote(bytes.view(nameStart..<nameEnd))
        let what = "The value of \(name) holds \(BytesForPeople.name(bytes[offset]))"
        return switch bytes[offset] {
        case Byte.lineFeed, Byte.carriageReturn:
            RequestRefusal(
                .badRequest, "\(what) that is not part of a CR LF. Lines end in both, in that order (\\r\\n).")
        default:
            RequestRefusal(
                .badRequest, "\(what). Control characters cannot stand in a field: encode or leave them out.")
        }
    }
}
