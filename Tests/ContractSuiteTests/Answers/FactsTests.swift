import Foundation
import JSONText
import Testing

@testable import ContractSuite

@Suite("An answer that a client tells by what its view models show")
struct FactsTests {
    private static let answer = """
        [{"id": "a", "name": "Night", "trackCount": 3, "createdAt": "2026-06-07T09:30:00Z", "artworkUrl": "http://a/", "role": "owner"},
         {"id": "b", "name": "Day", "trackCount": 0, "createdAt": "2026-06-08T09:30:00+02:00"}]
        """

    private enum Role: String { case owner, viewer }

    private static let right: [(String, (any Sendable)?)] = [
        ("/0/id", "a"), ("/1/name", "Day"), ("/0/trackCount", 3), ("/0/trackCount", "3"), ("/0/trackCount", 3.0),
        ("/0/trackCount", UInt8(3)), ("/1/createdAt", Date(timeIntervalSince1970: 1_780_903_800)),
        ("/0/artworkUrl", URL(string: "http://a/")), ("/1/artworkUrl", nil), ("/0/role", Role.owner), ("/1/role", nil),
        ("", 2), ("/1/role", ""), ("/1/artworkUrl", URL?.none),
    ]

    @Test("What is shown right agrees", arguments: right)
    func agrees(place: String, value: (any Sendable)?) throws {
        #expect(try ContractAnswer.facts([place: value]).differences(from: Self.answer) == [])
    }

    private static let wrong: [(String, (any Sendable)?, String)] = [
        ("/0/id", "b", #"/0/id: expected "a", the client keeps "b""#),
        ("/0/id", nil, #"/0/id: expected "a", the client keeps nothing"#),
        ("/0/trackCount", 4, "/0/trackCount: expected 3, the client keeps 4"),
        ("/0/trackCount", true, "/0/trackCount: expected 3, the client keeps true"),
        ("/1/role", Role.viewer, #"/1/role: expected nothing, the client keeps "viewer""#),
        ("/2/id", "c", #"/2/id: expected nothing, the client keeps "c""#),
        ("", 3, #"the answer: expected a list of 2, the client keeps 3"#),
        ("0/id", "a", #"a fact is told about "0/id", which is no JSON pointer: it would begin with /"#),
    ]

    @Test("What is shown wrong is found", arguments: wrong)
    func differs(place: String, value: (any Sendable)?, difference: String) throws {
        #expect(try ContractAnswer.facts([place: value]).differences(from: Self.answer) == [difference])
    }

    @Test("Facts are counted among the values of the answer, and found by their places")
    func counted() throws {
        let facts = ContractAnswer.facts(["/1/id": "b", "/0/id": "a", "/0/name": "Night", "/1/artworkUrl": nil])
        let agreement = facts.agreement(with: try json(Self.answer))
        #expect(agreement.compared == 3)
        #expect(agreement.of == 11)
        #expect(facts[JSONPointer(["0", "name"])]?.text == "Night")
        #expect(facts[JSONPointer()]?.list?.map { $0["id"]?.text } == ["a", "b"])
        #expect(facts[JSONPointer(["1", "artworkUrl"])] == .nothing)
        #expect(facts[JSONPointer(["2"])] == nil)
    }
}
