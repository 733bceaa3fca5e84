import Foundation
import Testing

@testable import ContractSuite

@Suite("An answer that a client tells by its model's stored properties")
struct MirroredTests {
    private enum State: Decodable {
        case draft
        case inReview
        case unknown(String)

        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            self =
                switch text {
                case "draft": .draft
                case "inReview": .inReview
                default: .unknown(text)
                }
        }
    }

    private struct Owner: Decodable {
        let id: String
        let name: String
        let avatarUrl: URL?
    }

    private struct Track: Decodable {
        let id: String
        let name: String
        let position: Int
        let durationMs: Int32
        let label: String?
        let state: State
        let artworkURL: URL?
        let createdAt: Date
        let owner: Owner
        let writers: [String]

        enum CodingKeys: String, CodingKey {
            case id, name, position, durationMs, label, state, createdAt, owner, writers
            case artworkURL = "artworkUrl"
        }
    }

    @Test("A model that keeps everything agrees, in every value, also where its names are Swift's")
    func whole() throws {
        let agreement = ContractAnswer.mirrored(try decoded(Track.self, from: trackText))
            .agreement(with: try json(trackText))
        #expect(agreement.differences == [])
        #expect(agreement.compared == agreement.of)
    }

    @Test(
        "What a model lost or took from elsewhere is found",
        arguments: [
            (#""label": "Low Tide""#, #""label": null"#, #"/label: expected "Low Tide", the client keeps nothing"#),
            (
                #""label": "Low Tide""#, #""label": "High Tide""#,
                #"/label: expected "Low Tide", the client keeps "High Tide""#
            ),
            (
                #""state": "inReview""#, #""state": "draft""#,
                #"/state: expected "inReview", the client keeps the case .draft"#
            ),
            (
                #""state": "inReview""#, #""state": "in review""#,
                #"/state: expected "inReview", the client keeps the case .unknown with "in review""#
            ),
            (
                #""avatarUrl": null"#, #""avatarUrl": "http://a/""#,
                #"/owner/avatarUrl: expected nothing, the client keeps "http://a/""#
            ),
            (#"["Ada", "Ben"]"#, #"["Ada"]"#, "/writers: expected a list of 2, the client keeps a list of 1"),
        ])
    func wrong(part: String, keptPart: String, difference: String) throws {
        let track = try decoded(Track.self, from: trackText.replacingOccurrences(of: part, with: keptPart))
        #expect(try ContractAnswer.mirrored(track).differences(from: trackText) == [difference])
    }

    @Test("Classes tell what they inherit, and one that refers to its parent ends")
    func classes() throws {
        class Node {
            let id = "a"
            var parent: Node?
        }
        final class Leaf: Node { let name = "b" }
        let leaf = Leaf()
        leaf.parent = leaf
        #expect(try ContractAnswer.mirrored(leaf).differences(from: #"{"id": "a", "name": "b"}"#) == [])
        #expect(try ContractAnswer.mirrored(leaf).differences(from: #"{"id": "x", "name": "y"}"#).count == 2)
    }

    @propertyWrapper private struct Lenient<Value> {
        var wrappedValue: Value
        var fault: String?
    }

    @propertyWrapper private final class Boxed<Value> {
        private var value: Value
        init(wrappedValue: Value) { value = wrappedValue }
        var wrappedValue: Value { value }
    }

    private struct Storage {
        @Lenient var name = "a"
        @Lenient var owner: [String: String]? = ["id": "ada"]
        @Boxed var writers = ["Ada"]
        private var _label = "b"
        lazy var genre = "c"
        lazy var mood = "d"
        var title: String { _label }
    }

    @Test("What property wrappers, private storage and lazy properties keep has the property's name")
    func storage() throws {
        var model = Storage()
        _ = model.genre
        let answer =
            #"{"name": "a", "owner": {"id": "ada"}, "writers": ["Ada"], "label": "b", "genre": "c", "mood": "e"}"#
        let agreement = ContractAnswer.mirrored(model).agreement(with: try json(answer))
        #expect(agreement.differences == [])
        // All but the mood, which nobody has asked for.
        #expect(agreement.compared == agreement.of - 1)

        let other = #"{"name": "x", "owner": {"id": "x"}, "writers": ["x"], "label": "x", "genre": "x"}"#
        #expect(
            try ContractAnswer.mirrored(model).agreement(with: json(other)).differences.map(\.pointer.description)
                == ["/name", "/owner/id", "/writers/0", "/label", "/genre"])
    }

    private struct ID: RawRepresentable { let rawValue: String }
    private struct Name { let text: String }
    private enum Role: String {
        case owner
        case viewer = "VIEWER"
    }
    private enum Rank: Int { case viewer, owner }
    private enum Text: CustomStringConvertible {
        case changesRequested
        var description: String { "Changes requested" }
    }

    @Test(
        "Types that a text is wrapped in agree by the text",
        arguments: [
            (ID(rawValue: "owner") as any Sendable, true), (Name(text: "owner"), true), (Role.owner, true),
            (Rank.owner, true),
            (Optional("owner"), true), ("owner"[...], true), (URL(string: "owner"), true),
            (ID(rawValue: "x"), false), (Name(text: "x"), false), (Role.viewer, false), (Rank.viewer, false),
            (Optional<String>.none, false),
        ])
    func wrapped(value: any Sendable, agrees: Bool) throws {
        #expect(try ContractAnswer.mirrored(value).differences(from: #""owner""#).isEmpty == agrees)
    }

    @Test("A case agrees by its name, however its words are told apart")
    func words() throws {
        #expect(try ContractAnswer.mirrored(Text.changesRequested).differences(from: #""changesRequested""#) == [])
        #expect(try ContractAnswer.mirrored(Text.changesRequested).differences(from: #""approved""#).count == 1)
    }

    @Test("A case that carries an object is the object")
    func objectInACase() throws {
        enum Subject { case track(Owner) }
        let subject = Subject.track(Owner(id: "a", name: "b", avatarUrl: nil))
        #expect(try ContractAnswer.mirrored(subject).differences(from: #"{"id": "a", "name": "b"}"#) == [])
        #expect(try ContractAnswer.mirrored(subject).differences(from: #"{"id": "a", "name": "c"}"#).count == 1)
    }

    @Test("What `JSONSerialization` reads agrees, numbers and Booleans told apart")
    func untyped() throws {
        let text = #"{"a": [1, 0, true, false, 0.5, 9007199254740991, null, "b"]}"#
        let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as! [String: Any]
        #expect(try ContractAnswer.mirrored(value).differences(from: text) == [])
        let others = #"{"a": [true, false, 1, 0, 0.25, 9007199254740990, "c", null]}"#
        #expect(try ContractAnswer.mirrored(value).differences(from: others).count == 8)
    }

    @Test("A model that is composed of parts keeps their members")
    func composed() throws {
        struct Detail {
            let resource: Owner
            let more: More
            struct More {
                let role: String
                let genre: String?
                let access: Access
                struct Access { let sharing: [String] }
            }
        }
        let detail = Detail(
            resource: Owner(id: "a", name: "b", avatarUrl: nil),
            more: Detail.More(role: "owner", genre: nil, access: Detail.More.Access(sharing: ["c"])))
        let right = #"{"id": "a", "name": "b", "role": "owner", "sharing": ["c"]}"#
        let agreement = ContractAnswer.mirrored(detail).agreement(with: try json(right))
        #expect(agreement.differences == [])
        #expect(agreement.compared == agreement.of)
        let wrong = #"{"id": "a", "name": "c", "role": "viewer", "genre": "d", "sharing": []}"#
        #expect(
            try ContractAnswer.mirrored(detail).agreement(with: json(wrong)).differences.map(\.pointer.description)
                == ["/name", "/role", "/genre", "/sharing"])
    }

    @Test("An object that only stands beside the answer's members is no part of it")
    func notComposed() throws {
        struct Row {
            let id: String
            let artist: Artist
            struct Artist {
                let id: String
                let name: String
            }
        }
        let row = Row(id: "t", artist: Row.Artist(id: "a", name: "Ada"))
        #expect(try ContractAnswer.mirrored(row).differences(from: #"{"id": "t", "name": "Night"}"#) == [])
    }

    @Test("A set tells its elements, in an order that is always the same")
    func sets() throws {
        struct Credits { let writers: Set = ["d", "a", "c", "b"] }
        #expect(try ContractAnswer.mirrored(Credits()).differences(from: #"{"writers": ["a", "b", "c", "d"]}"#) == [])
        #expect(try ContractAnswer.mirrored(Credits()).differences(from: #"{"writers": ["d", "a"]}"#).count == 1)
    }
}
