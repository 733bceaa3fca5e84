import Catalog
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("The review loop in its world")
struct LoopWorldTests {
    let rehearsal: Rehearsal

    init() throws { rehearsal = try Rehearsal() }

    /// A session as people have it, each line by one of them.
    static let session: [(line: String, person: Person)] = [
        (#"POST /comment/file/\#(Lumen.current) {"text": "The choir is too loud.", "atMs": 74000}"#, .cleo),
        (#"POST /comment/file/\#(Lumen.current) {"text": "By how much?", "parentId": "comment-1"}"#, .dara),
        (#"PATCH /comment/comment-1 {"resolved": true}"#, .ben),
        (#"POST /track/\#(Lumen.track)/review {"decision": "requestChanges", "fileId": "file-lumen-v6"}"#, .ben),
        ("POST /track/\(Lumen.track)/read", .ada), ("DELETE /comment/\(Lumen.comment)", .dara),
        (#"POST /track/\#(Lumen.track)/review {"decision": "approve", "fileId": "file-lumen-v6"}"#, .dara),
    ]

    static let views = [
        "GET /feed", "GET /track/\(Lumen.track)", "GET /comment/file/\(Lumen.current)",
        "GET /track/\(Lumen.track)/review", "GET /collaboration/recents",
    ]

    /// What somebody may see of it all.
    private func view(of person: Person, in world: World? = nil) throws -> [[UInt8]] {
        try Self.views.map { try rehearsal($0, as: person, in: world).body }
    }

    @Test("The same session brings the same answers, to the byte, in every world that starts alike")
    func deterministic() throws {
        func play(_ rehearsal: Rehearsal) throws -> [[UInt8]] {
            try Self.session.map { try rehearsal($0.line, as: $0.person).body } + view(of: .ada)
        }
        let other = try Rehearsal()
        let answers = try Self.session.map { try rehearsal($0.line, as: $0.person) }
        #expect(answers.map(\.status) == [201, 201, 200, 201, 200, 204, 201])
        #expect(
            answers.map { $0["id"]?.stringValue } == [
                "comment-1", "comment-2", "comment-1", "review-4", Lumen.track, nil, "review-7",
            ])
        for (own, line) in zip(answers, Self.session) {
            #expect(try other(line.line, as: line.person).body == own.body)
        }
        #expect(
            try Self.views.map { try other($0, as: .cleo).body } == view(of: .cleo))
    }

    @Test("Worlds do not see one another's")
    func isolated() throws {
        let (here, there) = (try rehearsal.client.world("here"), try rehearsal.client.world("there"))
        let before = try view(of: .cleo, in: there)
        for (line, person) in Self.session { #expect(try rehearsal(line, as: person, in: here).status < 300) }
        #expect(try view(of: .cleo, in: there) == before)
        // It counts its own writes.
        #expect(try rehearsal(Self.session[0].line, as: .cleo, in: there)["id"] == "comment-1")
    }

    @Test("A reset takes it all back", arguments: Lumen.people)
    func reset(person: Person) throws {
        let before = try view(of: person)
        for (line, person) in Self.session { #expect(try rehearsal(line, as: person).status < 300) }
        #expect(try view(of: person) != before)
        #expect(try rehearsal.client.ask(Control.request("POST /__admin/reset")).status == 200)
        #expect(try view(of: person) == before)
        #expect(try rehearsal(Self.session[0].line, as: .cleo)["id"] == "comment-1")
    }

    @Test("Of many comments at once each is made, and has an id of its own")
    func concurrent() async throws {
        let client = rehearsal.client
        let before = rehearsal.catalog.comments(on: Lumen.current).count
        let ids = try await withThrowingTaskGroup(of: String?.self) { group in
            for number in 0..<200 {
                let person = [Person.dara, .ben, .cleo][number % 3]
                let line = #"POST /comment/file/\#(Lumen.current) {"text": "Number \#(number)"}"#
                let request = try Control.request(line).with(token: person.token)
                group.addTask { try client.ask(request)["id"]?.stringValue }
            }
            return try await group.reduce(into: [String]()) { ids, id in ids.append(id ?? "") }
        }
        #expect(Set(ids) == Set((1...200).map { "comment-\($0)" }))
        let comments = rehearsal.catalog.comments(on: Lumen.current)
        #expect(comments.count == before + 200)
        #expect(Set(comments.suffix(200).map(\.text)) == Set((0..<200).map { "Number \($0)" }))
        #expect(Set(comments.suffix(200).map(\.createdAt)).count == 200)
        #expect(
            try rehearsal("GET /track/\(Lumen.track)", as: .ada)["commentCount"]?.integerValue
                == Int64(
                    rehearsal.catalog.files(of: Lumen.track).reduce(0) {
                        $0 + rehearsal.catalog.comments(on: $1.id).count
                    }))
    }

    @Test("Of many who resolve one state of a comment only the first does")
    func racing() async throws {
        let line = #"PATCH /comment/\#(Lumen.comment) {"resolved": true}"#
        let tag = try #require(try rehearsal(line.replacing("true", with: "false"), as: .dara)[.etag])
        let client = rehearsal.client
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<60 {
                let person = [Person.dara, .ben, .cleo][number % 3]
                let request = try Control.request(line).with(token: person.token).with(.ifMatch, tag)
                group.addTask { try client.ask(request).status }
            }
            return try await group.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
        }
        #expect(statuses == [200: 1, 412: 59])
    }
}
