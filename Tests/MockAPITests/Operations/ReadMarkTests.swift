import Catalog
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("What is read")
struct ReadMarkTests {
    let rehearsal: Rehearsal

    init() throws { rehearsal = try Rehearsal() }

    private static let read = "POST /track/\(Lumen.track)/read"

    private func unread(_ person: Person) throws -> JSONValue? {
        try rehearsal.feedTrack(Lumen.track, as: person)?["unreadCommentCount"]
    }

    @Test("Whoever may read a track marks it, and sees it as the feed does", arguments: Lumen.people)
    func marked(person: Person) throws {
        let others = try Lumen.people.filter { $0 != person }.map { try unread($0) }
        let before = try rehearsal.feedTrack(Lumen.track, as: person)
        let answer = try rehearsal(Self.read, as: person)
        #expect(answer.status == 200 && answer["unreadCommentCount"] == 0)
        #expect(try rehearsal.feedTrack(Lumen.track, as: person) == answer.json)
        for (key, value) in before?.objectValue?.members ?? [] where key != "unreadCommentCount" {
            #expect(answer[key] == value, "\(key)")
        }
        #expect(try Lumen.people.filter { $0 != person }.map { try unread($0) } == others)
    }

    @Test("What others say afterwards is unread again, on any version, and one's own is not")
    func afterwards() throws {
        #expect(try rehearsal(Self.read, as: .ada).status == 200)
        for (file, person) in [(Lumen.current, Person.cleo), (Lumen.older, .dara)] {
            #expect(try rehearsal(#"POST /comment/file/\#(file) {"text": "X"}"#, as: person).status == 201)
        }
        #expect(try unread(.ada) == 2)
        #expect(try rehearsal(Self.read, as: .ada)["unreadCommentCount"] == 0)
        #expect(try rehearsal(Self.read, as: .cleo)["unreadCommentCount"] == 0)
        #expect(try rehearsal(#"POST /comment/file/\#(Lumen.current) {"text": "X"}"#, as: .cleo).status == 201)
        #expect(try unread(.cleo) == 0)
        #expect(try unread(.ada) == 1)
    }

    @Test("There is one mark for each reader of a track, which moves with the world's time")
    func once() throws {
        let marks = rehearsal.catalog.reads.filter { $0.trackId != Lumen.track }.count
        for _ in 1...3 { #expect(try rehearsal(Self.read, as: .ada).status == 200) }
        let own = rehearsal.catalog.reads.filter { $0.trackId == Lumen.track && $0.userId == Person.ada.id }
        #expect(own.map(\.readAt.description) == ["2026-06-07T09:30:02Z"])
        #expect(rehearsal.catalog.reads.filter { $0.trackId != Lumen.track }.count == marks)
    }

    @Test("At the same instant again nothing changes")
    func sameInstant() throws {
        let clock = Clock(rehearsal.now)
        let client = try Client(worlds: clock.worlds(of: rehearsal.catalog))
        let request = try Control.request(Self.read).with(token: Person.ada.token)
        #expect(try client.ask(request).status == 200)
        let catalog = client.catalog
        #expect(try client.ask(request)["unreadCommentCount"] == 0)
        #expect(client.catalog === catalog)
        clock.now = clock.now.advanced(by: 1)
        #expect(try client.ask(request).status == 200)
        #expect(client.catalog !== catalog)
    }

    @Test("While a clock runs, what is said in the second in which a track was read is new where it is said afterwards")
    func sameSecond() throws {
        let clock = Clock(rehearsal.now)
        let client = try Client(worlds: clock.worlds(of: rehearsal.catalog))
        func ask(_ line: String, as person: Person) throws -> Exchange {
            try client.ask(Control.request(line).with(token: person.token))
        }
        func unread() throws -> JSONValue? {
            try client.list("/feed?limit=200", as: .cleo).first { $0["id"] == .string(Lumen.track) }?[
                "unreadCommentCount"]
        }
        let comment = #"POST /comment/file/\#(Lumen.current) {"text": "X"}"#
        for round in 1...3 {
            #expect(try ask(Self.read, as: .cleo)["unreadCommentCount"] == 0, "\(round)")
            #expect(try unread() == 0, "\(round)")
            let made = try ask(comment, as: .dara)
            #expect(made.status == 201)
            #expect(try unread() == 1, "\(round)")
            #expect(try ask(comment, as: .cleo).status == 201)
            #expect(try unread() == 1, "\(round)")
            let other = try #require(try ask(comment, as: .ben)["id"]?.stringValue)
            #expect(try unread() == 2, "\(round)")
            #expect(try ask("DELETE /comment/\(other)", as: .ben).status == 204)
            #expect(try unread() == 1, "\(round)")
        }
    }

    @Test("The comment that was the last one may go, and the track stays read")
    func lastGone() throws {
        let made = try rehearsal(#"POST /comment/file/\#(Lumen.current) {"text": "X"}"#, as: .cleo)
        #expect(try rehearsal(Self.read, as: .ada)["unreadCommentCount"] == 0)
        let id = try #require(made["id"]?.stringValue)
        #expect(try rehearsal("DELETE /comment/\(id)", as: .cleo).status == 204)
        #expect(try unread(.ada) == 0)
        #expect(try rehearsal(#"POST /comment/file/\#(Lumen.current) {"text": "X"}"#, as: .cleo).status == 201)
        #expect(try unread(.ada) == 1)
    }

    @Test("Nobody is told of it")
    func silent() throws {
        let activities = rehearsal.catalog.activities.count
        #expect(try rehearsal(Self.read, as: .ada).status == 200)
        #expect(rehearsal.catalog.activities.count == activities)
    }
}
