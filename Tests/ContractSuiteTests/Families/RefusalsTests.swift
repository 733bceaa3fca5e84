import Catalog
import Foundation
import Testing

@testable import ContractSuite

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Refusals")
struct RefusalsTests {
    @Test("are provoked in every way in which an operation refuses")
    func cases() throws {
        let ids = try Stock.cases(of: .refusals).map(\.id.rawValue)
        func details(_ operation: String) -> [String] {
            ids.filter { $0.hasPrefix("\(operation).") }.map { String($0.split(separator: ".")[2]) }
        }
        #expect(details("getTrack") == ["unauthenticated", "expired", "forbidden", "not-found", "invalid"])
        #expect(details("listArtists") == ["unauthenticated", "expired", "invalid"])
        #expect(details("signIn") == ["unauthenticated", "invalid"])
        #expect(details("getArtwork") == ["not-found", "invalid"])
        #expect(details("streamAudio") == ["unauthenticated", "not-found", "invalid"])
        #expect(details("openLink") == ["not-found", "revoked", "lapsed", "invalid"])
        let ofWrites = ["unauthenticated", "expired", "forbidden", "not-found", "invalid"]
        #expect(details("markTrackRead") == ofWrites)
        #expect(details("reviewTrack") == ofWrites + ["conflict"])
        #expect(details("addComment") == ofWrites + ["conflict"])
        #expect(details("addTrackCollaborator") == ofWrites + ["conflict"])
        #expect(
            details("editComment")
                == ["unauthenticated", "expired", "forbidden", "not-theirs", "not-found", "invalid"])
    }

    @Test(
        "of writes are provoked by whoever is nearly allowed to",
        arguments: [("addComment", Role.viewer), ("reviewTrack", .editor), ("removeArtistCollaborator", .editor)])
    func nearly(operation: String, role: Role) throws {
        let shelf = try Stock.shelf()
        let refused = try #require(shelf.operations.first { $0.id == operation }.flatMap(shelf.forbiddenAsk))
        let person = try #require(shelf.people.first { Asker($0) == refused.asker })
        let subject = try #require(shelf.catalog.subject(of: refused.call))
        #expect(shelf.catalog.access(of: person.id, to: subject).role == role)
    }

    @Test("pass where the client throws what they mean", arguments: try Stock.cases(of: .refusals))
    func passes(contractCase: ContractCase) async throws {
        #expect(try await contractCase.run { PlainClient(door: $0) } == .passed(compared: 0, of: 0))
    }

    @Test("fail where the client takes a refusal for an answer", arguments: try Stock.cases(of: .refusals))
    func ignored(contractCase: ContractCase) async throws {
        let text = await contractCase.failure { door in
            var client = PlainClient(door: door)
            client.ignoresStatus = true
            return client
        }
        #expect(
            text?.contains(": the client gives an answer, though it was refused; expected an error that says .") == true
        )
    }

    @Test("fail where the error does not tell what it means, and say what to write")
    func unclassified() async throws {
        struct Oops: Error {}
        let text = try await Stock.play("getTrack.refusals.forbidden").failure { door in
            let client = PlainClient(door: door)
            return ClosureClient { call in
                do { return try await client.answer(call) } catch { throw Oops() }
            }
        }
        let first = text?.split(separator: "\n").first.map(String.init)
        #expect(
            first?.hasSuffix(
                ": the client throws Oops(), which does not tell what it means; expected an error that says .forbidden "
                    + "for 403") == true)
        #expect(
            text?.contains("Write failure(for:) in your ContractClient, and let it give .forbidden for this error.")
                == true)
    }

    @Test("fail where the error says something else")
    func misclassified() async throws {
        let text = try await Stock.play("getTrack.refusals.expired").failure { door in
            let client = PlainClient(door: door)
            return ClosureClient { call in
                do { return try await client.answer(call) } catch { throw URLError(.timedOut) }
            }
        }
        #expect(text?.contains("taken for .timedOut; expected an error that says .unauthenticated for 401") == true)
    }

    @Test("fail where the client throws the right error without having been refused")
    func unprovoked() async throws {
        let text = try await Stock.play("getTrack.refusals.not-found").failure { _ in
            ClosureClient { _ in throw PlainClient.Failure.status(404) }
        }
        #expect(text?.contains(": the client throws, but was never answered 404;") == true)
    }
}
