/// Reads a JSON text once, front to back, by recursive descent. Lines, columns and pointers cost nothing until there is
/// a fault: a fault notes its offset, and each enclosing value adds its own step on the way out.
struct JSONReader {
    let text: UnsafeBufferPointer<UInt8>
    /// Past the byte-order mark.
    let start: Int
    var cursor: ByteCursor
    private let maximumDepth: Int
    /// How many faults end the reading; nil where repeated keys are none.
    private let maximumFaults: Int?
    private var depth = 0
    /// Where the keys of the objects that are open begin, the outermost object's first.
    private var keyOffsets: [Int] = []
    /// How many members the last object at each depth had: its siblings mostly have as many.
    private var memberCounts = [0]
    var faults: [Fault] = []
    lazy var lines = LineTable(text, start: start)

    init(_ text: UnsafeBufferPointer<UInt8>, maximumDepth: Int, maximumFaults: Int?) {
        self.text = text
        start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        cursor = ByteCursor(text, offset: start)
        self.maximumDepth = maximumDepth
        self.maximumFaults = maximumFaults
    }

    mutating func readText() throws(Halt) -> JSONValue {
        cursor.skipWhitespace()
        let value = try readValue()
        try readEnd()
        return value
    }

    /// Reads a text whose value is an array without keeping it: hands over each element, with the offset behind it. Gives
    /// an empty array then, and any other value as it is.
    mutating func readText(elements take: (JSONValue, Int) -> Void) throws(Halt) -> JSONValue {
        cursor.skipWhitespace()
        guard cursor.next == .leftBracket else { return try readText() }
        try readElements(take)
        try readEnd()
        return .array([])
    }

    private mutating func readEnd() throws(Halt) {
        cursor.skipWhitespace()
        guard cursor.isAtEnd else { throw fault("expected the end of the text after its value, found \(found)") }
    }

    // MARK: - Values

    /// Reads the value that starts here, and nothing after it.
    mutating func readValue() throws(Halt) -> JSONValue {
        switch cursor.next {
        case .quote: return .string(try readString())
        case .leftBrace: return .object(try readObject())
        case .leftBracket: return .array(try readArray())
        case let byte where byte.isDigit || byte == .minus: return try readNumber()
        case UInt8(ascii: "t") where cursor.skipLiteral("true"): return .bool(true)
        case UInt8(ascii: "f") where cursor.skipLiteral("false"): return .bool(false)
        case UInt8(ascii: "n") where cursor.skipLiteral("null"): return .null
        default: throw fault("expected a value, found \(found)")
        }
    }

    private mutating func readArray() throws(Halt) -> [JSONValue] {
        var elements: [JSONValue] = []
        try readElements { element, _ in elements.append(element) }
        return elements
    }

    private mutating func readElements(_ take: (JSONValue, Int) -> Void) throws(Halt) {
        let opening = cursor.offset
        try enter()
        var count = 0
        if !cursor.skipByte(.rightBracket) {
            repeat {
                take(try readElement(count), cursor.offset)
                count += 1
            } while try hasAnother("element", before: .rightBracket, opening: opening)
        }
        depth -= 1
    }

    private mutating func readElement(_ index: Int) throws(Halt) -> JSONValue {
        let known = faults.count
        defer { if faults.count > known { addStep(String(index), toFaultsFrom: known) } }
        return try readValue()
    }

    private mutating func readObject() throws(Halt) -> JSONObject {
        let opening = cursor.offset
        let outerKeys = keyOffsets.count
        try enter()
        var members = MemberCollector(expecting: min(memberCounts[depth], 32))
        if !cursor.skipByte(.rightBrace) {
            repeat {
                try readMember(into: &members, outerKeys: outerKeys)
            } while try hasAnother("member", before: .rightBrace, opening: opening)
        }
        memberCounts[depth] = members.members.count
        keyOffsets.removeLast(keyOffsets.count - outerKeys)
        depth -= 1
        return JSONObject(distinct: members.members)
    }

    private mutating func readMember(into members: inout MemberCollector, outerKeys: Int) throws(Halt) {
        let keyOffset = cursor.offset
        guard cursor.next == .quote else { throw fault("expected a key in double quotes, found \(found)") }
        let key = try readString()
        let known = faults.count
        defer { if faults.count > known { addStep(key, toFaultsFrom: known) } }
        if let maximumFaults, let first = members.index(of: key) {
            try noteRepeatedKey(key, at: keyOffset, first: keyOffsets[outerKeys + first], maximumFaults)
        }
        keyOffsets.append(keyOffset)
        cursor.skipWhitespace()
        guard cursor.skip(.colon) else { throw fault("expected \":\" after the key, found \(found)") }
        members.append(key, try readValue())
    }

    // MARK: - What arrays and objects share

    private mutating func enter() throws(Halt) {
        depth += 1
        if memberCounts.count == depth { memberCounts.append(0) }
        guard depth <= maximumDepth else {
            throw fault("expected no more than \(maximumDepth) arrays and objects within each other, found another")
        }
        cursor.offset += 1
        cursor.skipWhitespace()
    }

    /// Steps over what follows an element or a member: a comma when another comes, or the closing bracket.
    private mutating func hasAnother(
        _ item: StaticString, before closing: UInt8, opening: Int
    ) throws(Halt) -> Bool {
        cursor.skipWhitespace()
        if cursor.skipByte(closing) { return false }
        let comma = cursor.offset
        guard cursor.skip(.comma) else {
            let bracket = Character(Unicode.Scalar(closing))
            throw fault(
                "expected \",\" or \"\(bracket)\" after the \(item), found \(found); "
                    + "the \(closing == .rightBrace ? "object" : "array") began on line \(lines.line(of: opening))")
        }
        guard cursor.next != closing else {
            throw fault("expected another \(item) after the comma, found \(found)", at: comma)
        }
        return true
    }
}
