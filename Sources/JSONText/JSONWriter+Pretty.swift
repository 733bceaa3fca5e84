extension JSONWriter {
    /// A value's text for people: an item a line, indented by two spaces, without a line break at the end.
    package static func prettyBytes(of value: JSONValue) -> [UInt8] {
        var writer = JSONWriter()
        writer.writePretty(value, indent: 0)
        return writer.bytes
    }

    private mutating func writePretty(_ value: JSONValue, indent: Int) {
        switch value {
        case .array(let elements) where !elements.isEmpty:
            writeLines(elements, between: .leftBracket, and: .rightBracket, indent: indent) { writer, element in
                writer.writePretty(element, indent: indent + 1)
            }
        case .object(let object) where object.count > 0:
            writeLines(object.members, between: .leftBrace, and: .rightBrace, indent: indent) { writer, member in
                writer.writeString(member.key)
                writer.writePlain(": ")
                writer.writePretty(member.value, indent: indent + 1)
            }
        default:
            write(value)
        }
    }

    private mutating func writeLines<Item>(
        _ items: [Item], between opening: UInt8, and closing: UInt8, indent: Int,
        _ writeItem: (inout JSONWriter, Item) -> Void
    ) {
        writeByte(opening)
        for (index, item) in items.enumerated() {
            if index > 0 { writeByte(.comma) }
            startLine(indent: indent + 1)
            writeItem(&self, item)
        }
        startLine(indent: indent)
        writeByte(closing)
    }

    private mutating func startLine(indent: Int) {
        writeByte(.lineFeed)
        for _ in 0..<indent {
            writePlain("  ")
        }
    }
}
