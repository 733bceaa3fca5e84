/// Steps through a field's value whose parts are tokens and quoted strings (RFC 9110, 5.6).
struct FieldCursor {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position == bytes.count }

    /// Whether only blanks lie before the next comma or the end.
    var isAtMemberEnd: Bool {
        var rest = self
        rest.skipBlanks()
        return rest.isAtEnd || rest.bytes[rest.position] == Byte.comma
    }

    mutating func skipBlanks() {
        while position < bytes.count, bytes[position].isBlank { position += 1 }
    }

    /// Steps over that byte if it is next.
    mutating func skip(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    /// Steps over that text, in this very case, if it is next.
    mutating func skip(_ text: StaticString) -> Bool {
        let end = position + text.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        for i in position..<end where bytes[i] != text.utf8Start[i - position] { return false }
        position = end
        return true
    }

    mutating func take(while isWanted: (UInt8) -> Bool) -> UnsafeBufferPointer<UInt8> {
        let start = position
        while position < bytes.count, isWanted(bytes[position]) { position += 1 }
        return bytes.view(start..<position)
    }

    /// A token, or nil where none begins.
    mutating func token() -> UnsafeBufferPointer<UInt8>? {
        let token = take(while: ASCIISet.token.contains)
        return token.isEmpty ? nil : token
    }

    /// A token, or what stands between a quoted string's quotes, with its backslashes.
    mutating func tokenOrQuoted() -> UnsafeBufferPointer<UInt8>? {
        guard skip(Byte.quote) else { return token() }
        let start = position
        while position < bytes.count, bytes[position] != Byte.quote {
            position += bytes[position] == Byte.backslash ? 2 : 1
        }
        guard position < bytes.count else {
            position = bytes.count
            return nil
        }
        defer { position += 1 }
        return bytes.view(start..<position)
    }

    /// The next of a value's parameters, `; name=value` (RFC 9110, 5.6.6). Nil where none follows, or a malformed one,
    /// before which it stops.
    mutating func parameter() -> (name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>)? {
        let start = position
        skipBlanks()
        guard skip(Byte.semicolon) else { return nil }
        _ = take { $0 == Byte.semicolon || $0.isBlank }
        guard !isAtMemberEnd else { return nil }
        guard let name = token(), skip(Byte.equals), let value = tokenOrQuoted() else {
            position = start
            return nil
        }
        return (name, value)
    }

    /// Goes on to the next member of a list, past the next comma outside a quoted string and the blanks behind it.
    mutating func skipMember() {
        while position < bytes.count, bytes[position] != Byte.comma {
            if bytes[position] == Byte.quote { _ = tokenOrQuoted() } else { position += 1 }
        }
        while position < bytes.count, bytes[position] == Byte.comma || bytes[position].isBlank { position += 1 }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// What stands between a quoted string's quotes, without the backslashes that escape (RFC 9110, 5.6.4).
    var unescaped: String {
        var bytes: [UInt8] = []
        var isEscaped = false
        for byte in self {
            isEscaped = byte == Byte.backslash && !isEscaped
            if !isEscaped { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
