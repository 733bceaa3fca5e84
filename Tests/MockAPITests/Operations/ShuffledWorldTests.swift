import Catalog
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("Lists of a catalogue that was changed by chance")
struct ShuffledWorldTests {
    private static func client(seed: Int) throws -> Client {
        var shuffle = try Shuffle(Bundled.catalog(), seed: seed)
        shuffle.change(times: 150)
        return try Client(worlds: .standing(shuffle.catalog))
    }

    @Test("Recents are what a look at every activity finds", arguments: 0..<4)
    func recents(seed: Int) throws {
        let client = try Self.client(seed: seed)
        let lists = PlainLists(client.catalog)
        for person in Person.allCases {
            let expected = lists.recents(for: person).map(\.id)
            let pages = try client.pages(.get("/collaboration/recents?limit=37", as: person))
            #expect(pages.flatMap(\.ids) == expected, "\(person)")
            #expect(pages.allSatisfy { $0[.xTotalCount] == String(expected.count) }, "\(person)")
        }
    }

    @Test("The feed is what a look at every track finds", arguments: 0..<4)
    func feed(seed: Int) throws {
        let client = try Self.client(seed: seed)
        let lists = PlainLists(client.catalog)
        for person in Person.allCases {
            for lens in FeedTests.lenses {
                let expected = lists.feed(lens, for: person)
                let pages = try client.pages(.get("/feed?lens=\(lens)&limit=61", as: person))
                #expect(pages.flatMap(\.ids) == expected.map(\.track.id), "\(lens) of \(person)")
                #expect(pages.allSatisfy { $0[.xTotalCount] == String(expected.count) }, "\(lens) of \(person)")
                #expect(
                    pages.flatMap(\.elements).map { $0["latestActivity"]?["id"]?.stringValue }
                        == expected.map { $0.latest?.id }, "\(lens) of \(person)")
            }
        }
    }

    @Test("Shared-by-me is what a walk through all spaces finds", arguments: 0..<2)
    func sharedByMe(seed: Int) throws {
        let client = try Self.client(seed: seed)
        for person in [Person.ada, .dara] { try client.expectDerivationLaw(for: person) }
    }
}
