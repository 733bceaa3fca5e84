/// Writes the elements of one array.
package struct JSONArrayWriter: ~Copyable {
    private var writer: JSONWriter
    private var isFirst = true

    init(_ writer: consuming JSONWriter) {
        self.writer = writer
    }

    consuming func finish() -> JSONWriter {
        writer
    }

    package mutating func element(_ value: some JSONWritable) {
        begin()
        value.write(to: &writer)
    }

    package mutating func object(_ body: (inout JSONObjectWriter) -> Void) {
        begin()
        writer.object(body)
    }

    package mutating func array(_ body: (inout JSONArrayWriter) -> Void) {
        begin()
        writer.array(body)
    }

    private mutating func begin() {
        if !isFirst { writer.writeByte(.comma) }
        isFirst = false
    }
}
