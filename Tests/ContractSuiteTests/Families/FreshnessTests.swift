import JSONText
import Testing

@testable import ContractSuite

@Suite("Cases of freshness")
struct FreshnessTests {
    @Test("are there for all that is read, of what is the same to everybody only those that make sense, and for writes")
    func all() throws {
        let operations = try Stock.contract().operations.filter { $0.id != "signIn" }
        let ids = operations.flatMap { operation in
            let details =
                switch operation.id {
                case _ where operation.method != "GET": ["own", "others"]
                case "getArtwork", "streamAudio": ["unchanged"]
                case "openLink": ["change", "unchanged"]
                default: ["change", "unchanged", "person"]
                }
            return details.map { "\(operation.id).freshness.\($0)" }
        }
        #expect(try Stock.cases(of: .freshness).map(\.id.rawValue) == ids)
    }

    @Test("pass where the client asks again")
    func right() async throws {
        for contractCase in try Stock.cases(of: .freshness) {
            let outcome = try await contractCase.run { PlainClient(door: $0) }
            guard case .passed(let compared, _) = outcome else {
                Issue.record("\(contractCase) did not pass")
                continue
            }
            #expect(compared > 0)
        }
    }

    @Test(
        "find a client that shows what was, whatever it is",
        arguments: try Stock.cases(of: .freshness).filter { $0.id.rawValue.hasSuffix(".change") })
    func stale(contractCase: ContractCase) async throws {
        let line = try await firstLine(of: contractCase.id) { Keepsakes().client($0) }
        let wording =
            contractCase.operation == "getWaveform"
            ? "expected 1000, the client keeps 2000" : "renamed\", the client keeps"
        #expect(line?.contains(wording) == true)
    }

    @Test(
        "find a client that does not ask again after a write, its own or another's",
        arguments: try Stock.cases(of: .freshness).filter { ["own", "others"].contains($0.detail) })
    func write(contractCase: ContractCase) async throws {
        let line = try await firstLine(of: contractCase.id) { Keepsakes().client($0) }
        #expect(line?.contains("the client keeps") == true)
    }

    @Test("find a client that takes 304 for an answer without anything in it")
    func empty() async throws {
        let line = try await firstLine(of: "listArtists.freshness.unchanged") { door in
            let keepsakes = Keepsakes()
            return ClosureClient { call in
                let isKnown = keepsakes[call] != nil
                let answer = try await keepsakes.client(door).answer(call)
                return isKnown ? .mirrored([Int]()) : answer
            }
        }
        #expect(
            line?.hasPrefix("listArtists as ada: the answer: expected a list of 8, the client keeps a list of 0")
                == true)
    }

    @Test("find a client that shows one person another's answer")
    func person() async throws {
        let keepsakes = Keepsakes()
        let line = try await firstLine(of: "getCurrentUser.freshness.person") { keepsakes.client($0) }
        #expect(line == "getCurrentUser as ada: /id: expected \"user-ada\", the client keeps \"user-cleo\"")
    }

    @Test("find a client that shows one person what only another may see")
    func refused() async throws {
        let keepsakes = Keepsakes()
        let line = try await firstLine(of: "listTrackLinks.freshness.person") { keepsakes.client($0) }
        #expect(line == "listTrackLinks as cleo: the client gives an answer, and cleo is to get 403")
    }
}

extension ContractCase {
    fileprivate var detail: String { String(id.rawValue.split(separator: ".").last ?? "") }
}
