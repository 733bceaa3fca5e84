/// Field lines in the order they stand in, repeated ones kept.
///
/// They live in one array of bytes, with an index of where each line's name and value are. A request's fields look into
/// the bytes of its head; a response's are lines that were appended, so that sending them is one copy.
package struct HTTPFields: Sendable {
    /// Where a line's name and value are in the bytes; blanks around the value are outside it. Half the size of two
    /// ranges, since every request allocates an index.
    struct Line: Sendable {
        private let nameStart, nameEnd, valueStart, valueEnd: UInt32

        init(name: Range<Int>, value: Range<Int>) {
            nameStart = UInt32(truncatingIfNeeded: name.lowerBound)
            nameEnd = UInt32(truncatingIfNeeded: name.upperBound)
            valueStart = UInt32(truncatingIfNeeded: value.lowerBound)
            valueEnd = UInt32(truncatingIfNeeded: value.upperBound)
        }

        var name: Range<Int> { Range(uncheckedBounds: (Int(nameStart), Int(nameEnd))) }
        var value: Range<Int> { Range(uncheckedBounds: (Int(valueStart), Int(valueEnd))) }

        func moved(back distance: Int) -> Line {
            Line(
                name: name.lowerBound - distance..<name.upperBound - distance,
                value: value.lowerBound - distance..<value.upperBound - distance)
        }
    }

    private(set) var bytes: [UInt8]
    private(set) var index: [Line]
    private var section: Range<Int>

    package init() {
        bytes = []
        index = []
        section = 0..<0
    }

    /// Fields that look into a request's head; `section` is where its field lines are.
    init(head: [UInt8], section: Range<Int>, index: [Line]) {
        bytes = head
        self.index = index
        self.section = section
    }

    /// The lines as they are sent, each ended by CR LF.
    package var lines: [UInt8] { section.count == bytes.count ? bytes : Array(bytes[section]) }

    package var count: Int { index.count }

    /// Whether the lines are still those of a request's head, with all of the head around them.
    var isInHead: Bool { section.count != bytes.count }

    /// Appends a line. A value that holds a control character other than a tab cannot be said in a field (RFC 9110,
    /// 5.5) and would let a caller split the message: it is not appended, and the result is false.
    @discardableResult
    package mutating func append(_ name: HTTPFieldName, _ value: String) -> Bool {
        guard value.utf8.allSatisfy({ $0 >= Byte.space && $0 != Byte.delete || $0 == Byte.tab }) else { return false }
        standAlone()
        let start = bytes.count
        bytes.append(contentsOf: name.rawName.utf8)
        let nameEnd = bytes.count
        bytes.append(Byte.colon)
        bytes.append(Byte.space)
        bytes.append(contentsOf: value.utf8)
        index.append(Line(name: start..<nameEnd, value: nameEnd + 2..<bytes.count))
        bytes.append(Byte.carriageReturn)
        bytes.append(Byte.lineFeed)
        section = 0..<bytes.count
        return true
    }

    /// Leaves the request's head, so that lines can be appended.
    mutating func standAlone() {
        guard section.count != bytes.count else { return }
        index = index.map { $0.moved(back: section.lowerBound) }
        bytes = lines
        section = 0..<bytes.count
    }
}
