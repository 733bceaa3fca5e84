import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("The ledger of all that a server was asked")
struct LedgerTests {
    let control: Control
    var worlds: Worlds { control.client.backend.worlds }

    init() throws {
        control = try Control()
    }

    /// A call that breaks the contract once, in a world.
    private func breakContract(in world: String, sort: String = "sort") throws {
        _ = try control.client.ask(.get("/w/\(world)/artist?\(sort)=name", as: .ada))
    }

    private func expect(_ kind: Violation.Kind, in world: String) throws {
        try control.client.world(world).change { state, _ in state.expectations.add(Expectation(kind)) }
    }

    private var unexpected: [String] {
        worlds.balance.complaints.flatMap { complaint in
            complaint.judgement.unexpected.map { "\(complaint.world): \($0.violation.parameter ?? "")" }
        }
    }

    private func count(_ operation: String, _ status: Int) -> Int? {
        let coverage = worlds.balance.coverage(of: control.client.backend.contract.operations)
        return coverage.operations.first { $0.id == operation }?.statuses.first { $0.status == status }?.count
    }

    @Test("has what worlds that were dropped, reset or made to forget were asked, and what others are")
    func all() throws {
        worlds.keepLedger()
        for world in ["dropped", "reset", "forgetful", "present"] { try breakContract(in: world, sort: world) }
        try worlds.drop("dropped")
        _ = try control("POST /w/reset/__admin/reset")
        _ = try control("DELETE /w/forgetful/__admin/requests")
        #expect(unexpected == ["dropped: dropped", "reset: reset", "forgetful: forgetful", "present: present"])
        #expect(count("listArtists", 200) == 4)
        try breakContract(in: "reset", sort: "again")
        #expect(unexpected.suffix(2) == ["reset: again", "present: present"])
        #expect(count("listArtists", 200) == 5)
    }

    @Test("knows nothing of worlds that are no more where none is kept")
    func none() throws {
        try breakContract(in: "dropped")
        try breakContract(in: "present")
        try worlds.drop("dropped")
        #expect(unexpected == ["present: sort"])
        #expect(count("listArtists", 200) == 1)
    }

    @Test("what a world declared is held against no other, nor against what it did after a reset")
    func declared() throws {
        worlds.keepLedger()
        for world in ["a", "b"] { try breakContract(in: world) }
        try expect(.undeclaredParameter, in: "a")
        #expect(unexpected == ["b: sort"])
        _ = try control("POST /w/a/__admin/reset")
        try breakContract(in: "a", sort: "again")
        #expect(unexpected == ["a: again", "b: sort"])
    }

    @Test("has expectations that were not met when their world ended")
    func unmet() throws {
        worlds.keepLedger()
        for world in ["a", "b"] { try expect(.unknownPath, in: world) }
        try worlds.drop("a")
        let unmet = worlds.balance.complaints.flatMap { complaint in
            complaint.judgement.unmet.map { "\(complaint.world) \($0.expectation.kind) \($0.met)" }
        }
        #expect(unmet == ["a unknownPath 0", "b unknownPath 0"])
    }

    @Test("has the world that made room for another")
    func idlest() throws {
        let catalog = try Bundled.catalog()
        let worlds = Worlds(
            Scenarios("default", catalog), maximum: 2, time: TimeSource(wall: { catalog.scenario.now }, uptime: { 0 }))
        worlds.keepLedger()
        let client = try Client(worlds: worlds)
        _ = try client.ask(.get("/w/first/artist?sort=name", as: .ada))
        _ = try client.ask(.get("/w/second/artist", as: .ada))
        #expect(worlds.all.map(\.name) == ["default", "second"])
        #expect(worlds.balance.complaints.map(\.world) == ["first"])
    }

    @Test("says nothing of who kept to the contract, and takes no account twice")
    func clean() throws {
        worlds.keepLedger()
        _ = try control.client.ask(.get("/w/clean/artist", as: .ada))
        worlds.keepLedger()
        try worlds.drop("clean")
        #expect(worlds.balance.complaints.isEmpty)
        #expect(count("listArtists", 200) == 1)
        #expect(count("listArtists", 200) == 1)
    }
}
