import Catalog
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("Reviews")
struct ReviewTests {
    let rehearsal: Rehearsal

    init() throws { rehearsal = try Rehearsal() }

    private func review(
        _ decision: String, of file: String = Lumen.current, note: String? = nil, as person: Person
    ) throws -> Exchange {
        let note = note.map { #", "note": "\#($0)""# } ?? ""
        return try rehearsal(
            #"POST /track/\#(Lumen.track)/review {"decision": "\#(decision)", "fileId": "\#(file)"\#(note)}"#,
            as: person)
    }

    static let decisions = [
        (decision: "approve", state: "approved", kind: "approved"),
        (decision: "requestChanges", state: "changesRequested", kind: "changesRequested"),
    ]

    @Test("An admin or the owner decides, and the track's state follows, for everybody", arguments: decisions)
    func decided(expected: (decision: String, state: String, kind: String)) throws {
        let before = rehearsal.catalog.reviews(of: Lumen.track).map(\.id)
        let answer = try review(expected.decision, note: "Mind the choir.", as: .ben)
        #expect(answer.status == 201 && answer["id"] == "review-1")
        #expect(answer["trackId"] == .string(Lumen.track) && answer["fileId"] == .string(Lumen.current))
        #expect(answer["version"] == 6 && answer["decision"] == .string(expected.decision))
        #expect(answer["note"] == "Mind the choir." && answer["reviewer"]?["id"] == "user-ben")
        #expect(answer["createdAt"] == "2026-06-07T09:30:00Z")
        #expect(answer[.location] == "http://localhost:8080/track/\(Lumen.track)/review")

        for person in Lumen.people {
            let track = try rehearsal("GET /track/\(Lumen.track)", as: person)
            #expect(track["state"] == .string(expected.state) && track["updatedAt"] == "2026-06-07T09:30:00Z")
            let inFeed = try rehearsal.feedTrack(Lumen.track, as: person)
            #expect(inFeed?["state"] == .string(expected.state))
            #expect(inFeed?["latestActivity"]?["kind"] == .string(expected.kind))
            #expect(inFeed?["latestActivity"]?["excerpt"] == "Mind the choir.")
            let list = try rehearsal("GET /track/\(Lumen.track)/review", as: person)
            #expect(list.elements.first == answer.json && list.ids.dropFirst() == before[...])
        }
        for person in [Person.cleo, .ada] {
            let newest = try rehearsal.newest(for: person)
            #expect(newest?["kind"] == .string(expected.kind) && newest?["actor"]?["id"] == "user-ben")
            #expect(newest?["subject"]?["type"] == "track" && newest?["trackId"] == .string(Lumen.track))
        }
        #expect(try rehearsal.newest(for: .ben)?["id"] != "activity-1")
    }

    @Test("One decision follows another, the newest first")
    func again() throws {
        let before = rehearsal.catalog.reviews(of: Lumen.track).count
        #expect(try review("requestChanges", note: "Again.", as: .dara).status == 201)
        #expect(try review("approve", as: .ben).status == 201)
        #expect(try review("approve", as: .dara).status == 201)
        let list = try rehearsal("GET /track/\(Lumen.track)/review", as: .ada)
        #expect(list.ids.prefix(3) == ["review-3", "review-2", "review-1"] && list.ids.count == before + 3)
        #expect(list.elements.prefix(3).map { $0["note"]?.stringValue } == [nil, nil, "Again."])
        #expect(try rehearsal("GET /track/\(Lumen.track)", as: .ada)["state"] == "approved")
    }

    @Test("A new version is what there is to decide on, and the decision on the old one stays with it")
    func newVersion() throws {
        #expect(try review("requestChanges", as: .dara).status == 201)
        let size = AudioFile.sizeBytes(ofDurationMs: 1_000)
        let upload = try Control.request(
            """
            PUT /__admin/data/files/file-lumen-v7 {"trackId": "track-lumen", "version": 7, "name": "lumen-v7.wav", \
            "mimeType": "audio/wav", "sizeBytes": \(size), "durationMs": 1000, "uploadedById": "user-cleo", \
            "uploadedAt": "2026-06-07T09:30:00Z"}
            """)
        #expect(try rehearsal.client.ask(upload).status == 201)
        let late = try review("approve", as: .dara)
        #expect(late.status == 409 && late["current"]?["fileId"] == "file-lumen-v7")
        #expect(try review("approve", of: "file-lumen-v7", as: .dara).status == 201)
        let list = try rehearsal("GET /track/\(Lumen.track)/review", as: .cleo).elements
        #expect(list.prefix(2).map { $0["version"] } == [7, 6])
    }
}
