import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("The journal")
struct JournalTests {
    @Test("A record is shown with all that is known of it")
    func wholeRecord() throws {
        var journal = Journal()
        let violations = [Violation(.undeclaredParameter, detail: "a"), Violation(.invalidParameter, detail: "b")]
        let entry = try JournalEntry.made(
            "listArtists", 503, by: "user-ada", rule: "fault-1", at: "/artist?x=1", violations)
        journal.record(entry, at: Instant(secondsSinceEpoch: 86_400), duration: 0.000_123_4)
        #expect(
            journal.requests(RequestFilter()) == [
                "requests": [
                    [
                        "number": 1, "at": "1970-01-02T00:00:00Z", "method": "GET", "target": "/artist?x=1",
                        "operation": "listArtists", "caller": "user-ada", "status": 503, "durationMs": 0.123,
                        "rule": "fault-1", "violations": 2,
                    ]
                ], "total": 1, "forgotten": ["requests": 0, "violations": 0],
            ])
    }

    @Test("What is not known of a record is absent from it")
    func unreadableRequest() {
        var journal = Journal()
        journal.record(JournalEntry(nil, status: .badRequest))
        #expect(
            journal.requests(RequestFilter())["requests"] == [
                [
                    "number": 1, "at": "1970-01-01T00:00:00Z", "method": "-", "target": "-", "status": 400,
                    "durationMs": 1.0, "violations": 0,
                ]
            ])
    }

    @Test("The newest stands last, and beyond the capacity the oldest are forgotten, which is told")
    func capacity() throws {
        var journal = Journal(capacity: 5)
        let faulty = try JournalEntry.made("getTrack", 400, [Violation(.invalidParameter, detail: "x")])
        journal.record(faulty, times: 2)
        journal.record(try .made("listArtists"), times: 5)
        journal.record(faulty)
        #expect(journal.numbers() == [4, 5, 6, 7, 8])
        #expect(journal.requests(RequestFilter())["forgotten"] == ["requests": 3, "violations": 2])
        #expect(journal.count(RequestFilter()) == ["count": 5, "forgotten": ["requests": 3, "violations": 2]])
        #expect(journal.violations(Expectations())["forgotten"] == ["requests": 3, "violations": 2])
    }

    @Test("It keeps the last 10,000")
    func standardCapacity() throws {
        var journal = Journal()
        journal.record(try .made(), times: 10_003)
        #expect(journal.total() == 10_000 && journal.numbers().first == 4 && journal.lastNumber == 10_003)
        #expect(journal.forgotten.requests == 3)
    }

    @Test("At any capacity, however it grew and shrank, it holds the last records in order", arguments: 1...9)
    func everyCapacity(capacity: Int) throws {
        var journal = Journal(capacity: capacity)
        for step in 1...40 {
            journal.record(try .made("operation\(step)"))
            if step % 7 == 0 { journal.forget(toFit: journal.cost / 2) }
            let last = Int64(journal.lastNumber)
            let numbers = journal.numbers()
            #expect(numbers == Array(last - Int64(numbers.count) + 1..<last + 1))
            #expect(numbers.count <= capacity && numbers.count + journal.forgotten.requests == step)
            let newest = journal.requests(RequestFilter(limit: 1))["requests"]?.arrayValue?.first
            if !numbers.isEmpty { #expect(newest?["operation"] == .string("operation\(step)")) }
        }
    }

    @Test("Deleted records are not forgotten ones, and numbers are not given again")
    func deletion() throws {
        var journal = Journal(capacity: 2)
        journal.record(try .made("listArtists"), times: 3)
        journal.removeAll()
        #expect(journal.numbers().isEmpty && journal.forgotten.requests == 0 && journal.cost == 0)
        journal.record(try .made("listArtists"))
        #expect(journal.numbers() == [4])
        journal.startAgain()
        journal.record(try .made("listArtists"), times: 3)
        #expect(journal.numbers() == [6, 7] && journal.forgotten.requests == 1)
    }
}
