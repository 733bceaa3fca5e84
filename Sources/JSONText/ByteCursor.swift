/// Where the reading of a text stands. It holds nothing that is counted, so that stepping on costs next to nothing, in
/// debug builds too.
struct ByteCursor {
    /// The text's bytes without the checks of a buffer pointer's subscript, which are slow in debug builds.
    let base: UnsafePointer<UInt8>
    let end: Int
    var offset: Int

    init(_ text: UnsafeBufferPointer<UInt8>, offset: Int) {
        // An empty text may have no address; nothing is read from this one.
        base = text.baseAddress ?? UnsafePointer(bitPattern: 1)!
        end = text.count
        self.offset = offset
    }

    var isAtEnd: Bool {
        offset == end
    }

    /// The byte at hand; at the end 0, which no token starts with.
    var next: UInt8 {
        offset < end ? base[offset] : 0
    }

    mutating func skipWhitespace() {
        while offset < end {
            let byte = base[offset]
            guard byte == .space || byte == .lineFeed || byte == .carriageReturn || byte == .tab else { return }
            offset += 1
        }
    }

    /// Steps over a byte, if that is at hand.
    mutating func skipByte(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        offset += 1
        return true
    }

    /// Steps over a byte and the white space after it, if that byte is at hand.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard skipByte(byte) else { return false }
        skipWhitespace()
        return true
    }

    mutating func skipLiteral(_ literal: StaticString) -> Bool {
        let count = literal.utf8CodeUnitCount
        guard end - offset >= count else { return false }
        var index = 0
        while index < count {
            if base[offset + index] != literal.utf8Start[index] { return false }
            index += 1
        }
        offset += count
        return true
    }

    /// The bytes from an offset up to the one at hand.
    func bytes(from start: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: base + start, count: offset - start)
    }
}
