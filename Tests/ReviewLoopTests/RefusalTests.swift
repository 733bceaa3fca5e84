import Testing

@Suite("What the review loop refuses")
struct RefusalTests {
    @Test("has its status, names its reason and changes nothing", arguments: Way.allCases, Offence.all)
    func refused(way: Way, offence: Offence) async throws {
        let place = try #require(Way.unchanged[way]).get()
        var app = App(at: place)
        app.token = offence.person.map { "mock-\($0)" }
        let answer = try await app.ask(offence.method, offence.path, offence.body, fields: offence.fields)
        let refusal = try answer.refusal(status: offence.status)
        #expect(refusal.code == offence.code)
        #expect(refusal.errors?.map { $0.pointer ?? $0.parameter } ?? [] == offence.faults)
        #expect(refusal.access?.required == offence.required)
        for word in offence.reason {
            #expect(refusal.detail.contains(word), "\(refusal.detail)")
        }

        struct Index: Decodable {
            struct World: Decodable {
                let isChanged: Bool
            }
            let world: World
        }
        let index: Index = try await App(at: place).get("/__admin")
        #expect(!index.world.isChanged)
    }
}
