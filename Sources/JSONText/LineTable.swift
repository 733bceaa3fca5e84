/// Turns byte offsets of a text into lines and columns. Built only when there is something to report.
struct LineTable {
    private let text: UnsafeBufferPointer<UInt8>
    private var lineStarts: [Int]
    /// Where the last position was found: offsets mostly come in ascending order, and a line may be as long as its text.
    private var last: (offset: Int, position: TextPosition)

    /// - Parameter start: the offset of line 1, column 1, which is past a byte-order mark.
    init(_ text: UnsafeBufferPointer<UInt8>, start: Int) {
        self.text = text
        lineStarts = [start]
        for offset in start..<max(start, text.count) where text[offset] == .lineFeed {
            lineStarts.append(offset + 1)
        }
        last = (start, TextPosition(line: 1, column: 1))
    }

    /// The number of the line that holds an offset, from 1.
    func line(of offset: Int) -> Int {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    mutating func position(of offset: Int) -> TextPosition {
        let line = line(of: offset)
        if last.position.line != line || last.offset > offset {
            last = (lineStarts[line - 1], TextPosition(line: line, column: 1))
        }
        for byte in text[last.offset..<offset] where byte & 0b1100_0000 != 0b1000_0000 {
            last.position.column += 1
        }
        last.offset = offset
        return last.position
    }
}
