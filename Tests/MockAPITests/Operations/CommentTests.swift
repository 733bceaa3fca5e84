import Catalog
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("Comments")
struct CommentTests {
    let rehearsal: Rehearsal

    init() throws { rehearsal = try Rehearsal() }

    private func comments(as person: Person = .dara) throws -> [JSONValue] {
        try rehearsal("GET /comment/file/\(Lumen.current)", as: person).elements
    }

    // MARK: Adding

    @Test(
        "A comment is made as it was sent, at the world's time, by whoever may", arguments: [Person.dara, .ben, .cleo],
        [
            (#"{"text": "Louder"}"#, nil, nil), (#"{"text": "Louder", "atMs": null, "parentId": null}"#, nil, nil),
            (#"{"text": "Louder", "atMs": 0}"#, 0, nil), (#"{"text": "Louder", "atMs": 1e3}"#, 1_000, nil),
            (#"{"text": "Louder", "atMs": \#(Lumen.durationMs)}"#, Lumen.durationMs, nil),
            (#"{"text": "Louder", "parentId": "comment-0943"}"#, nil, "comment-0943"),
        ] as [(String, Int64?, String?)])
    func added(person: Person, sent: (body: String, atMs: Int64?, parentId: String?)) throws {
        let answer = try rehearsal("POST /comment/file/\(Lumen.current) \(sent.body)", as: person)
        #expect(answer.status == 201)
        #expect(answer["id"] == "comment-1" && answer["fileId"] == .string(Lumen.current))
        #expect(answer["author"]?["id"] == .string(person.id))
        #expect(answer["text"] == "Louder" && answer["resolved"] == false)
        #expect(answer["atMs"]?.integerValue == sent.atMs && answer["parentId"]?.stringValue == sent.parentId)
        #expect(answer["createdAt"] == "2026-06-07T09:30:00Z" && answer["updatedAt"] == answer["createdAt"])
        #expect(answer[.location] == "http://localhost:8080/comment/comment-1")
        #expect(answer[.etag] != nil && answer[.cacheControl] == "no-store")
        #expect(try comments().last == answer.json)
    }

    @Test(
        "A text is kept to the byte, up to 10,000 characters",
        arguments: [
            "x", "  Line\n\tand line \u{1F941}\u{0301} \u{202E}", String(repeating: "\u{1F3B7}", count: 10_000),
        ])
    func text(text: String) throws {
        let body = String(decoding: JSONWriter.bytes(of: ["text": .string(text)] as JSONValue), as: UTF8.self)
        let answer = try rehearsal("POST /comment/file/\(Lumen.current) \(body)", as: .cleo)
        #expect(answer.status == 201)
        #expect(try comments().last?["text"]?.stringValue.map { Array($0.utf8) } == Array(text.utf8))
    }

    @Test("Ids count the writes of the world, and none is given out twice")
    func ids() throws {
        let line = "POST /comment/file/\(Lumen.current) {\"text\": \"Louder\"}"
        let first = try rehearsal(line, as: .cleo)
        #expect(try rehearsal("DELETE /comment/comment-1", as: .cleo).status == 204)
        let second = try rehearsal(line, as: .cleo)
        #expect(first["id"] == "comment-1" && second["id"] == "comment-3")
        #expect(second["createdAt"] == "2026-06-07T09:30:02Z")
    }

    @Test("Everybody who may hear of it does, in their own view")
    func told() throws {
        let unread = try Lumen.people.map { try rehearsal.feedTrack(Lumen.track, as: $0)?["unreadCommentCount"] }
        let count = try rehearsal("GET /track/\(Lumen.track)", as: .ada)["commentCount"]?.integerValue ?? 0
        let text = "The choir is too loud at the end, and the room is too small for it: open it up or take half away."
        let answer = try rehearsal(#"POST /comment/file/\#(Lumen.current) {"text": "\#(text)"}"#, as: .cleo)

        for (person, unread) in zip(Lumen.people, unread) {
            let track = try #require(try rehearsal.feedTrack(Lumen.track, as: person))
            let isOwn: Int64 = person == .cleo ? 0 : 1
            #expect(track["unreadCommentCount"]?.integerValue == unread?.integerValue.map { $0 + isOwn }, "\(person)")
            #expect(track["commentCount"]?.integerValue == count + 1)
            #expect(track["lastActivityAt"] == answer["createdAt"])
            let activity = track["latestActivity"]
            #expect(activity?["kind"] == "commented" && activity?["actor"]?["id"] == "user-cleo")
            #expect(activity?["subject"]?["id"] == .string(Lumen.current))
            #expect(
                activity?["excerpt"]
                    == "The choir is too loud at the end, and the room is too small for it: open it up…")
            #expect(try rehearsal("GET /feed?limit=1", as: person).ids == [Lumen.track])
        }
        for person in [Person.ben, .ada] {
            let newest = try rehearsal.newest(for: person)
            #expect(newest?["id"] == "activity-1" && newest?["kind"] == "commented", "\(person)")
        }
        // One's own doings are no news, and neither are those on what one owns or cannot see.
        for person in [Person.cleo, .dara, .eli, .faye] {
            #expect(try rehearsal.newest(for: person)?["id"] != "activity-1", "\(person)")
        }
    }

    // MARK: Editing

    @Test(
        "The author changes the text, and whoever may comment whether it is resolved",
        arguments: [
            (Person.dara, #"{"text": "Drop it."}"#, "Drop it.", false),
            (.dara, #"{"text": "Drop it.", "resolved": true}"#, "Drop it.", true),
            (.dara, #"{"text": null, "resolved": true}"#, nil, true), (.ben, #"{"resolved": true}"#, nil, true),
            (.cleo, #"{"resolved": true, "text": null}"#, nil, true),
        ] as [(Person, String, String?, Bool)])
    func edited(person: Person, body: String, text: String?, resolved: Bool) throws {
        let before = try #require(comments().first { $0["id"] == .string(Lumen.comment) })
        let activities = rehearsal.catalog.activities.count
        let answer = try rehearsal("PATCH /comment/\(Lumen.comment) \(body)", as: person)
        #expect(answer.status == 200)
        #expect(answer["text"]?.stringValue == text ?? before["text"]?.stringValue)
        #expect(answer["resolved"] == .bool(resolved))
        #expect(answer["updatedAt"] == "2026-06-07T09:30:00Z")
        for key in ["id", "fileId", "author", "atMs", "parentId", "createdAt"] { #expect(answer[key] == before[key]) }
        #expect(try comments(as: .ada).first { $0["id"] == .string(Lumen.comment) } == answer.json)
        #expect(rehearsal.catalog.activities.count == activities)
    }

    @Test(
        "What changes nothing is answered and leaves the world as it is",
        arguments: [
            #"{"resolved": false}"#, #"{"text": "The harmony at 1:14 is new, is it not? Keep it."}"#,
            #"{"text": "The harmony at 1:14 is new, is it not? Keep it.", "resolved": false}"#,
        ])
    func unchanged(body: String) throws {
        let (catalog, now) = (rehearsal.catalog, rehearsal.now)
        let answer = try rehearsal("PATCH /comment/\(Lumen.comment) \(body)", as: .dara)
        #expect(answer.status == 200 && answer["updatedAt"] == "2026-04-10T19:51:20Z")
        #expect(rehearsal.catalog === catalog && rehearsal.now == now)
    }

    @Test("A clock that was set back makes nobody's edit older than what it edits")
    func setBack() throws {
        let clock = try Control.request(#"PUT /__admin/clock {"now": "2026-03-01T00:00:00Z"}"#)
        #expect(try rehearsal.client.ask(clock).status == 200)
        let token = try HTTPRequest.make(.patch, "/comment/\(Lumen.comment)").with(token: Person.ben.token)
        let answer = try rehearsal.client.ask(token.with(body: Array(#"{"resolved": true}"#.utf8)))
        #expect(answer.status == 200 && answer["updatedAt"] == "2026-04-10T19:51:20Z")
    }

    // MARK: Deleting

    @Test("The author deletes it, or an admin, and its answers go with it, and theirs", arguments: [Person.dara, .ben])
    func deleted(person: Person) throws {
        let before = try comments().ids
        let count = try rehearsal("GET /track/\(Lumen.track)", as: .ada)["commentCount"]?.integerValue ?? 0
        let answer = try rehearsal("DELETE /comment/\(Lumen.comment)", as: person)
        #expect(answer.status == 204 && answer.body.isEmpty)
        #expect(try comments(as: .ada).ids == before.filter { !Lumen.thread.contains($0) })
        let track = try rehearsal("GET /track/\(Lumen.track)", as: .ada)
        #expect(track["commentCount"]?.integerValue == count - Int64(Lumen.thread.count))
        for comment in Lumen.thread {
            let again = try rehearsal("DELETE /comment/\(comment)", as: person)
            #expect(again.status == 404 && again.detail.hasPrefix("No comment has the id \"\(comment)\""))
        }
    }

    @Test("An editor deletes what is their own, with what others answered")
    func ownDeleted() throws {
        #expect(try rehearsal("DELETE /comment/\(Lumen.cleos)", as: .cleo).status == 204)
        #expect(
            try comments().allSatisfy { $0["id"] != .string(Lumen.cleos) && $0["parentId"] != .string(Lumen.cleos) })
    }

    @Test("Whoever may not comment any more changes nothing, not even what is their own")
    func shutOut() throws {
        let grants = rehearsal.catalog.grants(of: Person.cleo.id).filter { $0.role >= .editor }
        for grant in grants {
            let change = try Control.request(#"PATCH /__admin/data/grants/\#(grant.id) {"role": "viewer"}"#)
            #expect(try rehearsal.client.ask(change).status == 200)
        }
        for line in [#"PATCH /comment/\#(Lumen.cleos) {"text": "X"}"#, "DELETE /comment/\(Lumen.cleos)"] {
            let answer = try rehearsal(line, as: .cleo)
            #expect(answer.status == 403 && answer["access"]?["required"] == "editor")
        }
    }
}
