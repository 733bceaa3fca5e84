import Catalog
import Foundation
import HTTPWire
import JSONText
import Testing

@testable import MockAPI

@Suite("Worlds that are dropped")
struct DroppingTests {
    /// Its worlds tell who was idle by the order in which they were asked.
    private let control: Control
    private var worlds: Worlds { control.client.backend.worlds }

    init() throws {
        control = try Control(Ticks().worlds(maximum: 3))
    }

    @Test("Each way in tells that, until it is made again from the start", arguments: WayIn.allCases)
    func gone(way: WayIn) throws {
        let first = try control.client.world("demo")
        _ = try control(#"PATCH /__admin/data/tracks/track-undertow {"name": "X"}"#, of: first)
        _ = try control("DELETE /__admin/worlds/demo")
        for line in ["GET /artist", "GET /", "GET /__admin/clock", "GET /nothing", "POST /__admin/reset"] {
            let answer = try control(line, of: first, by: way)
            #expect(answer.status == 410 && answer.code == "world-dropped")
            #expect(answer.detail.contains(#"POST /__admin/worlds with {"name": "demo"}"#))
        }
        #expect(worlds.all.map(\.name) == ["default"])

        _ = try control(#"POST /__admin/worlds {"name": "demo"}"#)
        let second = try #require(try worlds.find("demo"))
        #expect(second !== first)
        #expect(try control("GET /__admin/data/tracks/track-undertow", of: second, by: way)["name"] == "Undertow")
        // The port that led to the first leads to no other.
        #expect(try control("GET /artist", of: first, by: .port).status == 410)
    }

    @Test("Forking to the name makes it again, too")
    func forked() throws {
        _ = try control.client.world("demo")
        _ = try control("DELETE /__admin/worlds/demo")
        #expect(try control(#"POST /__admin/fork {"to": "demo"}"#).status == 201)
        #expect(try control("GET /w/demo/__admin/clock").status == 200)
    }

    @Test("The one that was not asked for longest gives way to one too many, never the default one")
    func idlest() throws {
        _ = try control("GET /w/a/__admin/clock")
        _ = try control("GET /w/b/__admin/clock")
        _ = try control("GET /w/a/__admin/clock")
        _ = try control("GET /w/c/__admin/clock")
        #expect(worlds.all.map(\.name) == ["default", "a", "c"])
        #expect(try control("GET /w/b/__admin/clock").code == "world-dropped")
        #expect(try control("GET /w/a/__admin/clock").status == 200)
        _ = try control(#"POST /__admin/worlds {"name": "b"}"#)
        #expect(worlds.all.map(\.name) == ["default", "a", "b"])
    }

    @Test("Repeats that are answered from what is kept count as asking", arguments: WayIn.allCases)
    func repeats(way: WayIn) throws {
        let a = try control.client.world("a")
        let (request, door) = try way.lead(.get("/artist", as: .ada), to: a)
        let received = try request.received()
        for _ in 1...3 { _ = try control.client.ask(received, through: door) }
        _ = try control("GET /w/b/__admin/clock")
        #expect(control.client.backend.representations.known(received, through: door) != nil)
        _ = try control.client.ask(received, through: door)
        _ = try control("GET /w/c/__admin/clock")
        #expect(worlds.all.map(\.name) == ["default", "a", "c"])
    }

    @Test("Of those that were asked at one instant the oldest gives way")
    func atOneInstant() throws {
        let catalog = try Bundled.catalog()
        let worlds = Worlds(
            Scenarios("default", catalog), maximum: 11, time: TimeSource(wall: { catalog.scenario.now }, uptime: { 0 }))
        for number in 1...10 { _ = try worlds.make("w-\(number)") }
        for number in 1...10 {
            _ = try worlds.make("new-\(number)")
            #expect(throws: Problem.self) { try worlds.find("w-\(number)") }
        }
        #expect(worlds.all.count == 11)
    }

    @Test("Whoever keeps ports is told of each, once")
    func handler() throws {
        let dropped = Names()
        worlds.dropHandler = { dropped.add($0.name) }
        for name in ["a", "b", "c"] { _ = try worlds.make(name) }
        try worlds.drop("b")
        #expect(throws: Problem.self) { try worlds.drop("b") }
        #expect(dropped.all == ["a", "b"])
    }

    @Test("A reset that comes too late revives nothing")
    func lateReset() throws {
        let demo = try control.client.world("demo")
        try worlds.drop("demo")
        try worlds.reset(demo)
        #expect(try control("GET /artist", of: demo, by: .port).code == "world-dropped")
    }

    @Test("A dropped world holds no data, though answers that were kept may hold it")
    func lettingGo() throws {
        let demo = try control.client.world("demo")
        try worlds.drop("demo")
        #expect(demo.moment.catalog === Snapshot.empty)
        #expect(!demo.read(\.isChanged))
    }

    @Test("An answer that comes too late leaves nothing in the journal, whose bytes nobody would count again")
    func lateAnswer() throws {
        let demo = try control.client.world("demo")
        let picture = try HTTPRequest.get("/artwork/avatar-ada?size=64")
        let outcome = control.client.backend.respond(to: picture, through: .world(demo))
        try worlds.drop("demo")
        #expect(outcome.answer.response.status == .ok)
        #expect(demo.read(\.journal).total() == 0)
        let refusal = RequestRefusal(.badRequest, "Nothing could be read.")
        #expect(control.client.backend.answer(to: refusal, through: .world(demo)).response.status == .badRequest)
        #expect(demo.read(\.journal.cost) == 0)
    }

    @Test("The last 10,000 names are known, each from when it was last dropped")
    func names() {
        var names = DroppedNames()
        for number in 0..<10_000 { names.insert("w-\(number)") }
        names.insert("w-0")
        names.remove("w-5000")
        names.insert("x")
        #expect(["w-0", "w-1", "w-9999", "x"].allSatisfy(names.contains) && !names.contains("w-5000"))
        names.insert("y")
        #expect(["w-0", "w-2", "w-9999", "x", "y"].allSatisfy(names.contains) && !names.contains("w-1"))
        for number in 0..<20_000 { names.insert("z-\(number)") }
        #expect(!names.contains("x") && !names.contains("z-9999") && names.contains("z-10000"))
    }
}

/// A time that goes on by one each time it is asked. `@unchecked Sendable`: it is only touched under the lock.
private final class Ticks: @unchecked Sendable {
    private let lock = NSLock()
    private var count: UInt64 = 0

    private var next: UInt64 {
        lock.withLock {
            count += 1
            return count
        }
    }

    func worlds(maximum: Int) throws -> Worlds {
        let catalog = try Bundled.catalog()
        return Worlds(
            Scenarios("default", catalog), maximum: maximum,
            time: TimeSource(wall: { catalog.scenario.now }, uptime: { self.next }))
    }
}

/// Names in the order in which they came. `@unchecked Sendable`: they are only touched under the lock.
private final class Names: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String] = []

    var all: [String] { lock.withLock { names } }

    func add(_ name: String) { lock.withLock { names.append(name) } }
}
