import Contract
import JSONText
import Testing

@testable import ContractSuite

@Suite("Cases of tolerance")
struct ToleranceTests {
    @Test(
        "pass where every answer is read and kept",
        arguments: cases(of: .tolerance) { ["getTrack", "listArtists", "signIn"].contains($0.operation) })
    func right(contractCase: ContractCase) async throws {
        guard case .passed(let compared, let of) = try await play(contractCase.id) else {
            Issue.record("\(contractCase) did not pass")
            return
        }
        #expect(compared == of && of > 0)
    }

    @Test("are there for every operation that answers with JSON, and every variant")
    func all() throws {
        let operations = try SuiteServer.shared.get().backend.contract.operations.map(\.id).filter {
            $0 != "getArtwork"
        }
        #expect(
            cases(of: .tolerance).map(\.id.rawValue)
                == operations.flatMap { id in Variant.allCases.map { "\(id).tolerance.\($0.rawValue)" } })
    }

    @Test("find a client that cannot keep a great number")
    func narrow() async throws {
        let traits = ClientTraits(keep: { _, answer in
            answer.changingMembers { _, value in value.integerValue.map { .integer(min($0, 2_147_483_647)) } ?? value }
        })
        let line = try await firstLine(of: "getTrack.tolerance.max-integers", traits)
        #expect(line == "getTrack as ada: /currentFile/sizeBytes: expected 9007199254740991, the client keeps 2147483647")
    }

    @Test("find a client that drops items with a value that it does not know")
    func unknown() async throws {
        let traits = ClientTraits(keep: { _, answer in
            .array((answer.arrayValue ?? []).filter { $0["role"]?.stringValue == "owner" })
        })
        let line = try await firstLine(of: "listArtists.tolerance.unknown-enum", traits)
        #expect(line == "listArtists as ada: the answer: expected a list of 8, the client keeps a list of 0")
    }

    @Test("find a client that takes a moment for another")
    func moment() async throws {
        let traits = ClientTraits(keep: { _, answer in
            answer.changingMembers { _, value in
                value.stringValue.map { .string($0.withoutOffset) } ?? value
            }
        })
        let line = try await firstLine(of: "getArtist.tolerance.offset-dates", traits)
        #expect(line == "getArtist as ada: /createdAt: expected \"2025-06-09T13:53:58+05:45\", the client keeps \"2025-06-09T13:53:58Z\"")
    }
}

extension String {
    /// An instant as it stands, whatever the offset.
    fileprivate var withoutOffset: String { Instant.isRFC3339DateTime(self) ? prefix(19) + "Z" : self }
}
