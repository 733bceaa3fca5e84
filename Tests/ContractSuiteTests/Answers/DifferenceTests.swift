import JSONText
import Testing

@testable import ContractSuite

@Suite("A difference can be seen by whoever reads of it")
struct DifferenceTests {
    private static let long = String(repeating: "0123456789", count: 10)

    private static let cases: [(Kept, JSONValue, String)] = [
        (.text("é"), "e\u{301}", "the same text in another Unicode normal form"),
        (.text("Night"), "Night Bloom", "the first 5 of 11 characters"),
        (.text(long + "ab"), .string(long + "ba"), #"which goes on with "ab" after 100 characters"#),
    ]

    @Test("Texts that look alike are told apart", arguments: cases)
    func texts(kept: Kept, expected: JSONValue, hint: String) {
        let pair = Pair(expected: expected, kept: kept, pointer: JSONPointer(["name"]))
        #expect(pair.difference.seen.hasSuffix(", \(hint)"))
    }

    @Test(
        "What is of another kind is told as what it is",
        arguments: [
            (Kept.list([.nothing]), "a list of 1"),
            (.fields([KeptField(name: "id", value: .nothing)]), "an object of id"),
            (.choice(name: "owner", payload: .nothing), "the case .owner"), (.bool(true), "true"),
            (.number(0.5), "0.5"),
            (.choice(name: "unknown", payload: .integer(3)), "the case .unknown with 3"), (.nothing, "nothing"),
        ])
    func kinds(kept: Kept, wording: String) {
        let pair = Pair(expected: 7, kept: kept, pointer: JSONPointer(["a/b", "0"]))
        #expect("\(pair.difference)" == "/a~1b/0: expected 7, the client keeps \(wording)")
    }

    @Test("An object in a text's place, and a text in an object's, are differences")
    func kindsOfAnswers() throws {
        #expect(
            try ContractAnswer.encoded(["owner": "Ada"]).differences(from: #"{"owner": {"id": "ada", "name": "Ada"}}"#)
                == [#"/owner: expected an object of id, name, the client keeps "Ada""#])
        #expect(
            try ContractAnswer.encoded(["name": ["first": "Ada", "last": "L"]]).differences(from: #"{"name": "Ada"}"#)
                .count == 1)
    }

    @Test(
        "Files agree byte by byte, and say where they part",
        arguments: [
            (ContractAnswer.bytes([1, 2, 3]), nil),
            (.bytes([1, 2]), "expected 3 bytes, the client keeps 2, which differ where they end"),
            (.bytes([1, 9, 3]), "expected 3 bytes, the client keeps 3, which differ at offset 1"),
            (.bytes([1, 2, 3, 4]), "expected 3 bytes, the client keeps 4, which differ at offset 3"),
            (.encoded([1, 2, 3]), "the client gives no bytes: .bytes tells them"),
        ])
    func files(answer: ContractAnswer, difference: String?) {
        let agreement = answer.agreement(with: [1, 2, 3] as [UInt8])
        #expect(agreement.differences.first?.description == difference)
        #expect(agreement.compared == 1)
        #expect(agreement.of == 1)
    }

    @Test("Bytes in JSON's place are told; what is unsupported compares nothing")
    func misplaced() {
        #expect(ContractAnswer.bytes([1]).agreement(with: ["a"] as JSONValue).differences.count == 1)
        #expect(ContractAnswer.unsupported.isUnsupported)
        #expect(!ContractAnswer.bytes([]).isUnsupported)
        let agreement = ContractAnswer.unsupported.agreement(with: ["a"] as JSONValue)
        #expect(agreement.compared == 0)
        #expect(agreement.differences == [])
    }
}
