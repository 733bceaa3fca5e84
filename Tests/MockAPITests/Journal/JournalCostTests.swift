import JSONText
import MockAPI
import Testing

@Suite("What a journal costs")
struct JournalCostTests {
    @Test("An empty one is a few words, and costs nothing besides")
    func empty() throws {
        #expect(MemoryLayout<Journal>.size <= 128)
        var journal = Journal()
        #expect(journal.cost == 0)
        journal.record(try .made(), times: 100)
        journal.forget(toFit: 0)
        #expect(journal.cost == 0 && journal.total() == 0 && journal.forgotten.requests == 100)
    }

    @Test("A repeat costs its record alone, whatever was asked in between")
    func repeats() throws {
        let target = "/artist?" + String(repeating: "x", count: 1000)
        let entries = try [JournalEntry.made(at: target), .made(at: target), .made(at: target)]
        var journal = Journal()
        for entry in entries { journal.record(entry) }
        let first = journal.cost
        #expect(first > 3000)
        for _ in 0..<1000 { for entry in entries { journal.record(entry) } }
        #expect((16 * 3000...32 * 3000).contains(journal.cost - first))
    }

    @Test("An entry's texts count until its last record is gone")
    func texts() throws {
        let violations = [Violation(.invalidBody, detail: String(repeating: "d", count: 5000), pointer: "/x")]
        var journal = Journal()
        journal.record(try .made("signIn", 400, violations), times: 2)
        journal.record(try .made("listArtists"), times: 8)
        #expect(journal.cost > 5000)
        journal.forget(toFit: 5000)
        #expect(journal.cost <= 5000 && journal.numbers() == Array(3...10))
        #expect(journal.forgotten.requests == 2 && journal.forgotten.violations == 2)
    }

    @Test("It fits any budget, and forgets no more than it must", arguments: [0, 1, 500, 2000, 10_000, 1_000_000])
    func budget(bytes: Int) throws {
        var journal = Journal()
        for step in 0..<50 { journal.record(try .made("operation\(step)", at: "/artist?step=\(step)")) }
        let before = journal
        journal.forget(toFit: bytes)
        #expect(journal.cost <= bytes)
        guard journal.forgotten.requests > 0 else { return #expect(before.cost <= bytes) }
        // With one more it would not fit.
        let each = before.cost / 50
        #expect(journal.cost + each + 100 > bytes && journal.lastNumber == 50)
    }
}
