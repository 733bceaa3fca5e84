/// How much of each pixel an outline covers. Its edges are placed to 1/256 of a pixel; their areas are collected first,
/// then summed along each row.
///
/// An edge leaves two numbers in each pixel it passes: the area to its right within the pixel, and, in the next one,
/// the rest of its height. The running sum along the row is then each pixel's coverage.
final class CoverageMap {
    /// A stretch of pixels of one row that are covered alike: 16 for a sixteenth, 256 for the whole.
    struct Span {
        let start: Int
        let count: Int
        let coverage: UInt32
    }

    /// Fixed point with 8 fractional bits.
    private static let one = 256

    private let size: Int
    private let stride: Int
    private let cells: UnsafeMutablePointer<Int32>
    private let firstTouched: UnsafeMutablePointer<Int>
    private let lastTouched: UnsafeMutablePointer<Int>

    init(size: Int) {
        self.size = size
        stride = size + 2
        cells = .allocate(capacity: stride * size)
        cells.initialize(repeating: 0, count: stride * size)
        firstTouched = .allocate(capacity: size)
        firstTouched.initialize(repeating: stride, count: size)
        lastTouched = .allocate(capacity: size)
        lastTouched.initialize(repeating: -1, count: size)
    }

    deinit {
        cells.deallocate()
        firstTouched.deallocate()
        lastTouched.deallocate()
    }

    func add(_ outline: Outline) {
        let scale = Double(size * Self.one)
        for contour in outline.contours {
            guard let end = contour.last else { continue }
            var (x, y) = (fixed(end.x * scale), fixed(end.y * scale))
            for point in contour {
                let (nextX, nextY) = (fixed(point.x * scale), fixed(point.y * scale))
                if y < nextY {
                    addEdge(x, y, nextX, nextY, direction: 1)
                } else if y > nextY {
                    addEdge(nextX, nextY, x, y, direction: -1)
                }
                (x, y) = (nextX, nextY)
            }
        }
    }

    private func fixed(_ value: Double) -> Int {
        Int((value + 0.5).rounded(.down))
    }

    /// From the upper end down to the lower one, row by row.
    private func addEdge(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, direction: Int) {
        let bottom = y1 < size &* Self.one ? y1 : size &* Self.one
        let (width, height) = (x1 &- x0, y1 &- y0)
        var y = y0 > 0 ? y0 : 0
        var x = x0 &+ (y &- y0) &* width / height
        while y < bottom {
            let row = y &>> 8
            let rowEnd = (row &+ 1) &<< 8
            let nextY = rowEnd < bottom ? rowEnd : bottom
            let nextX = x0 &+ (nextY &- y0) &* width / height
            addPiece(row, clamped(x), clamped(nextX), (nextY &- y) &* direction)
            (x, y) = (nextX, nextY)
        }
    }

    private func clamped(_ x: Int) -> Int {
        x < 0 ? 0 : x > size &* Self.one ? size &* Self.one : x
    }

    /// The part of an edge within one row, pixel by pixel. `height` is negative for an edge that leads upwards.
    private func addPiece(_ row: Int, _ x0: Int, _ x1: Int, _ height: Int) {
        let (left, right) = x0 < x1 ? (x0, x1) : (x1, x0)
        let rowCells = cells + row &* stride
        let (firstColumn, lastColumn) = (left &>> 8, right &>> 8)
        if firstTouched[row] > firstColumn { firstTouched[row] = firstColumn }
        if lastTouched[row] < lastColumn &+ 1 { lastTouched[row] = lastColumn &+ 1 }
        if firstColumn == lastColumn {
            addArea(rowCells + firstColumn, height, (left & 255) &+ (right & 255))
            return
        }
        var x = left
        var passed = 0
        while x < right {
            let column = x &>> 8
            let columnEnd = (column &+ 1) &<< 8
            let nextX = columnEnd < right ? columnEnd : right
            let nextPassed = height &* (nextX &- left) / (right &- left)
            addArea(rowCells + column, nextPassed &- passed, (x & 255) &+ (nextX &- column &<< 8))
            (x, passed) = (nextX, nextPassed)
        }
    }

    /// `offsets` is the sum of both ends' distances from the pixel's left side.
    private func addArea(_ cell: UnsafeMutablePointer<Int32>, _ height: Int, _ offsets: Int) {
        cell[0] &+= Int32(truncatingIfNeeded: height &* (2 &* Self.one &- offsets))
        cell[1] &+= Int32(truncatingIfNeeded: height &* offsets)
    }

    /// Hands out each touched row's spans, left to right, and leaves the map empty.
    func drain(_ body: (_ y: Int, _ spans: [Span]) -> Void) {
        var spans: [Span] = []
        for y in 0..<size where lastTouched[y] >= 0 {
            spans.removeAll(keepingCapacity: true)
            let row = cells + y * stride
            let end = lastTouched[y]
            var sum: Int32 = 0
            var x = firstTouched[y]
            while x <= end {
                sum &+= row[x]
                row[x] = 0
                let start = x
                x = Self.nextTouched(row, from: x &+ 1, to: end)
                let count = (x < size ? x : size) &- start
                if sum != 0, count > 0 {
                    spans.append(Span(start: start, count: count, coverage: Self.coverage(sum)))
                }
            }
            firstTouched[y] = stride
            lastTouched[y] = -1
            body(y, spans)
        }
    }

    /// The next cell that an edge has touched, or the one behind `end`: four at a time as long as they are empty.
    private static func nextTouched(_ row: UnsafeMutablePointer<Int32>, from start: Int, to end: Int) -> Int {
        var x = start
        while x &+ 3 <= end, row[x] | row[x &+ 1] | row[x &+ 2] | row[x &+ 3] == 0 { x &+= 4 }
        while x <= end, row[x] == 0 { x &+= 1 }
        return x
    }

    /// From twice the area in 1/65,536 of a pixel, signed by the edges' direction, and more than whole where contours
    /// overlap. Sixteen steps look as smooth as 256, and the fewer different colours compress better.
    private static func coverage(_ sum: Int32) -> UInt32 {
        let covered = ((sum.magnitude &+ 4_096) &>> 13) &<< 4
        return covered < 256 ? covered : 256
    }
}
