/// Writes JSON text: compact, members in the order given, the same bytes for the same values. Of what may be escaped only quotes,
/// backslashes and control characters are.
package struct JSONWriter {
    package private(set) var bytes: [UInt8] = []

    package init(reserving capacity: Int = 0) {
        bytes.reserveCapacity(capacity)
    }

    /// The whole text of one value.
    package static func bytes(of value: some JSONWritable) -> [UInt8] {
        var writer = JSONWriter()
        value.write(to: &writer)
        return writer.bytes
    }

    package mutating func write(_ value: some JSONWritable) {
        value.write(to: &self)
    }

    /// Writes an object with the members that `body` gives it.
    package mutating func object(_ body: (inout JSONObjectWriter) -> Void) {
        writeByte(.leftBrace)
        var object = JSONObjectWriter()
        swap(&self, &object.writer)
        body(&object)
        swap(&self, &object.writer)
        writeByte(.rightBrace)
    }

    /// Writes an array with the elements that `body` gives it.
    package mutating func array(_ body: (inout JSONArrayWriter) -> Void) {
        writeByte(.leftBracket)
        var array = JSONArrayWriter()
        swap(&self, &array.writer)
        body(&array)
        swap(&self, &array.writer)
        writeByte(.rightBracket)
    }

    // MARK: - Pieces

    mutating func writeByte(_ byte: UInt8) {
        bytes.append(byte)
    }

    mutating func writeLiteral(_ literal: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Writes text that needs no escapes.
    mutating func writeASCII(_ text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    mutating func writeInteger(_ value: Int64) {
        writeASCII(String(value))
    }

    mutating func writeString(_ string: String) {
        bytes.append(.quote)
        var string = string
        string.withUTF8 { writeEscaped($0) }
        bytes.append(.quote)
    }

    private mutating func writeEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        guard let base = text.baseAddress else { return }
        var written = 0
        var index = endOfPlainText(base, from: 0, to: text.count)
        while index < text.count {
            let byte = base[index]
            if byte < 0x80 {
                bytes.append(contentsOf: UnsafeBufferPointer(start: base + written, count: index - written))
                writeEscape(of: byte)
                written = index + 1
            }
            index = endOfPlainText(base, from: index + 1, to: text.count)
        }
        bytes.append(contentsOf: UnsafeBufferPointer(start: base + written, count: text.count - written))
    }

    private mutating func writeEscape(of byte: UInt8) {
        bytes.append(.backslash)
        switch byte {
        case .quote, .backslash: bytes.append(byte)
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case .lineFeed: bytes.append(UInt8(ascii: "n"))
        case .carriageReturn: bytes.append(UInt8(ascii: "r"))
        case .tab: bytes.append(UInt8(ascii: "t"))
        default:
            writeLiteral(byte < 0x10 ? "u000" : "u001")
            bytes.append(contentsOf: String(byte & 0x0F, radix: 16).utf8)
        }
    }
}
