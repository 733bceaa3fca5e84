import Catalog
import Testing

@Suite("The order of lists")
struct OrderTests {
    @Test("Spaces are listed by the bytes of their name, then by id")
    func spaces() throws {
        var world = World(users: "ada", "ben")
        // "é" composed and decomposed are equal to Swift; their bytes are not, and capitals come before small letters.
        world.space("6", owner: "ada", name: "\u{E9}tude")
        world.space("5", owner: "ada", name: "e\u{301}tude")
        world.space("2", owner: "ada", name: "Zed")
        world.space("4", owner: "ada", name: "a")
        world.space("3", owner: "ada", name: "a")
        world.space("7", owner: "ada", name: "🎧")
        world.space("1", owner: "ada", name: "A")
        world.space("x", owner: "ben", name: "B")
        let snapshot = try world.snapshot()
        #expect(snapshot.spaces(ownedBy: "ada").map(\.id) == ["1", "2", "3", "4", "5", "6", "7"])
        #expect(snapshot.spaces(ownedBy: "nobody").isEmpty)
    }

    @Test("Projects are listed by the bytes of their name, then by id")
    func projects() throws {
        var world = World(users: "ada")
        world.space("s", owner: "ada")
        world.space("empty", owner: "ada")
        world.project("3", in: "s", name: "b")
        world.project("2", in: "s", name: "a")
        world.project("1", in: "s", name: "a")
        let snapshot = try world.snapshot()
        #expect(snapshot.projects(of: "s").map(\.id) == ["1", "2", "3"])
        #expect(snapshot.projects(of: "empty").isEmpty)
    }

    @Test("Tracks are listed by position, versions from the newest")
    func below() throws {
        var world = World(users: "ada")
        world.space("s", owner: "ada")
        world.project("p", in: "s")
        world.track("t3", in: "p", position: 30)
        world.track("t1", in: "p", position: 1)
        world.track("t2", in: "p", position: 2)
        world.file("v2", of: "t1", version: 2, by: "ada")
        world.file("v10", of: "t1", version: 10, by: "ada")
        world.file("v1", of: "t1", version: 1, by: "ada")
        let snapshot = try world.snapshot()
        #expect(snapshot.tracks(of: "p").map(\.id) == ["t1", "t2", "t3"])
        #expect(snapshot.files(of: "t1").map(\.id) == ["v10", "v2", "v1"])
        #expect(snapshot.currentFile(of: "t1")?.id == "v10")
        #expect(snapshot.currentFile(of: "t2") == nil)
    }

    @Test(
        "A resource's grants are listed by instant, then by user; a user's from the newest, the later in the file first"
    )
    func grants() throws {
        var world = AccessTests.world()
        world.grant("1", to: "stranger", .viewer, on: .space("s"), by: "owner", second: 1)
        world.grant("2", to: "guest", .viewer, on: .space("s"), by: "owner", second: 1)
        world.grant("3", to: "guest", .viewer, on: .project("p"), by: "owner", second: 1)
        world.grant("4", to: "guest", .viewer, on: .track("t"), by: "owner", second: 0)
        let snapshot = try world.snapshot()
        #expect(snapshot.grants(on: .space("s")).map(\.id) == ["2", "1"])
        #expect(snapshot.grants(of: "guest").map(\.id) == ["3", "2", "4"])
        #expect(snapshot.grants(on: .file("f")).isEmpty)
        #expect(snapshot.grants(of: "owner").isEmpty)
        #expect(snapshot.grants(of: "guest").map { snapshot.ordinal(of: $0) } == [2, 1, 3])
    }

    @Test("A track's reviews are listed from the newest, of one instant the later in the file first")
    func reviews() throws {
        var world = AccessTests.world()
        world.track("t2", in: "p", position: 2)
        world.file("f2", of: "t", version: 2, by: "owner")
        world.file("g", of: "t2", by: "owner")
        for (id, file, second) in [("a", "f", 1), ("b", "f2", 1), ("c", "f", 2), ("d", "f2", 0)] {
            world.review(id, of: file, of: "t", by: "owner", second: second)
        }
        world.review("e", of: "g", of: "t2", by: "owner", second: 1)
        let snapshot = try world.snapshot()
        #expect(snapshot.reviews(of: "t").map(\.id) == ["c", "b", "a", "d"])
        #expect(snapshot.reviews(of: "t").map { snapshot.ordinal(of: $0) } == [2, 1, 0, 3])
        #expect(snapshot.reviews(of: "f").isEmpty)
    }

    @Test("Links and activities are listed from the newest, of one instant the later in the file first")
    func newestFirst() throws {
        var world = AccessTests.world()
        for (id, second) in [("a", 1), ("b", 1), ("c", 2), ("d", 0)] {
            world.link(id, on: .track("t"), by: "owner", second: second)
            world.activity(id, by: "owner", on: .file("f"), second: second)
        }
        let snapshot = try world.snapshot()
        #expect(snapshot.links(on: .track("t")).map(\.id) == ["c", "b", "a", "d"])
        #expect(snapshot.activitiesNewestFirst.map(\.id) == ["c", "b", "a", "d"])
        #expect(snapshot.links(on: .track("t")).map { snapshot.ordinal(of: $0) } == [2, 1, 0, 3])
        #expect(snapshot.activitiesNewestFirst.map { snapshot.ordinal(of: $0) } == [2, 1, 0, 3])
    }
}
