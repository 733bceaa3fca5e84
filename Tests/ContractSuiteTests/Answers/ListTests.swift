import JSONText
import Testing

@testable import ContractSuite

@Suite("Lists are compared by their count, their order and their elements")
struct ListTests {
    private struct Item: Encodable {
        var id: String
        var label: String?
        var owner = Owner()
        struct Owner: Encodable { var name: String? }
    }

    /// Writes no key for what is nil, as `JSONSerialization` and models with encodings of their own do.
    private struct Sparse: Encodable {
        let members: [String: String]
        func encode(to encoder: any Encoder) throws { try members.encode(to: encoder) }
    }

    @Test(
        "Elements that are missing, foreign, doubled or moved are told by their ids, once for the list",
        arguments: [
            (["a", "b"], #"a list of 2, without "c""#), (["b", "c"], #"a list of 2, without "a""#),
            (["a", "b", "c", "d"], #"a list of 4, with "d" besides"#),
            (["a", "b", "c", "c"], "a list of 4, with some more than once"),
            (["a", "c", "b"], "a list of 3, in another order"), ([], #"a list of 0, without "a""#),
        ])
    func ids(kept: [String], seen: String) throws {
        let answer = ContractAnswer.encoded(kept.map { Item(id: $0) })
        #expect(
            try answer.differences(from: #"[{"id": "a"}, {"id": "b"}, {"id": "c"}]"#)
                == ["the answer: expected a list of 3, the client keeps \(seen)"])
    }

    @Test("An element that is another is found at its place")
    func otherElement() throws {
        let answer = ContractAnswer.encoded([Item(id: "a"), Item(id: "x")])
        #expect(
            try answer.differences(from: #"[{"id": "a"}, {"id": "b"}]"#)
                == [#"/1/id: expected "b", the client keeps "x""#])
    }

    @Test(
        "An empty list is one: neither nothing nor an object",
        arguments: [
            ContractAnswer.encoded([Item]?.none), .mirrored([Item]?.none), .facts(["": nil]),
            .encoded(Sparse(members: [:])),
        ])
    func empty(answer: ContractAnswer) throws {
        #expect(try answer.differences(from: "[]").count == 1)
    }

    @Test(
        "An empty list agrees with an empty list, and with a count of none",
        arguments: [
            ContractAnswer.encoded([Item]()), .mirrored([Item]()), .facts(["": 0]), .facts(["": [String]()]),
            .facts([:]),
        ])
    func emptyList(answer: ContractAnswer) throws {
        let agreement = answer.agreement(with: [] as JSONValue)
        #expect(agreement.differences == [])
        #expect(agreement.compared == 1)
        #expect(agreement.of == 1)
    }

    @Test("An empty list or text within an answer may as well be nothing")
    func emptyMember() throws {
        struct Copy: Encodable {
            var writers: [String]?
            var label: String?
        }
        #expect(try ContractAnswer.encoded(Copy()).differences(from: #"{"writers": [], "label": ""}"#) == [])
        #expect(
            try ContractAnswer.encoded(Copy(writers: [], label: "")).differences(
                from: #"{"writers": null, "label": null}"#)
                == [])
    }

    private static let answer = #"[{"id": "a", "label": "x"}, {"id": "b", "label": "y"}, {"id": "c"}]"#

    @Test("A property that is kept of some elements is held to be kept of all that have it")
    func keptInSome() throws {
        let kept = [
            Sparse(members: ["id": "a"]), Sparse(members: ["id": "b", "label": "y"]), Sparse(members: ["id": "c"]),
        ]
        #expect(
            try ContractAnswer.encoded(kept).differences(from: Self.answer)
                == [#"/0/label: expected "x", the client keeps nothing"#])
    }

    @Test("A property that is kept of none is not compared")
    func keptInNone() throws {
        let kept = ["a", "b", "c"].map { Sparse(members: ["id": $0]) }
        let agreement = ContractAnswer.encoded(kept).agreement(with: try json(Self.answer))
        #expect(agreement.differences == [])
        #expect(agreement.compared == 4)
        #expect(agreement.of == 6)
    }

    @Test("What is kept of an element that has none, and of others that have, is made up")
    func madeUp() throws {
        let kept = [("a", "x"), ("b", "y"), ("c", "y")].map { Item(id: $0.0, label: $0.1) }
        #expect(
            try ContractAnswer.encoded(kept).differences(from: Self.answer)
                == [#"/2/label: expected nothing, the client keeps "y""#])
    }

    @Test("The same holds for objects within elements, and for lists within lists")
    func nested() throws {
        struct Page: Encodable { var rows: [[Sparse]] }
        let page = Page(rows: [[Sparse(members: ["id": "a"])], [Sparse(members: ["id": "b", "label": "y"])]])
        let answer = #"{"rows": [[{"id": "a", "label": "x"}], [{"id": "b", "label": "y"}]]}"#
        #expect(
            try ContractAnswer.encoded(page).differences(from: answer)
                == [#"/rows/0/0/label: expected "x", the client keeps nothing"#])
        let kept = [Item(id: "a"), Item(id: "b", owner: Item.Owner(name: "Ben"))]
        let owners = #"[{"id": "a", "owner": {"name": "Ada"}}, {"id": "b", "owner": {"name": "Ben"}}]"#
        #expect(
            try ContractAnswer.encoded(kept).differences(from: owners)
                == [#"/0/owner/name: expected "Ada", the client keeps nothing"#])
    }

    @Test("A model with none of the answer's members compares nothing, which is told by the count")
    func nothingCompared() throws {
        struct Stranger: Encodable { let title = "a" }
        for answer in [
            ContractAnswer.encoded(Stranger()), .mirrored(Stranger()), .facts([:]), .encoded(Sparse(members: [:])),
        ] {
            let agreement = answer.agreement(with: ["id": "a", "name": "b"])
            #expect(agreement.compared == 0)
            #expect(agreement.of == 2)
        }
    }
}
