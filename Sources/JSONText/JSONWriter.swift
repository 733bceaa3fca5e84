/// Writes JSON text: compact, members in the order given, the same bytes for the same values. Of what may be escaped only
/// quotes, backslashes and control characters are.
///
/// It owns its memory: an array's `append` costs several times as much as setting the bytes.
package struct JSONWriter: ~Copyable {
    private var start: UnsafeMutablePointer<UInt8>
    private var count = 0
    private var capacity: Int

    /// - Parameter capacity: the bytes to expect; more are taken as they are needed.
    package init(reserving capacity: Int = 0) {
        self.capacity = max(capacity, 4096)
        start = .allocate(capacity: self.capacity)
    }

    deinit {
        start.deallocate()
    }

    /// What has been written.
    package var bytes: [UInt8] {
        Array(UnsafeBufferPointer(start: start, count: count))
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
        var object = JSONObjectWriter(self)
        body(&object)
        self = object.finish()
        writeByte(.rightBrace)
    }

    /// Writes an array with the elements that `body` gives it.
    package mutating func array(_ body: (inout JSONArrayWriter) -> Void) {
        writeByte(.leftBracket)
        var array = JSONArrayWriter(self)
        body(&array)
        self = array.finish()
        writeByte(.rightBracket)
    }

    // MARK: - Pieces

    mutating func writeByte(_ byte: UInt8) {
        makeRoom(for: 1)
        start[count] = byte
        count += 1
    }

    /// Writes text that needs no escapes.
    mutating func writePlain(_ text: StaticString) {
        writePlain(text.utf8Start, count: text.utf8CodeUnitCount)
    }

    mutating func writePlain(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            if let base = bytes.baseAddress { writePlain(base, count: bytes.count) }
        }
    }

    mutating func writeInteger(_ value: Int64) {
        if value < 0 { writeByte(.minus) }
        var rest = value.magnitude
        var length = 1
        while rest >= 10 {
            rest /= 10
            length += 1
        }
        writeText(of: length) { $0.write(value.magnitude, at: 0..<length) }
    }

    /// Writes text of a known length that needs no escapes.
    mutating func writeText(of length: Int, _ fill: (UnsafeMutableBufferPointer<UInt8>) -> Void) {
        makeRoom(for: length)
        fill(UnsafeMutableBufferPointer(start: start + count, count: length))
        count += length
    }

    private mutating func writePlain(_ bytes: UnsafePointer<UInt8>, count length: Int) {
        makeRoom(for: length)
        (start + count).update(from: bytes, count: length)
        count += length
    }

    mutating func writeString(_ string: String) {
        var string = string
        writeByte(.quote)
        string.withUTF8 { bytes in
            if let base = bytes.baseAddress { writeEscaped(base, count: bytes.count) }
        }
        writeByte(.quote)
    }

    private mutating func writeEscaped(_ bytes: UnsafePointer<UInt8>, count length: Int) {
        var written = 0
        var index = endOfPlainText(bytes, from: 0, to: length)
        while index < length {
            // A byte of a multi-byte character ends plain text too, but is written as it is.
            if bytes[index] < 0x80 {
                writePlain(bytes + written, count: index - written)
                writeEscape(of: bytes[index])
                written = index + 1
            }
            index = endOfPlainText(bytes, from: index + 1, to: length)
        }
        writePlain(bytes + written, count: length - written)
    }

    private mutating func writeEscape(of byte: UInt8) {
        switch byte {
        case .quote: writePlain("\\\"")
        case .backslash: writePlain("\\\\")
        case 0x08: writePlain("\\b")
        case .tab: writePlain("\\t")
        case .lineFeed: writePlain("\\n")
        case 0x0C: writePlain("\\f")
        case .carriageReturn: writePlain("\\r")
        default:
            writePlain(byte < 0x10 ? "\\u000" : "\\u001")
            writePlain(String(byte & 0x0F, radix: 16))
        }
    }

    private mutating func makeRoom(for length: Int) {
        if capacity - count < length { grow(by: length) }
    }

    private mutating func grow(by length: Int) {
        capacity = max(2 * capacity, count + length)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: start, count: count)
        start.deallocate()
        start = larger
    }
}
