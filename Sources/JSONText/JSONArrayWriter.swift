/// Writes the elements of one array.
package struct JSONArrayWriter {
    var writer = JSONWriter()
    private var isFirst = true

    init() {}

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

    mutating func begin() {
        if !isFirst { writer.writeByte(.comma) }
        isFirst = false
    }
}
