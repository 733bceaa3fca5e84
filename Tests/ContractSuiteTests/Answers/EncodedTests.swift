import Foundation
import Testing

@testable import ContractSuite

@Suite("An answer that a client tells by what its model encodes")
struct EncodedTests {
    private struct Owner: Codable {
        var id: String
        var name: String
        var avatarUrl: URL?
    }

    private struct Track: Codable {
        var id: String
        var name: String
        var position: Int
        var durationMs: Int64
        var label: String?
        var state: String
        var artworkUrl: URL?
        var createdAt: Date
        var owner: Owner
        var writers: [String]
    }

    @Test("A model that keeps everything agrees, in every value")
    func whole() throws {
        let agreement = ContractAnswer.encoded(try decoded(Track.self, from: trackText))
            .agreement(with: try json(trackText))
        #expect(agreement.differences == [])
        #expect(agreement.compared == agreement.of)
        #expect(agreement.of == 13)
    }

    @Test("A model with fewer properties agrees in those that it has, and says how many these are")
    func part() throws {
        struct Card: Codable {
            var id: String
            var name: String
            var owner: Name
            struct Name: Codable { var name: String }
        }
        let agreement = ContractAnswer.encoded(try decoded(Card.self, from: trackText))
            .agreement(with: try json(trackText))
        #expect(agreement.differences == [])
        #expect(agreement.compared == 3)
    }

    @Test("Every wrong value is found, at its place")
    func wrong() throws {
        var track = try decoded(Track.self, from: trackText)
        track.name = "Nigth Bloom"
        track.durationMs = 215
        track.label = nil
        track.artworkUrl = URL(string: "http://localhost:8080/artwork/b")
        track.createdAt += 3_600
        track.owner.avatarUrl = URL(string: "http://localhost:8080/artwork/a")
        track.writers = ["Ben", "Ada"]
        #expect(
            try ContractAnswer.encoded(track).differences(from: trackText) == [
                #"/name: expected "Night \"Bloom\"", the client keeps "Nigth Bloom""#,
                "/durationMs: expected 215000, the client keeps 215",
                #"/label: expected "Low Tide", the client keeps nothing"#,
                #"/artworkUrl: expected "http://localhost:8080/artwork/a", the client keeps "http://localhost:8080/artwork/b""#,
                #"/createdAt: expected "2026-06-07T09:30:00Z", the client keeps the moment 2026-06-07T10:30:00Z"#,
                #"/owner/avatarUrl: expected nothing, the client keeps "http://localhost:8080/artwork/a""#,
                #"/writers/0: expected "Ada", the client keeps "Ben""#,
                #"/writers/1: expected "Ben", the client keeps "Ada""#,
            ])
    }

    private struct Optionals: Encodable {
        var text: String?
        var flag: Bool?
        var int: Int?
        var int64: Int64?
        var double: Double?
        var date: Date?
        var url: URL?
        var list: [String]?
        var owner: Owner?
    }

    @Test("An optional property that is nil is kept and empty, whatever its type, so that what is lost is found")
    func lost() throws {
        let answer = """
            {"text": "a", "flag": true, "int": 1, "int64": 2, "double": 0.5, "date": "2026-06-07T09:30:00Z",
             "url": "http://a/", "list": ["b"], "owner": {"id": "ada"}}
            """
        let differences = try ContractAnswer.encoded(Optionals()).differences(from: answer)
        #expect(differences.count == 9)
        #expect(differences.allSatisfy { $0.hasSuffix("the client keeps nothing") })
        #expect(try ContractAnswer.encoded(Optionals()).differences(from: "{}") == [])
    }

    @Test("Names in snake case are the answer's, as a model writes them that is also kept in a database")
    func snakeCase() throws {
        struct Row: Encodable {
            var artworkURL: String
            var createdAt: Date
            enum CodingKeys: String, CodingKey {
                case artworkURL = "artwork_url"
                case createdAt = "created_at"
            }
        }
        let row = Row(artworkURL: "http://a/", createdAt: Date(timeIntervalSince1970: 0))
        let answer = #"{"artworkUrl": "http://a/", "createdAt": "1970-01-01T00:00:01Z"}"#
        #expect(
            try ContractAnswer.encoded(row).differences(from: answer) == [
                #"/createdAt: expected "1970-01-01T00:00:01Z", the client keeps the moment 1970-01-01T00:00:00Z"#
            ])
    }

    private struct Copy: Codable {
        var isrc: String?
        var title: String?
        var rows: [Copy]?
        enum CodingKeys: String, CodingKey {
            case isrc = "isrcCode"
            case title = "name"
            case rows
        }
    }

    @Test("A coding key that no member of the answer has is found by its property's name, where that one has a value")
    func misspelt() throws {
        let text = #"{"isrc": "QZ", "name": "Night", "rows": [{"isrc": "US", "name": null}]}"#
        #expect(
            try ContractAnswer.encoded(try decoded(Copy.self, from: text)).differences(from: text) == [
                #"/isrc: expected "QZ", the client keeps nothing"#,
                #"/rows/0/isrc: expected "US", the client keeps nothing"#,
            ])
    }

    @Test("A coding key of its own is a property's right")
    func renamed() throws {
        let text = #"{"name": null, "rows": [{"name": "Night"}], "title": "not kept"}"#
        let copy = try decoded(Copy.self, from: #"{"name": "Night", "rows": [{"name": "Day", "isrcCode": "x"}]}"#)
        #expect(
            try ContractAnswer.encoded(copy).differences(from: text)
                == [
                    #"/name: expected nothing, the client keeps "Night""#,
                    #"/rows/0/name: expected "Night", the client keeps "Day""#,
                ])
        #expect(try ContractAnswer.encoded(decoded(Copy.self, from: text)).differences(from: #"{"name": null}"#) == [])
    }

    private enum State: Codable, Equatable {
        case draft
        case unknown(String)

        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            self = text == "draft" ? .draft : .unknown(text)
        }
    }

    @Test(
        "An enumeration that Swift encodes by itself is its case, or what the case carries",
        arguments: [
            (#""draft""#, #""draft""#, true), (#""new""#, #""new""#, true), (#""draft""#, #""approved""#, false),
            (#""new""#, #""newer""#, false),
        ])
    func synthesizedEnumeration(kept: String, answer: String, agrees: Bool) throws {
        let state = try decoded(State.self, from: kept)
        #expect(try ContractAnswer.encoded(state).differences(from: answer).isEmpty == agrees)
    }

    @Test("Lists in lists, nested containers, superclasses and dictionaries are encoded in their places")
    func containers() throws {
        class Base: Encodable { var id = "a" }
        final class Derived: Base {
            override func encode(to encoder: any Encoder) throws {
                try super.encode(to: encoder)
                var container = encoder.container(keyedBy: Key.self)
                var owner = container.nestedContainer(keyedBy: Key.self, forKey: "owner")
                try owner.encode("Ada", forKey: "name")
                try owner.encodeNil(forKey: "avatarUrl")
                var rows = container.nestedUnkeyedContainer(forKey: "rows")
                try rows.encode([1, 2])
                try rows.encodeNil()
                try container.encode(["k": [true]], forKey: "map")
            }
        }
        #expect(
            try Kept(encoding: Derived())
                == .fields([
                    KeptField(name: "id", value: .text("a")),
                    KeptField(
                        name: "owner",
                        value: .fields([
                            KeptField(name: "name", value: .text("Ada")), KeptField(name: "avatarUrl", value: .nothing),
                        ])),
                    KeptField(name: "rows", value: .list([.list([.integer(1), .integer(2)]), .nothing])),
                    KeptField(name: "map", value: .fields([KeptField(name: "k", value: .list([.bool(true)]))])),
                ]))
    }

    private struct Key: CodingKey, ExpressibleByStringLiteral {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init(stringLiteral value: String) { stringValue = value }
        init?(intValue: Int) { nil }
    }

    @Test("A model that cannot be encoded is told, and compares to nothing")
    func failing() throws {
        struct Failing: Encodable {
            func encode(to encoder: any Encoder) throws { throw Refusal() }
        }
        struct Refusal: Error {}
        let agreement = ContractAnswer.encoded(Failing()).agreement(with: try json("{}"))
        #expect(agreement.differences.map(\.description) == ["Failing cannot be encoded: Refusal()"])
    }
}
