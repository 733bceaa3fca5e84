import JSONText
import Testing

@testable import ContractCheck

@Suite("When two answers tell the same")
struct LikenessTests {
    @Test(
        "They do",
        arguments: [
            (nil, .null), ("a", "a"), (1, 1.0), ("2026-06-07T09:30:00Z", "2026-06-07T11:30:00.0+02:00"),
            ("http://localhost:8080/artwork/a", "/artwork/a"), ("https://a.example/x?y", "http://b.example/x?y"),
            (["a": 1], ["b": nil, "a": 1]), ([["a": nil]], [[:]]),
        ] as [(JSONValue?, JSONValue?)])
    func alike(one: JSONValue?, other: JSONValue?) {
        #expect(Likeness.areAlike(one, other) && Likeness.areAlike(other, one))
    }

    @Test(
        "They do not",
        arguments: [
            (nil, "a"), ("a", "A"), ("é", "e\u{301}"), (1, 2), (1, "1"),
            ("2026-06-07T09:30:00Z", "2026-06-07T09:30:00.1Z"),
            ("http://localhost/artwork/a", "http://localhost/artwork/b"), ([1, 2], [2, 1]), ([1], [1, 1]),
            (["a": 1], ["a": 1, "b": 2]),
        ] as [(JSONValue?, JSONValue?)])
    func different(one: JSONValue?, other: JSONValue?) {
        #expect(!Likeness.areAlike(one, other) && !Likeness.areAlike(other, one))
    }
}
