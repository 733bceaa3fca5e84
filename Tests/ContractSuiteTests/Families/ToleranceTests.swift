import Contract
import JSONText
import Testing

@testable import ContractSuite

@Suite("Cases of tolerance")
struct ToleranceTests {
    @Test("are there for every variant of every operation that answers with JSON, of writes alike for the first")
    func all() throws {
        let without = [
            "getArtwork", "streamAudio", "deleteComment", "createProjectLink", "createTrackLink",
            "addProjectCollaborator", "addTrackCollaborator", "changeProjectRole", "changeTrackRole",
            "removeArtistCollaborator", "removeProjectCollaborator", "removeTrackCollaborator",
        ]
        let operations = try Stock.contract().operations.map(\.id).filter { !without.contains($0) }
        #expect(
            try Stock.cases(of: .tolerance).map(\.id.rawValue)
                == operations.flatMap { id in Variant.allCases.map { "\(id).tolerance.\($0.rawValue)" } })
    }

    @Test("pass where the answer is read and kept", arguments: Variant.allCases)
    func right(variant: Variant) async throws {
        for operation in ["getTrack", "listArtists", "signIn", "addComment", "openLink"] {
            let contractCase = try Stock.play(.init(operation, .tolerance, variant.rawValue))
            let outcome = try await contractCase.run { PlainClient(door: $0) }
            guard case .passed(let compared, let of) = outcome else {
                Issue.record("\(contractCase) did not pass")
                continue
            }
            #expect(compared == of && of > 0)
        }
    }

    @Test("find a client that cannot keep a great number")
    func narrow() async throws {
        let line = try await firstLine(of: "getTrack.tolerance.max-integers") {
            PlainClient.changing($0) { answer in
                answer.changingMembers { _, value in
                    value.integerValue.map { .integer(min($0, 2_147_483_647)) } ?? value
                }
            }
        }
        #expect(
            line == "getTrack as ada: /currentFile/sizeBytes: expected 9007199254740991, the client keeps 2147483647")
    }

    @Test("find a client that drops what has a value that it does not know")
    func unknown() async throws {
        let line = try await firstLine(of: "listArtists.tolerance.unknown-enum") {
            PlainClient.changing($0) { list in list.changingItems { $0.filter { $0["role"] == "owner" } } }
        }
        #expect(
            line?.hasPrefix("listArtists as ada: the answer: expected a list of 8, the client keeps a list of 0")
                == true)
    }

    @Test("find a client that takes a moment for another")
    func moment() async throws {
        let line = try await firstLine(of: "getArtist.tolerance.offset-dates") {
            PlainClient.changing($0) { answer in
                answer.changingMembers { _, value in value.stringValue.map { .string($0.withoutOffset) } ?? value }
            }
        }
        #expect(
            line == """
                getArtist as ada: /createdAt: expected "2025-06-09T13:53:58+05:45", \
                the client keeps "2025-06-09T13:53:58Z"
                """)
    }

    @Test("find a client that throws at what it does not know")
    func closed() async throws {
        struct UnknownRole: Error {}
        let line = try await firstLine(of: "getTrack.tolerance.unknown-enum") { _ in
            ClosureClient { _ in throw UnknownRole() }
        }
        #expect(line == "getTrack as ada: the client throws UnknownRole()")
    }
}

extension String {
    /// An instant as it stands, whatever the offset.
    fileprivate var withoutOffset: String { Instant.isRFC3339DateTime(self) ? prefix(19) + "Z" : self }
}
