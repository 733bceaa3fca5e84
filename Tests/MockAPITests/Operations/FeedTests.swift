import Catalog
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("The feed")
struct FeedTests {
    let client: Client
    let lists: PlainLists
    /// What was said of a track's versions, by the track's id.
    let comments: [String?: [Catalog.Comment]]

    init() throws {
        client = try Bundled.client()
        let lists = PlainLists(client.catalog)
        self.lists = lists
        comments = Dictionary(grouping: client.catalog.comments) { lists.model.track(of: .file($0.fileId)) }
    }

    static let lenses = ["recent", "shared", "yours"]

    private func expected(_ lens: String, for person: Person) -> [PlainLists.FeedEntry] {
        lists.feed(lens, for: person)
    }

    private func unread(_ track: Track, for person: Person) -> Int {
        let mark = client.catalog.reads.first { $0.userId == person.id && $0.trackId == track.id }
        return comments[track.id, default: []].filter { comment in
            comment.authorId != person.id && (mark.map { comment.createdAt > $0.readAt } ?? true)
        }.count
    }

    @Test(
        "Each lens shows its tracks, those on which something happened last on top", arguments: lenses, Person.allCases)
    func tracks(lens: String, person: Person) throws {
        let expected = expected(lens, for: person)
        let list = try client.list("/feed?lens=\(lens)&limit=200", as: person)
        #expect(list.ids == expected.map(\.track.id))
        for (element, entry) in zip(list, expected) {
            #expect(element["latestActivity"]?["id"]?.stringValue == entry.latest?.id, "\(entry.track.id)")
            #expect(element["lastActivityAt"] == .string(entry.at.description), "\(entry.track.id)")
            #expect(element["unreadCommentCount"] == .integer(Int64(unread(entry.track, for: person))))
        }
    }

    @Test("The people of the seeds see much, little and nothing")
    func cast() throws {
        let counts = try Person.allCases.map { person in
            try Self.lenses.map { try client.ask(.get("/feed?lens=\($0)", as: person))[.xTotalCount] ?? "" }
        }
        #expect(
            counts == Person.allCases.map { person in Self.lenses.map { String(expected($0, for: person).count) } })
        #expect(expected("recent", for: .ada).count > 200)
        #expect(expected("yours", for: .cleo).isEmpty && expected("recent", for: .eli).isEmpty)
    }

    @Test("Without a lens it is the recent one, and there are 50 and a way on", arguments: Person.allCases)
    func defaults(person: Person) throws {
        let expected = expected("recent", for: person).map(\.track.id)
        let answer = try client.ask(.get("/feed", as: person))
        #expect(answer.ids == Array(expected.prefix(50)) && answer[.xTotalCount] == String(expected.count))
        #expect(try client.ask(.get("/feed?lens=recent", as: person)).body == answer.body)
        #expect(try client.pages(.get("/feed", as: person)).flatMap(\.ids) == expected)
    }

    @Test("What is shared at several levels is shown once, with the strongest role")
    func once() throws {
        let tracks = try client.list("/feed?lens=shared", as: .ben)
        #expect(Set(tracks.ids).count == tracks.count)
        let glasshouse = try #require(tracks.first { $0["id"] == "track-glasshouse" })
        #expect(glasshouse["role"] == "admin")
    }

    @Test("An entry is the track as its project lists it, and more", arguments: [Person.ada, .faye])
    func shape(person: Person) throws {
        for element in try client.ask(.get("/feed?limit=20", as: person)).elements {
            let track = try client.ask(.get("/track/\(element["id"]?.stringValue ?? "")", as: person))
            let details = ["owner", "labelCopy", "currentFile", "collaborators", "access"]
            for (key, value) in track.json?.objectValue?.members ?? [] where !details.contains(key) {
                #expect(element[key] == value, "\(track): \(key)")
            }
        }
    }

    @Test("A lens that there is not is told with those that there are")
    func unknownLens() throws {
        let answer = try client.ask(.get("/feed?lens=mine", as: .ada))
        #expect(answer.status == 400 && answer.faultyPlaces == ["lens"])
        for lens in Self.lenses { #expect(answer.detail.contains(lens)) }
    }

    @Test("That a track was shared is told to whom it was shared with and to admins, and to nobody else")
    func sharing() throws {
        let rehearsal = try Rehearsal()
        let share = try Control.request(
            """
            PUT /__admin/data/activities/activity-new {"kind": "shared", "actorId": "user-dara", \
            "recipientId": "user-ada", "at": "2026-06-07T09:30:00Z", "resourceType": "track", "resourceId": "track-lumen"}
            """)
        #expect(try rehearsal.client.ask(share).status == 201)
        for person in Lumen.people {
            let latest = try rehearsal.feedTrack(Lumen.track, as: person)?["latestActivity"]
            #expect((latest?["id"] == "activity-new") == (person != .cleo), "\(person)")
        }
    }

    @Test("Between two pages something may happen, and nothing is shown twice but what moved to the top")
    func moving() throws {
        let rehearsal = try Rehearsal()
        let first = try rehearsal("GET /feed?limit=100", as: .ben)
        let next = try #require(try first.next())
        #expect(try rehearsal(#"POST /comment/file/\#(Lumen.current) {"text": "X"}"#, as: .dara).status == 201)
        let rest = try rehearsal.client.pages(next).flatMap(\.ids)
        #expect(Set(first.ids).isDisjoint(with: rest))
        #expect(Set(first.ids + rest + [Lumen.track]) == Set(expected("recent", for: .ben).map(\.track.id)))
    }
}
