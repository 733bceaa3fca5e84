import HTTPWire
import JSONText
import Testing

@testable import MockAPI

@Suite("The store of representations")
struct RepresentationStoreTests {
    private let now = Instant(secondsSinceEpoch: 1_000)
    private let state = RepresentationName.State(world: 0, version: 0, edition: 1)

    private func name(_ number: Int) -> RepresentationName {
        RepresentationName(resource: "r\(number)", baseURL: "http://localhost", state: state)
    }

    private func representation(bytes: Int, freshUntil: Instant? = nil) -> Representation {
        var reply = Reply(body: .bytes([UInt8](repeating: 0x20, count: bytes)))
        reply.freshUntil = freshUntil
        return Representation(reply, isSafe: true)
    }

    /// The bytes of bodies that are found again among the first names.
    private func keptBytes(in store: RepresentationStore, of count: Int) -> Int {
        (0..<count).reduce(0) { $0 + (store.representation(name($1), at: now)?.body.count ?? 0) }
    }

    @Test("What was stored is found under its name alone")
    func found() {
        let store = RepresentationStore(budget: 1 << 20)
        store.store(representation(bytes: 10), as: name(1))
        #expect(store.representation(name(1), at: now)?.body.count == 10)
        #expect(store.representation(name(2), at: now) == nil)
        let elsewhere = RepresentationName(resource: "r1", baseURL: "http://127.0.0.1", state: state)
        let another = RepresentationName(resource: "r1", caller: "ada", baseURL: "http://localhost", state: state)
        var limit = Arguments()
        limit.append("limit", 1)
        let page = RepresentationName(resource: "r1", arguments: limit, baseURL: "http://localhost", state: state)
        let later = [(1, 0, 1), (0, 1, 1), (0, 0, 2)].map { world, version, edition in
            RepresentationName(
                resource: "r1", baseURL: "http://localhost",
                state: .init(world: world, version: version, edition: edition))
        }
        for other in [elsewhere, another, page] + later { #expect(store.representation(other, at: now) == nil) }
    }

    @Test("The budget holds, however much is stored", arguments: [1_000, 3_000, 10_000])
    func budget(bytes: Int) {
        let budget = 100_000
        let store = RepresentationStore(budget: budget)
        for number in 0..<200 { store.store(representation(bytes: bytes), as: name(number)) }
        let kept = keptBytes(in: store, of: 200)
        #expect(kept <= budget && kept >= budget / 4)
    }

    @Test("What is asked for again and again outlives what is not")
    func generations() {
        let store = RepresentationStore(budget: 100_000)
        store.store(representation(bytes: 1_000), as: name(0))
        store.store(representation(bytes: 1_000), as: name(1))
        for number in 2..<200 {
            store.store(representation(bytes: 1_000), as: name(number))
            #expect(store.representation(name(0), at: now) != nil, "after \(number)")
        }
        #expect(store.representation(name(1), at: now) == nil)
    }

    @Test("Storing one name over and over costs no more than once")
    func replacing() {
        let store = RepresentationStore(budget: 100_000)
        store.store(representation(bytes: 1_000), as: name(0))
        for _ in 0..<1_000 { store.store(representation(bytes: 1_000), as: name(1)) }
        #expect(store.representation(name(0), at: now) != nil)
    }

    @Test("One that would take up a quarter of the budget is not kept, and pushes nothing out")
    func tooLarge() {
        let store = RepresentationStore(budget: 100_000)
        store.store(representation(bytes: 1_000), as: name(0))
        store.store(representation(bytes: 25_001), as: name(1))
        #expect(store.representation(name(1), at: now) == nil)
        #expect(store.representation(name(0), at: now) != nil)
    }

    @Test("A body that is worked out as it leaves costs next to nothing, however long it is")
    func source() {
        let store = RepresentationStore(budget: 100_000)
        store.store(representation(bytes: 1_000), as: name(0))
        for number in 1...20 {
            let source = BodySource(count: 1 << 40) { [UInt8](repeating: 0x20, count: $0.count) }
            var reply = Reply(body: .source(source))
            reply.entityTag = EntityTag(hashing: [])
            store.store(Representation(reply, isSafe: true), as: name(number))
        }
        for number in 0...20 { #expect(store.representation(name(number), at: now) != nil) }
    }

    @Test("One is good until its instant, and a newer one takes its place")
    func freshness() {
        let store = RepresentationStore(budget: 100_000)
        store.store(representation(bytes: 10, freshUntil: now.advanced(by: 5)), as: name(0))
        #expect(store.representation(name(0), at: now.advanced(by: 4)) != nil)
        #expect(store.representation(name(0), at: now.advanced(by: 5)) == nil)
        store.store(representation(bytes: 20), as: name(0))
        #expect(store.representation(name(0), at: now.advanced(by: 5))?.body.count == 20)
    }
}
