import JSONText
import Testing

@testable import ContractCheck

@Suite("Orders of lists")
struct SortOrderTests {
    private func isWrong(_ order: SortOrder, _ one: JSONValue, _ other: JSONValue) -> Bool {
        order.complaint(about: other, behind: one) != nil
    }

    @Test("Names go by their bytes: capitals first, and é by how it is written")
    func names() {
        func isWrong(_ one: String, _ other: String) -> Bool {
            self.isWrong(.name, ["name": .string(one), "id": "1"], ["name": .string(other), "id": "2"])
        }
        #expect(!isWrong("Z", "a") && isWrong("a", "Z"))
        #expect(!isWrong("e\u{301}", "é") && isWrong("é", "e\u{301}"))
        #expect(!isWrong("a", "a"))
    }

    @Test("Of one name the smaller id comes first")
    func ids() {
        #expect(isWrong(.name, ["name": "a", "id": "2"], ["name": "a", "id": "1"]))
    }

    @Test("Positions rise, with gaps or without, and none comes twice")
    func positions() {
        #expect(!isWrong(.position, ["position": 1], ["position": 4]))
        #expect(
            isWrong(.position, ["position": 4], ["position": 4]) && isWrong(.position, ["position": 4], ["position": 1])
        )
    }

    @Test("Newest first goes by moments, not by texts; of one moment nobody can tell which was made later")
    func newest() {
        let order = SortOrder.newestFirst(["at"])
        let (early, late): (JSONValue, JSONValue) = (
            ["at": "2026-06-07T10:00:00+02:00"], ["at": "2026-06-07T08:00:00.5Z"]
        )
        #expect(!isWrong(order, late, early) && isWrong(order, early, late))
        #expect(!isWrong(order, early, ["at": "2026-06-07T08:00:00Z"]))
    }

    @Test("Versions fall, comments and sections rise")
    func media() {
        func versions(_ one: JSONValue, _ other: JSONValue) -> Bool {
            isWrong(.newestVersion, ["version": one], ["version": other])
        }
        #expect(!versions(3, 1) && versions(1, 3) && versions(2, 2))
        let (early, late): (JSONValue, JSONValue) = (
            ["createdAt": "2026-06-07T08:00:00Z"], ["createdAt": "2026-06-07T08:00:01Z"]
        )
        let oldest = SortOrder.oldestFirst("createdAt")
        #expect(!isWrong(oldest, early, late) && !isWrong(oldest, early, early) && isWrong(oldest, late, early))
        func starts(_ one: JSONValue, _ other: JSONValue) -> Bool {
            isWrong(.start, ["startMs": one], ["startMs": other])
        }
        #expect(!starts(0, 5) && !starts(5, 5) && starts(5, 0))
    }

    @Test("Shares of one moment go by id, collaborators of one moment by user")
    func ties() {
        func share(_ id: JSONValue) -> JSONValue { ["lastSharedAt": "2026-06-07T08:00:00Z", "id": id] }
        #expect(
            !isWrong(.newestThenID("lastSharedAt"), share("a"), share("b"))
                && isWrong(.newestThenID("lastSharedAt"), share("b"), share("a")))
        func person(_ id: JSONValue) -> JSONValue { ["grantedAt": "2026-06-07T08:00:00Z", "user": ["id": id]] }
        #expect(!isWrong(.collaborators, person("a"), person("b")) && isWrong(.collaborators, person("b"), person("a")))
    }

    @Test("What lacks that by which it is sorted is the schema's matter")
    func missing() {
        for order in [
            SortOrder.name, .position, .newestFirst(["at"]), .newestThenID("lastSharedAt"), .collaborators,
            .newestVersion, .oldestFirst("createdAt"), .start,
        ] {
            #expect(!isWrong(order, ["id": "b"], ["id": "a"]) && !isWrong(order, 1, nil))
        }
    }
}
