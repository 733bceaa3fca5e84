import HTTPWire
import JSONText
import Testing

@testable import MockAPI

@Suite("The journals of all worlds together")
struct JournalBudgetTests {
    private static let budget = 16 << 20
    private let control: Control
    private var worlds: Worlds { control.client.backend.worlds }

    init() throws { control = try Control() }

    private var cost: Int { worlds.all.reduce(0) { $0 + $1.read(\.journal.cost) } }

    /// Notes a request that takes 100 kB, and then one that is made; together they break the contract six times.
    private func ask(_ world: World) throws {
        let violation = Violation(.invalidBody, detail: String(repeating: "x", count: 20_000))
        let violations = Array(repeating: violation, count: 5)
        world.record(
            JournalEntry(try .get("/artist"), status: .badRequest, violations: violations), at: world.now, took: 0)
        _ = control.client.backend.respond(to: try .get("/auth/me"), through: .world(world)).answer
    }

    @Test("take no more than their budget, and each says what it has forgotten")
    func budget() throws {
        let many = try (1...20).map { try worlds.make("w-\($0)") }
        for _ in 1...12 {
            for world in many {
                try ask(world)
                #expect(cost <= Self.budget)
            }
        }
        #expect(cost > Self.budget / 2)
        var lostByAll: Int64 = 0
        for world in many {
            let requests = try control("GET /__admin/requests", of: world)
            let numbers = (requests["requests"]?.arrayValue ?? []).compactMap { $0["number"]?.integerValue }
            let lost = try #require(requests["forgotten"]?["requests"]?.integerValue)
            // The oldest go first, and none in between.
            #expect(numbers == Array((lost + 1)..<25))
            lostByAll += lost
            #expect(requests["forgotten"]?["violations"] == .integer(lost / 2 * 6 + lost % 2 * 5))
            #expect(try control("GET /__admin/violations", of: world)["forgotten"] == requests["forgotten"])
        }
        #expect(lostByAll > 0)
    }

    @Test("forget what was idle longest first: whoever is asked now loses nothing")
    func idlest() throws {
        let (finished, running) = (try worlds.make("finished"), try worlds.make("running"))
        for _ in 1...80 { try ask(finished) }
        for _ in 1...95 { try ask(running) }
        #expect(cost <= Self.budget)
        #expect(running.read(\.journal).total() == 190 && running.read(\.journal).forgotten.requests == 0)
        #expect(finished.read(\.journal).forgotten.requests > 0)
    }

    @Test("make room for many requests at once, since that takes a look at every world")
    func room() throws {
        let world = try worlds.make("w")
        var cuts = 0
        var before = 0
        for _ in 1...400 {
            try ask(world)
            if cost < before { cuts += 1 }
            before = cost
        }
        #expect((1...8).contains(cuts), "\(cuts)")
    }

    @Test("get back what a world took that is dropped, reset or told to forget")
    func givenBack() throws {
        for round in 1...4 {
            let world = try worlds.make("w-\(round)")
            for _ in 1...60 { try ask(world) }
            #expect(world.read(\.journal).forgotten.requests == 0, "round \(round)")
            switch round {
            case 1: try worlds.drop(world.name)
            case 2: try worlds.reset(world)
            default: _ = try control("DELETE /__admin/requests", of: world)
            }
        }
        #expect(cost == 0)
    }

    @Test("forget a request, too, that alone takes more than there is for all")
    func one() throws {
        let world = try worlds.make("w")
        let violation = Violation(.invalidBody, detail: String(repeating: "x", count: Self.budget))
        world.record(JournalEntry(nil, status: .badRequest, violations: [violation]), at: world.now, took: 0)
        worlds.shortenJournals()
        #expect(cost == 0 && world.read(\.journal).forgotten.requests == 1)
    }
}
