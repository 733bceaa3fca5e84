import JSONText
import Testing

@testable import ContractSuite

@Suite("Cases of writes")
struct WritesTests {
    @Test("are there for every operation that changes something")
    func all() throws {
        let operations = try Stock.contract().operations.filter { $0.method != "GET" && $0.id != "signIn" }.map(\.id)
        #expect(operations.count == 18)
        #expect(try Stock.cases(of: .writes).map(\.id.rawValue) == operations.map { "\($0).writes" })
    }

    @Test("pass where it is done, once and as it was told", arguments: try Stock.cases(of: .writes))
    func right(contractCase: ContractCase) async throws {
        guard case .passed(let compared, let of) = try await contractCase.run({ PlainClient(door: $0) }) else {
            Issue.record("\(contractCase) did not pass")
            return
        }
        #expect(compared == of)
    }

    @Test("find a client that does it twice")
    func twice() async throws {
        let line = try await firstLine(of: "addComment.writes") { door in
            ClosureClient { call in
                let client = PlainClient(door: door)
                let answer = try await client.answer(call)
                _ = try await client.answer(call)
                return answer
            }
        }
        #expect(line == "addComment as ada: there is the comment \"comment-2\", which nobody asked for")
    }

    @Test("find a client that says that it is done, and has not done it")
    func nothing() async throws {
        let line = try await firstLine(of: "deleteComment.writes") { _ in ClosureClient { _ in .done } }
        #expect(line?.contains(", which nobody asked for") == true)
        #expect(line?.hasPrefix("deleteComment as ada: there is the comment ") == true)
    }

    @Test("find a client that changes more than it was told")
    func more() async throws {
        let line = try await firstLine(of: "removeArtistCollaborator.writes") { door in
            ClosureClient { call in
                let client = PlainClient(door: door)
                let answer = try await client.answer(call)
                _ = try await client.answer(
                    .createArtistLink(artistId: "artist-night-bloom", access: "listen", expiresAt: nil))
                return answer
            }
        }
        #expect(line?.contains("there is the link \"link-") == true)
    }

    @Test("find a client that shows something else than what has come of it")
    func shown() async throws {
        let line = try await firstLine(of: "addComment.writes") {
            PlainClient.changing($0) { $0.changingMembers { $0 == "id" && $1 == "comment-1" ? "comment-0" : $1 } }
        }
        #expect(line == "addComment as ada: /id: expected \"comment-1\", the client keeps \"comment-0\"")
    }

    @Test("in bad weather pass for a client that asks first whether it was done")
    func careful() async throws {
        try await Stock.play("addComment.weather.answer-lost").run { CarefulClient(client: PlainClient(door: $0)) }
    }

    @Test("in bad weather find a client that does it again", arguments: ["answer-lost", "truncate", "stall"])
    func again(misfortune: String) async throws {
        let line = try await firstLine(of: .init("addComment", .weather, misfortune)) { door in
            ClosureClient { call in
                let client = PlainClient(door: door)
                do { return try await client.answer(call) } catch {
                    _ = try? await client.answer(call)
                    throw error
                }
            }
        }
        #expect(line?.hasSuffix(", and what was to be done once leaves 2 comments more") == true)
    }
}

/// Looks whether a comment is there before it makes it again.
private struct CarefulClient: ContractClient {
    let client: PlainClient

    func answer(_ call: ContractCall) async throws -> ContractAnswer {
        do { return try await client.answer(call) } catch {
            guard case .addComment(let file, let text, _, _) = call else { throw error }
            let comments = try await client.answer(.listCommentsOfFile(fileId: file))
            let made = comments[JSONPointer()]?.list?.last
            guard made?["text"]?.text == text else { return try await client.answer(call) }
            throw error
        }
    }
}
