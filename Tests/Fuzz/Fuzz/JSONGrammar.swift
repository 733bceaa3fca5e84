/// Whether bytes are JSON by the grammar of RFC 8259 alone: a pushdown automaton over the scalars of the text.
struct JSONGrammar {
    private(set) var isMet = false
    /// How deep arrays and objects lie within each other.
    private(set) var depth = 0
    private var rest: Substring.UnicodeScalarView

    init(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        rest = text[...].unicodeScalars
        if rest.first == "\u{FEFF}" { rest.removeFirst() }
        // Bytes that are no UTF-8 are repaired by decoding them.
        isMet = text.utf8.elementsEqual(bytes) && readText()
    }

    private mutating func readText() -> Bool {
        var open: [Unicode.Scalar] = []
        while true {
            skipBlanks()
            if let bracket = rest.first, bracket == "[" || bracket == "{" {
                rest.removeFirst()
                open.append(bracket == "[" ? "]" : "}")
                depth = max(depth, open.count)
                skipBlanks()
                if rest.first != open.last {
                    guard bracket == "[" || readKey() else { return false }
                    continue
                }
            } else if !readScalar() {
                return false
            }
            skipBlanks()
            while let closing = open.last, skip(closing) {
                open.removeLast()
                skipBlanks()
            }
            guard let closing = open.last else { return rest.isEmpty }
            guard skip(","), closing == "]" || readKey() else { return false }
        }
    }

    private mutating func readKey() -> Bool {
        skipBlanks()
        guard rest.first == "\"", readString() else { return false }
        skipBlanks()
        return skip(":")
    }

    private mutating func readScalar() -> Bool {
        for word in ["true", "false", "null"] where rest.starts(with: word.unicodeScalars) {
            rest.removeFirst(word.unicodeScalars.count)
            return true
        }
        return rest.first == "\"" ? readString() : readNumber()
    }

    private mutating func readString() -> Bool {
        rest.removeFirst()
        var high = false
        while let scalar = rest.popFirst() {
            var unit: UInt32 = 0
            if scalar == "\\" {
                guard let escaped = rest.popFirst() else { return false }
                if escaped == "u" {
                    guard let hex = readHex() else { return false }
                    unit = hex
                } else if !"\"\\/bfnrt".unicodeScalars.contains(escaped) {
                    return false
                }
            } else if scalar.value < 0x20 {
                return false
            }
            // A surrogate stands behind or before its other half, and nowhere else.
            guard high == (0xDC00..<0xE000 ~= unit) else { return false }
            high = 0xD800..<0xDC00 ~= unit
            if scalar == "\"" { return true }
        }
        return false
    }

    private mutating func readHex() -> UInt32? {
        let digits = String(rest.prefix(4))
        rest = rest.dropFirst(4)
        guard digits.utf8.count == 4, digits.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D }) else { return nil }
        return UInt32(digits, radix: 16)
    }

    private mutating func readNumber() -> Bool {
        _ = skip("-")
        guard skip("0") || skipDigits() else { return false }
        if skip("."), !skipDigits() { return false }
        if skip("e") || skip("E") {
            _ = skip("+") || skip("-")
            return skipDigits()
        }
        return true
    }

    private mutating func skipDigits() -> Bool {
        let digits = rest.prefix { ("0"..."9").contains($0) }
        rest = rest.dropFirst(digits.count)
        return !digits.isEmpty
    }

    private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
        guard rest.first == scalar else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func skipBlanks() {
        rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" }
    }
}
