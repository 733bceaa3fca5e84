import Catalog
import Testing

@Suite("The hierarchy")
struct HierarchyTests {
    @Test("Counts include all that hangs below, and nothing beside it")
    func counts() throws {
        var world = World(users: "ada")
        world.space("s1", owner: "ada")
        world.space("s2", owner: "ada")
        world.project("p1", in: "s1")
        world.project("p2", in: "s1")
        world.project("p3", in: "s2")
        for position in 1...3 { world.track("t\(position)", in: "p1", position: position) }
        world.track("t4", in: "p2")
        world.track("t5", in: "p3")
        world.file("f1", of: "t1", version: 1, by: "ada")
        world.file("f2", of: "t1", version: 2, by: "ada")
        world.file("f3", of: "t5", by: "ada")
        world.comment("c1", on: "f1", by: "ada")
        world.comment("c2", on: "f1", by: "ada", #""parentId": "c1""#)
        world.comment("c3", on: "f2", by: "ada")
        world.comment("c4", on: "f3", by: "ada")
        let snapshot = try world.snapshot()

        #expect(snapshot.spaces.map { snapshot.projectCount(of: $0) } == [2, 1])
        #expect(snapshot.spaces.map { snapshot.trackCount(of: $0) } == [4, 1])
        #expect(snapshot.projects.map { snapshot.trackCount(of: $0) } == [3, 1, 1])
        #expect(snapshot.tracks.map { snapshot.versionCount(of: $0) } == [2, 0, 0, 0, 1])
        #expect(snapshot.tracks.map { snapshot.commentCount(of: $0) } == [3, 0, 0, 0, 1])
        #expect(
            snapshot.counts.map { "\($0.collection) \($0.count)" } == [
                "users 1", "artists 2", "projects 3", "tracks 5", "files 3", "comments 4", "sections 0", "grants 0",
                "links 0", "activities 0", "reviews 0", "reads 0",
            ])
    }

    @Test("Every resource has its parent and its space")
    func ancestors() throws {
        let snapshot = try AccessTests.world().snapshot()
        #expect(snapshot.parent(of: .file("f")) == .track("t"))
        #expect(snapshot.parent(of: .track("t")) == .project("p"))
        #expect(snapshot.parent(of: .project("p")) == .space("s"))
        #expect(snapshot.parent(of: .space("s")) == nil)
        for level in AccessTests.levels {
            #expect(snapshot.exists(level))
            #expect(snapshot.space(holding: level).id == "s")
        }
    }

    @Test("An id names a resource of one kind only")
    func kinds() throws {
        let snapshot = try AccessTests.world().snapshot()
        #expect(!snapshot.exists(.track("p")))
        #expect(snapshot.parent(of: .track("p")) == nil)
        #expect(snapshot.project(id: "t") == nil)
        #expect(snapshot.tracks(of: "s").isEmpty)
    }

    @Test("People are found by id, token and address, whatever the address's case")
    func people() throws {
        let snapshot = try AccessTests.world().snapshot()
        #expect(snapshot.user(id: "guest")?.id == "guest")
        #expect(snapshot.user(token: "mock-guest")?.id == "guest")
        #expect(snapshot.user(email: "Guest@Example.com")?.id == "guest")
        #expect(snapshot.user(token: "guest") == nil)
        #expect(snapshot.referredUser("owner").id == "owner")
    }

    @Test("Artwork is known where a user, space, project or track refers to it")
    func artwork() throws {
        var texts = try SeedTexts.small.replacing(
            #""about": "Owns.""#, with: #""about": "", "avatarId": "a1""#, in: "users.json")
        for (file, artwork) in [("artists.json", "a2"), ("projects.json", "a3"), ("tracks.json", "a4")] {
            texts = try texts.replacing(#""name""#, with: #""artworkId": "\#(artwork)", "name""#, in: file)
        }
        let snapshot = try texts.snapshot()
        #expect(["a1", "a2", "a3", "a4", "a5"].map { snapshot.isKnownArtwork($0) } == [true, true, true, true, false])
    }
}
