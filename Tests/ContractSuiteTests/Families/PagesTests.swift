import JSONText
import Testing

@testable import ContractSuite

@Suite("Cases of pages")
struct PagesTests {
    @Test("are there for every list that is paged")
    func all() throws {
        let lists = try Stock.contract().operations.map(\.id).filter { $0.hasPrefix("list") && $0 != "listSharedByMe" }
        #expect(lists.count == 15)
        #expect(try Stock.cases(of: .pages).map(\.operation) == lists)
    }

    @Test("pass where every page is fetched")
    func right() async throws {
        for contractCase in try Stock.cases(of: .pages) {
            let outcome = try await contractCase.run { PlainClient(door: $0) }
            guard case .passed(let compared, let of) = outcome else {
                Issue.record("\(contractCase) did not pass")
                continue
            }
            #expect(compared == of && of > 0)
        }
    }

    @Test("find a client that loses items on the way")
    func lost() async throws {
        let line = try await firstLine(of: "listArtists.pages") {
            PlainClient.changing($0) { page in page.changingItems { $0.dropLast() } }
        }
        #expect(
            line?.hasPrefix("listArtists as ada: the answer: expected a list of 8, the client keeps a list of 4")
                == true)
    }

    @Test("find a client that shows an item twice")
    func twice() async throws {
        let line = try await firstLine(of: "listArtists.pages") {
            PlainClient.changing($0) { page in page.changingItems { $0 + $0 } }
        }
        #expect(line == "listArtists as ada: the list has \"artist-halcyon-drive\" twice")
    }

    @Test("find a client that puts the list into another order")
    func order() async throws {
        let line = try await firstLine(of: "listTracksOfProject.pages") {
            PlainClient.changing($0) { page in page.changingItems { $0.reversed() } }
        }
        #expect(line?.hasSuffix("the client keeps a list of 13, in another order") == true)
    }

    @Test("find a client that fetches all at once")
    func whole() async throws {
        let line = try await firstLine(of: "listArtists.pages") { door in
            ClosureClient { call in
                guard case .everyPage(let list, _) = call else { return .unsupported }
                return try await PlainClient(door: door).answer(list)
            }
        }
        #expect(line == "listArtists as ada: pages of 2 were asked for, and the client fetches /artist")
    }
}
