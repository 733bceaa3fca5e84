/// Writes the members of one object.
package struct JSONObjectWriter: ~Copyable {
    private var writer: JSONWriter
    private var isFirst = true

    init(_ writer: consuming JSONWriter) {
        self.writer = writer
    }

    consuming func finish() -> JSONWriter {
        writer
    }

    package mutating func member(_ key: String, _ value: some JSONWritable) {
        begin(key)
        value.write(to: &writer)
    }

    /// As above; the most common cases without the cost of a generic value.
    package mutating func member(_ key: String, _ value: String) {
        begin(key)
        writer.writeString(value)
    }

    package mutating func member(_ key: String, _ value: Int) {
        begin(key)
        writer.writeInteger(Int64(value))
    }

    /// Writes nothing at all for nil.
    package mutating func member(_ key: String, _ value: (some JSONWritable)?) {
        if let value { member(key, value) }
    }

    /// As above; the common case without the cost of a generic optional.
    package mutating func member(_ key: String, _ value: String?) {
        if let value { member(key, value) }
    }

    package mutating func object(_ key: String, _ body: (inout JSONObjectWriter) -> Void) {
        begin(key)
        writer.object(body)
    }

    package mutating func array(_ key: String, _ body: (inout JSONArrayWriter) -> Void) {
        begin(key)
        writer.array(body)
    }

    private mutating func begin(_ key: String) {
        if !isFirst { writer.writeByte(.comma) }
        isFirst = false
        writer.writeString(key)
        writer.writeByte(.colon)
    }
}
