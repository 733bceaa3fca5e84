import Catalog
import Testing

@Suite("The cascade of roles")
struct AccessTests {
    static let levels: [ResourceID] = [.space("s"), .project("p"), .track("t"), .file("f")]

    static func world() -> World {
        var world = World(users: "owner", "guest", "stranger")
        world.space("s", owner: "owner")
        world.project("p", in: "s")
        world.track("t", in: "p")
        world.file("f", of: "t", by: "owner")
        return world
    }

    /// What one grant gives on each level, from the space down to the file.
    @Test(
        "A grant holds on its resource and on all below, and says nothing above",
        arguments: [Role.admin, .editor, .viewer],
        [
            (ResourceID.space("s"), [Decision.Rule.grant, .inherited, .inherited, .inherited]),
            (.project("p"), [.none, .grant, .inherited, .inherited]),
            (.track("t"), [.none, .none, .grant, .inherited]),
        ])
    func oneGrant(role: Role, grant: (on: ResourceID, rules: [Decision.Rule])) throws {
        var world = Self.world()
        world.grant("g", to: "guest", role, on: grant.on, by: "owner")
        let snapshot = try world.snapshot()
        for (level, rule) in zip(Self.levels, grant.rules) {
            let decision = Decision(rule: rule, on: rule == .none ? nil : grant.on, grantId: rule == .none ? nil : "g")
            let expected = Access(role: rule == .none ? nil : role, decidedBy: decision)
            #expect(snapshot.access(of: "guest", to: level) == expected, "\(level)")
        }
    }

    @Test("The owner of the space owns all in it", arguments: levels)
    func owner(level: ResourceID) throws {
        let access = try Self.world().snapshot().access(of: "owner", to: level)
        #expect(access == Access(role: .owner, decidedBy: Decision(rule: .owner, on: .space("s"))))
    }

    @Test("Without a grant there is no role", arguments: levels)
    func stranger(level: ResourceID) throws {
        let access = try Self.world().snapshot().access(of: "stranger", to: level)
        #expect(access == Access(role: nil, decidedBy: Decision(rule: .none)))
    }

    /// Every pair of roles on every pair of levels, as a track sees them; the winner is the level that decides.
    @Test(
        "The strongest grant decides, and of equal ones the nearest",
        arguments: [
            (Role.viewer, Role.viewer, "near"), (.viewer, .editor, "near"), (.viewer, .admin, "near"),
            (.editor, .viewer, "far"), (.editor, .editor, "near"), (.editor, .admin, "near"),
            (.admin, .viewer, "far"), (.admin, .editor, "far"), (.admin, .admin, "near"),
        ],
        [
            (ResourceID.space("s"), ResourceID.project("p")), (.space("s"), .track("t")), (.project("p"), .track("t")),
        ])
    func twoGrants(
        roles: (far: Role, near: Role, winner: String), levels: (far: ResourceID, near: ResourceID)
    ) throws {
        var world = Self.world()
        world.grant("far", to: "guest", roles.far, on: levels.far, by: "owner")
        world.grant("near", to: "guest", roles.near, on: levels.near, by: "owner")
        let isNear = roles.winner == "near"
        let on = isNear ? levels.near : levels.far
        let access = try world.snapshot().access(of: "guest", to: .track("t"))
        #expect(access.role == (isNear ? roles.near : roles.far))
        #expect(
            access.decidedBy
                == Decision(rule: on == .track("t") ? .grant : .inherited, on: on, grantId: roles.winner))
    }

    @Test("Nobody has a role on what does not exist", arguments: ["owner", "guest", "nobody"])
    func missing(user: String) throws {
        let snapshot = try Self.world().snapshot()
        #expect(snapshot.access(of: user, to: .project("x")).decidedBy.rule == .none)
        #expect(snapshot.access(of: "nobody", to: .project("p")).role == nil)
    }

    @Test("Roles are ordered by their strength")
    func order() {
        #expect([Role.owner, .viewer, .admin, .editor].sorted() == [.viewer, .editor, .admin, .owner])
    }
}
