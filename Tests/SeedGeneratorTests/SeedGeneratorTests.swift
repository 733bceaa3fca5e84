import Catalog
import Testing

@testable import SeedGenerator

@Suite("The seed generator")
struct SeedGeneratorTests {
    @Test("makes seeds that load without a finding", arguments: [1, 2, 10, 1_000])
    func load(tracks: Int) throws {
        let catalog = try SeedLoader.catalog(from: SeedGenerator(tracks: tracks, seed: 1).files())
        #expect(catalog.tracks.count == tracks)
        print(catalog.counts)
    }
}
