import MockAPI
import Testing

@Suite("Asking for requests")
struct RequestFilterTests {
    /// Numbers 1 to 6; two more were forgotten before where a test says so.
    private func journal(forgetting: Int = 0) throws -> Journal {
        var journal = Journal(capacity: 6)
        journal.record(try .made("getTrack"), times: forgetting)
        journal.record(try .made("listArtists", 200, by: "user-ada"))
        journal.record(try .made("listArtists", 304, by: "user-ada"))
        journal.record(try .made("listArtists", 200, by: "user-ben"))
        journal.record(try .made("getArtist", 200, by: "user-ada"))
        journal.record(try .made("getArtist", 401))
        journal.record(try .made(nil, 404))
        return journal
    }

    @Test(
        "A filter admits what fits all that it says",
        arguments: [
            (RequestFilter(), [1, 2, 3, 4, 5, 6]),
            (RequestFilter(operation: "listArtists"), [1, 2, 3]),
            (RequestFilter(operation: "getTrack"), []),
            (RequestFilter(status: 200), [1, 3, 4]),
            (RequestFilter(status: 404), [6]),
            (RequestFilter(caller: "user-ada"), [1, 2, 4]),
            (RequestFilter(operation: "listArtists", status: 200, caller: "user-ada"), [1]),
            (RequestFilter(since: 0), [1, 2, 3, 4, 5, 6]),
            (RequestFilter(since: 4), [5, 6]),
            (RequestFilter(since: 6), []),
            (RequestFilter(since: 99), []),
            (RequestFilter(since: .min), [1, 2, 3, 4, 5, 6]),
            (RequestFilter(since: .max), []),
            (RequestFilter(status: 200, since: 1), [3, 4]),
        ] as [(RequestFilter, [Int64])])
    func admission(filter: RequestFilter, numbers: [Int64]) throws {
        let journal = try journal()
        #expect(journal.numbers(filter) == numbers)
        #expect(journal.total(filter) == Int64(numbers.count))
        #expect(journal.count(filter)["count"] == .integer(Int64(numbers.count)))
    }

    @Test(
        "Of too many the newest are listed; behind a number those that come next, so that none is missed",
        arguments: [
            (RequestFilter(limit: 2), [5, 6]), (RequestFilter(limit: 0), []),
            (RequestFilter(limit: 99), [1, 2, 3, 4, 5, 6]),
            (RequestFilter(status: 200, limit: 2), [3, 4]), (RequestFilter(since: 1, limit: 2), [2, 3]),
            (RequestFilter(status: 200, since: 0, limit: 2), [1, 3]),
        ] as [(RequestFilter, [Int64])])
    func limit(filter: RequestFilter, numbers: [Int64]) throws {
        var whole = filter
        whole.limit = nil
        #expect(try journal().numbers(filter) == numbers)
        #expect(try journal().total(filter) == journal().total(whole))
        #expect(try journal().count(filter) == journal().count(whole))
    }

    @Test("Numbers mean the same after others were forgotten")
    func afterForgetting() throws {
        let journal = try journal(forgetting: 2)
        #expect(journal.numbers(RequestFilter(since: 5)) == [6, 7, 8])
        #expect(journal.numbers(RequestFilter(since: 1)) == [3, 4, 5, 6, 7, 8])
    }
}
