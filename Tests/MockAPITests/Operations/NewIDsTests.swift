import Catalog
import Testing

@testable import MockAPI

@Suite("The ids of what operations make")
struct NewIDsTests {
    /// The bundled seeds with comments of these numbers.
    private func catalog(_ numbers: some Sequence<Int>) throws -> Snapshot {
        let bundled = try Bundled.catalog()
        let comment = try #require(bundled.comment(id: Lumen.comment))
        let changes = numbers.map { number in
            var numbered = comment
            numbered.id = "comment-\(number)"
            return CatalogChange.put(.comment(numbered))
        }
        return try bundled.applying(changes, at: bundled.scenario.now).catalog
    }

    @Test("are the first that are free where those in use leave no gap", arguments: [0, 1, 2, 3, 7, 8, 100, 257])
    func dense(count: Int) throws {
        #expect(NewIDs(after: 0, in: try catalog(1..<count + 1)).number == count + 1)
    }

    @Test("are free and greater than the last, whatever gaps there are", arguments: 0..<8)
    func gaps(last: Int) throws {
        let taken: Set = [1, 2, 4, 5, 6, 7, 12, 13]
        let number = NewIDs(after: last, in: try catalog(taken)).number
        #expect(number > last && !taken.contains(number) && (number == last + 1 || taken.contains(number - 1)))
    }
}
