import JSONText
import Testing

@testable import ContractSuite

@Suite("Cases of pages")
struct PagesTests {
    @Test("pass where every page is fetched", arguments: cases(of: .pages))
    func right(contractCase: ContractCase) async throws {
        try await play(contractCase.id)
    }

    @Test("are there for every list that is paged")
    func all() {
        #expect(
            cases(of: .pages).map(\.operation) == [
                "listArtists", "listProjectsOfArtist", "listTracksOfProject", "listSharedSpaces", "listSharedProjects",
                "listSharedTracks", "listRecents", "listArtistLinks", "listProjectLinks", "listTrackLinks",
            ])
    }

    @Test("find a client that stops after the first page")
    func firstPage() async throws {
        let line = try await firstLine(of: "listArtists.pages", ClientTraits(paging: .firstPage))
        #expect(line == "listArtists as ada: the answer: expected a list of 8, the client keeps a list of 2")
    }

    @Test("find a client that leaves the limit out")
    func noPages() async throws {
        let line = try await firstLine(of: "listArtists.pages", ClientTraits(paging: .none))
        #expect(line == "listArtists as ada: pages of 2 were asked for, and the client fetches /artist")
    }

    @Test("find a client that shows an item twice")
    func twice() async throws {
        let traits = ClientTraits(keep: { _, list in .array((list.arrayValue ?? []) + (list.arrayValue ?? []).prefix(1))
        })
        let line = try await firstLine(of: "listArtists.pages", traits)
        #expect(line == "listArtists as ada: the list has \"artist-halcyon-drive\" twice")
    }

    @Test("find a client that puts the list into another order")
    func order() async throws {
        let traits = ClientTraits(keep: { _, list in .array((list.arrayValue ?? []).reversed()) })
        let line = try await firstLine(of: "listTracksOfProject.pages", traits)
        #expect(line.hasPrefix("listTracksOfProject as ada: /0/"))
    }
}
