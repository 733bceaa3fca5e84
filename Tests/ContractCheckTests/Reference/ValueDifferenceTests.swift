import JSONText
import Testing

@testable import ContractCheck

@Suite("What an answer tells otherwise than the seeds")
struct ValueDifferenceTests {
    private func firstDifference(_ expected: JSONValue, _ seen: JSONValue) -> ValueDifference? {
        ValueDifference.first(from: expected, in: seen, names: ["a", "b", "list"])
    }

    @Test(
        "Nothing, if the values are the same",
        arguments: [
            (["a": 1], ["a": 1, "own": 2]), (["a": "2026-06-07T09:30:00Z"], ["a": "2026-06-07T11:30:00+02:00"]),
            (["a": 1], ["b": nil, "a": 1.0]), (["b": 1, "a": [1, 2]], ["a": [1, 2], "b": 1]),
        ] as [(JSONValue, JSONValue)])
    func none(expected: JSONValue, seen: JSONValue) {
        #expect(firstDifference(expected, seen) == nil)
    }

    @Test(
        "The first place, with what should be there and what is",
        arguments: [
            (["a": 1, "b": 2], ["a": 1, "b": 3], "/b", 2, 3), (["a": 1], [:], "/a", 1, .null),
            ([:], ["b": 1], "/b", .null, 1),
            (["list": [["a": 1], ["a": 2]]], ["list": [["a": 1], ["a": 3]]], "/list/1/a", 2, 3),
            (["list": [1]], ["list": [1, 2]], "/list/1", .none, 2),
            (["list": [1, 2]], ["list": [1]], "/list/1", 2, .none),
            (["a": ["b": 1]], ["a": "x"], "/a", ["b": 1], "x"),
            (
                ["a": "2026-06-07T09:30:00Z"], ["a": "2026-06-07T09:30:00+02:00"], "/a", "2026-06-07T09:30:00Z",
                "2026-06-07T09:30:00+02:00"
            ),
        ] as [(JSONValue, JSONValue, String, JSONValue?, JSONValue?)])
    func some(expected: JSONValue, seen: JSONValue, pointer: String, wanted: JSONValue?, found: JSONValue?) throws {
        let difference = try #require(firstDifference(expected, seen))
        #expect(difference.pointer.description == pointer)
        #expect(difference.expected == wanted && difference.seen == found)
    }
}
