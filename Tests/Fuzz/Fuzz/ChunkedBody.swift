/// A chunked body by the grammar (RFC 9112, 7.1), read whole and without limits but that of the size's 16 digits.
struct ChunkedBody {
    enum State { case whole, unfinished, broken }

    private(set) var state = State.unfinished
    private(set) var body: [UInt8] = []
    /// All that stands between sizes and the ends of their lines.
    private(set) var extensionBytes = 0
    /// Whether something follows the last chunk but the empty line; it is not read.
    private(set) var hasTrailers = false

    init(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while let size = readSize(&rest) {
            guard size > 0 else {
                hasTrailers = !"\r\n".utf8.starts(with: rest.prefix(2))
                state = hasTrailers || rest.count >= 2 ? .whole : .unfinished
                return
            }
            // A chunk that is still to come counts as the bytes that it promises.
            guard size <= UInt64(rest.count) else {
                body += [UInt8](repeating: 0, count: Int(min(size, 1 << 20)))
                return
            }
            body += rest.prefix(Int(size))
            rest = rest.dropFirst(Int(size))
            guard readLineEnd(&rest) else { return }
        }
    }

    /// Nil where the line is broken or has no end yet.
    private mutating func readSize(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
        let digits = rest.prefix { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
        rest = rest.dropFirst(digits.count)
        let isBroken = digits.count > 16 || digits.isEmpty && !rest.isEmpty
        if isBroken { state = .broken }
        guard !isBroken, !rest.isEmpty else { return nil }
        let others = rest.prefix { $0 != 0x0D }
        rest = rest.dropFirst(others.count)
        extensionBytes += others.count
        guard isExtension(others, isWhole: !rest.isEmpty), readLineEnd(&rest) else { return nil }
        return UInt64(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    /// Blanks stand before an extension only, not before the end of the line.
    private mutating func isExtension(_ bytes: ArraySlice<UInt8>, isWhole: Bool) -> Bool {
        let text = bytes.drop { $0 == 0x20 || $0 == 0x09 }
        let isOne = text.isEmpty ? bytes.isEmpty || !isWhole : text.first == UInt8(ascii: ";")
        guard isOne, text.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else {
            state = .broken
            return false
        }
        return true
    }

    private mutating func readLineEnd(_ rest: inout ArraySlice<UInt8>) -> Bool {
        guard "\r\n".utf8.starts(with: rest.prefix(2)) else {
            state = .broken
            return false
        }
        defer { rest = rest.dropFirst(2) }
        return rest.count >= 2
    }
}
