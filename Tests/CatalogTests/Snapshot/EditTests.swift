import Testing

@testable import Catalog

@Suite("An edited catalogue")
struct EditTests {
    @Test("answers every query like one that is loaded with the same records in the same order", arguments: 0..<16)
    func likeLoaded(seed: UInt64) {
        var (source, model) = (EditSource(seed: seed), CatalogModel())
        for edit in source.edits(80) { model.apply(edit) }
        let base = model.snapshot()
        let before = Answers(base)

        var snapshot = base
        for size in 1...12 {
            let edits = source.edits(size)
            snapshot = snapshot.edited(edits)
            for edit in edits { model.apply(edit) }
            #expect(Answers.differences(snapshot, model.snapshot()) == [], "after \(edits)")
        }
        #expect(Answers(base) == before)
    }

    @Test("answers so after more edits than are kept apart, and those it came from stay as they were", arguments: 0..<2)
    func changedMuch(seed: UInt64) {
        var (source, model) = (EditSource(seed: seed), CatalogModel())
        for edit in source.edits(80) { model.apply(edit) }
        let base = model.snapshot()
        let before = Answers(base)

        var snapshot = base
        var hasSettled = false
        for _ in 1...60 {
            let edits = source.edits(60)
            let (earlier, answers) = (snapshot, Answers(snapshot))
            snapshot = snapshot.edited(edits)
            for edit in edits { model.apply(edit) }
            #expect(!snapshot.tables.isChangedMuch)
            if snapshot.tables.changeCount < earlier.tables.changeCount {
                hasSettled = true
                #expect(Answers.differences(snapshot, model.snapshot()) == [])
                #expect(Answers(earlier) == answers)
            }
        }
        #expect(hasSettled)
        #expect(Answers.differences(snapshot, model.snapshot()) == [])
        #expect(Answers(base) == before)
    }

    @Test("is moved in time like one that is loaded", arguments: 0..<4)
    func shifted(seed: UInt64) {
        var (source, model) = (EditSource(seed: seed), CatalogModel())
        for edit in source.edits(80) { model.apply(edit) }
        let base = model.snapshot()
        let edits = source.edits(40)
        for edit in edits { model.apply(edit) }
        let edited = base.edited(edits).shifted(by: 90_061)
        #expect(Answers.differences(edited, model.snapshot().shifted(by: 90_061)) == [])
        #expect(edited.scenario.now == base.scenario.now.advanced(by: 90_061))
    }

    @Test("moves a token, an address or a grant from one record to another in one go, in either order")
    func exchange() throws {
        let base = try SeedTexts.small.snapshot()
        var ada = try #require(base.user(id: "ada"))
        var ben = try #require(base.user(id: "ben"))
        (ada.token, ben.token) = (ben.token, ada.token)
        (ada.email, ben.email) = (ben.email, ada.email)
        var first = try #require(base.links.first)
        var second = try #require(base.links.last)
        (first.token, second.token) = (second.token, first.token)
        var given = try #require(base.grants.first)
        var taken = try #require(base.grants.last)
        (given.userId, taken.userId) = (taken.userId, given.userId)
        (given.subject, taken.subject) = (taken.subject, given.subject)

        let edits: [CatalogEdit] = [
            .put(.user(ada)), .put(.user(ben)), .put(.link(first)), .put(.link(second)), .put(.grant(given)),
            .put(.grant(taken)),
        ]
        for edits in [edits, edits.reversed()] {
            let edited = base.edited(edits)
            #expect(edited.user(token: "mock-ada") == ben && edited.user(token: "mock-ben") == ada)
            #expect(edited.user(email: "ADA@example.com") == ben && edited.user(email: "ben@example.com") == ada)
            #expect(edited.link(token: "L1") == second && edited.link(token: "L2") == first)
            #expect(edited.grant(to: "ben", on: .project("project-a")) == taken)
            #expect(edited.grant(to: "cy", on: .track("track-a")) == given)
        }
    }

    @Test("counts tracks where their project is, and comments where their version is")
    func moved() throws {
        var world = AccessTests.world()
        world.space("s2", owner: "guest")
        world.project("p2", in: "s2")
        world.track("t2", in: "p2")
        world.comment("c", on: "f", by: "owner")
        let base = try world.snapshot()
        var project = try #require(base.project(id: "p"))
        project.artistId = "s2"
        var file = try #require(base.file(id: "f"))
        file.trackId = "t2"
        let edited = base.edited([.put(.project(project)), .put(.file(file))])
        #expect(edited.spaces.map { edited.projectCount(of: $0) } == [0, 2])
        #expect(edited.spaces.map { edited.trackCount(of: $0) } == [0, 2])
        #expect(edited.tracks.map { edited.commentCount(of: $0) } == [0, 1])
        #expect(edited.space(holding: .track("t")).id == "s2")
        #expect(edited.access(of: "guest", to: .track("t")).role == .owner)
    }

    @Test("shares with its base what it leaves alone, and what it changes not with the other fork")
    func sharing() throws {
        let base = try SeedTexts.small.snapshot()
        var track = try #require(base.track(id: "track-a"))
        track.name = "Renamed"
        let renamed = base.edited([.put(.track(track))])
        let removed = base.edited([.remove(RecordID(collection: .tracks, id: "track-a"))])
        #expect(base.track(id: "track-a")?.name == "One")
        #expect(renamed.track(id: "track-a")?.name == "Renamed")
        #expect(removed.track(id: "track-a") == nil)
        #expect(address(of: renamed) == address(of: base))
        #expect(address(of: removed) == address(of: base))
    }

    private func address(of snapshot: Snapshot) -> UnsafePointer<Track>? {
        snapshot.tables.tracks.records.base.withUnsafeBufferPointer { $0.baseAddress }
    }

    @Test("keeps none of the catalogues between it and its base")
    func chain() throws {
        let base = try SeedTexts.small.snapshot()
        let comment = try #require(base.comments(on: "file-a").first)
        var snapshot = base
        weak var earlier: Snapshot?
        for number in 1...100 {
            var added = comment
            added.id = "comment-\(number)"
            earlier = snapshot
            snapshot = snapshot.edited([.put(.comment(added))])
            #expect((earlier === base) == (number == 1))
            #expect(earlier == nil || number == 1)
        }
        #expect(snapshot.comments.count == base.comments.count + 100)
    }
}
