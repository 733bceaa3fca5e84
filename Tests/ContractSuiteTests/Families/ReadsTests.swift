import Foundation
import Testing

@testable import ContractSuite

@Suite("Reads")
struct ReadsTests {
    @Test("asks everybody who may, about three things at the most")
    func cases() throws {
        let ids = Set(try Programme.shared.get().all.filter { $0.family == .reads }.map(\.id.rawValue))
        let people = ["ada", "ben", "cleo", "dara", "eli", "faye"]
        for operation in [
            "listArtists", "listSharedTracks", "listRecents", "listSharedByMe", "signIn", "getCurrentUser",
        ] {
            for person in people { #expect(ids.contains("\(operation).reads.\(person)")) }
        }
        #expect(!ids.contains("getTrack.reads.eli"), "Eli may read nothing")
        #expect(ids.contains("getTrack.reads.faye") && !ids.contains("getArtist.reads.faye"))
        #expect(!ids.contains("getArtwork.reads.eli"), "Eli has no picture")
    }

    @Test("passes for a client that keeps all of it", arguments: try Stock.cases(of: .reads))
    func passes(contractCase: ContractCase) async throws {
        guard case .passed(let compared, let fields) = try await contractCase.run({ PlainClient(door: $0) }) else {
            Issue.record("not played")
            return
        }
        #expect(compared == fields && fields > 0)
    }

    @Test("fails where an empty list comes as nothing")
    func emptyList() async throws {
        let text = try await Stock.play("listArtists.reads.eli").failure { _ in ClosureClient { _ in .mirrored("") } }
        #expect(text?.hasPrefix("listArtists as eli: ") == true)
    }

    @Test("fails where nothing can be compared")
    func nothing() async throws {
        struct Screen {
            let heading = "Track"
        }
        let text = try await Stock.play("getTrack.reads.ada").failure { _ in ClosureClient { _ in .mirrored(Screen()) }
        }
        #expect(
            text?.hasPrefix(
                "getTrack as ada: nothing could be compared: the client keeps no field by a name that the answer has\n")
                == true)
    }

    @Test("fails where the client throws, and says what")
    func throwing() async throws {
        let text = try await Stock.play("getTrack.reads.ada").failure { door in
            ClosureClient { _ in throw PlainClient.Failure.status(500) }
        }
        #expect(text?.hasPrefix("getTrack as ada: the client throws status(500)\n") == true)
    }
}
