import Catalog
import Testing

@Suite("Two pieces of work at the same time")
struct SimultaneouslyTests {
    @Test("give both results")
    func both() {
        #expect(simultaneously({ 1 }, { "two" }) == (1, "two"))
    }

    /// As many as a tree has leaves, of which each pair waits: more than there are threads.
    @Test("come to an end though every thread waits for others", .timeLimit(.minutes(10)))
    func manyWaiting() {
        #expect(leaves(depth: 10) == 1_024)
    }

    private func leaves(depth: Int) -> Int {
        if depth == 0 { return 1 }
        let (left, right) = simultaneously({ leaves(depth: depth - 1) }, { leaves(depth: depth - 1) })
        return left + right
    }
}
