/// Finds where values stand in a text, for messages about a value that was parsed without its positions.
package enum JSONLocator {
    /// The positions of the values that pointers lead to, found in one pass over a text that parses: of a member its
    /// key's opening quote, of an element or the root its first byte. A pointer that leads nowhere has no position.
    package static func positions(
        of pointers: Set<JSONPointer>, in bytes: [UInt8]
    ) -> [JSONPointer: TextPosition] {
        var wanted = PointerTree()
        for pointer in pointers {
            wanted.insert(pointer)
        }
        return bytes.withUnsafeBufferPointer { buffer in
            var search = PointerSearch(buffer)
            // A text that does not parse gives what stands before its fault.
            try? search.search(wanted)
            return search.positions
        }
    }
}

/// Pointers by their components, so that a pass over a text knows at each value what is wanted below it.
private struct PointerTree {
    private(set) var pointer: JSONPointer?
    private(set) var children: [ExactText: PointerTree] = [:]

    mutating func insert(_ pointer: JSONPointer) {
        insert(pointer, below: pointer.components[...])
    }

    private mutating func insert(_ pointer: JSONPointer, below components: ArraySlice<String>) {
        if let first = components.first {
            children[ExactText(first), default: PointerTree()].insert(pointer, below: components.dropFirst())
        } else {
            self.pointer = pointer
        }
    }
}

private struct PointerSearch {
    private var reader: JSONReader
    private(set) var positions: [JSONPointer: TextPosition] = [:]

    init(_ text: UnsafeBufferPointer<UInt8>) {
        reader = JSONReader(text, maximumDepth: .max, maximumFaults: nil)
    }

    mutating func search(_ wanted: PointerTree) throws(JSONReader.Halt) {
        reader.cursor.skipWhitespace()
        note(wanted, at: reader.cursor.offset)
        try searchValue(wanted)
    }

    private mutating func note(_ wanted: PointerTree?, at offset: Int) {
        guard let pointer = wanted?.pointer else { return }
        // Of members that share a key the first counts, as it does where values are asked for.
        if positions[pointer] == nil { positions[pointer] = reader.lines.position(of: offset) }
    }

    /// Steps over the value at hand, and looks into it when something below it is wanted.
    private mutating func searchValue(_ wanted: PointerTree?) throws(JSONReader.Halt) {
        if let wanted, !wanted.children.isEmpty {
            if reader.cursor.skip(.leftBrace) { return try searchMembers(wanted) }
            if reader.cursor.skip(.leftBracket) { return try searchElements(wanted) }
        }
        _ = try reader.readValue()
    }

    private mutating func searchMembers(_ wanted: PointerTree) throws(JSONReader.Halt) {
        while reader.cursor.next == .quote {
            let keyOffset = reader.cursor.offset
            let child = wanted.children[ExactText(try reader.readString())]
            note(child, at: keyOffset)
            reader.cursor.skipWhitespace()
            _ = reader.cursor.skip(.colon)
            try searchValue(child)
            reader.cursor.skipWhitespace()
            _ = reader.cursor.skip(.comma)
        }
        _ = reader.cursor.skip(.rightBrace)
    }

    private mutating func searchElements(_ wanted: PointerTree) throws(JSONReader.Halt) {
        var index = 0
        while !reader.cursor.skip(.rightBracket) {
            let child = wanted.children[ExactText(String(index))]
            note(child, at: reader.cursor.offset)
            try searchValue(child)
            reader.cursor.skipWhitespace()
            _ = reader.cursor.skip(.comma)
            index += 1
        }
    }
}
