import Testing

@testable import MockServer

@Suite("A row of answers to a client that pipelines")
struct RowTests {
    @Test(
        "is the shorter, the more others wait for theirs",
        arguments: [(0, 16), (31, 16), (63, 8), (127, 4), (199, 2), (511, 1), (100_000, 1)])
    func length(others: Int, answers: Int) {
        #expect(steps(of: Row(beside: others), upTo: 20) <= answers)
    }

    @Test("has one answer at least, however long that takes", arguments: [0, 7, 199])
    func atLeastOne(others: Int) {
        let row = Row(beside: others)
        spin(milliseconds: 2)
        #expect(!row.isOver)
        #expect(steps(of: row, upTo: 20) == 1)
    }

    private func steps(of row: Row, upTo most: Int) -> Int {
        var (row, count) = (row, 0)
        while !row.isOver, count < most {
            row.step()
            count += 1
        }
        return count
    }

    private func spin(milliseconds: Double) {
        let begun = Stopwatch()
        while begun.elapsed < milliseconds / 1000 {}
    }
}
