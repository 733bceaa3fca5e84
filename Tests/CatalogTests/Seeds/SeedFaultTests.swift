import Catalog
import Testing

@Suite("What loading says of faulty seeds")
struct SeedFaultTests {
    struct Row: CustomTestStringConvertible {
        let kind: String
        let file: String
        let old: String
        let new: String
        let faults: [String]

        var testDescription: String { kind }

        init(_ kind: String, _ file: String, _ old: String, _ new: String, _ faults: String...) {
            self.kind = kind
            self.file = file
            self.old = old
            self.new = new
            self.faults = faults
        }
    }

    @Test("The small scenario has no fault")
    func sound() {
        #expect(SeedTexts.small.faults == [])
    }

    @Test("A fault in one value is told in one line", arguments: valueRows + keyRows + timeRows + numberRows)
    func values(row: Row) throws {
        #expect(try SeedTexts.small.replacing(row.old, with: row.new, in: row.file).faults == row.faults)
    }

    @Test(
        "A fault between records is told in one line", arguments: referenceRows + uniquenessRows + ruleRows + reviewRows
    )
    func relations(row: Row) throws {
        #expect(try SeedTexts.small.replacing(row.old, with: row.new, in: row.file).faults == row.faults)
    }

    @Test("A text that cannot be read is told at its place", arguments: textRows)
    func texts(row: Row) throws {
        #expect(try SeedTexts.small.replacing(row.old, with: row.new, in: row.file).faults == row.faults)
    }
}
