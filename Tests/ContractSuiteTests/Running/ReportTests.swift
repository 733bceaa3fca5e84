import JSONText
import Reporting
import Testing

@testable import ContractSuite

@Suite("The report of a suite")
struct ReportTests {
    private static func suite(_ only: String, excluding: [ContractExclusion] = []) -> ContractSuite {
        ContractSuite(excluding: excluding, environment: ["SOUNDCHECK_ONLY": only])
    }

    @Test("counts what passed, failed, is excluded and is not supported, and the fields that were compared")
    func counts() async {
        let suite = Self.suite(
            "listArtists.reads,getCurrentUser.reads,getTrack.reads.ada",
            excluding: [
                .init("getCurrentUser.reads.ada", because: "known"), .init("listArtists.reads.eli", because: "?"),
            ])
        let report = await suite.run { door in
            let client = PlainClient(door: door)
            return ClosureClient { call in
                switch call {
                case .getTrack: return .unsupported
                case .getCurrentUser where door.token == "mock-ada": throw PlainClient.Failure.status(500)
                case .getCurrentUser where door.token == "mock-ben": return .facts(["/name": "Somebody else"])
                case .getCurrentUser: return .facts(["/name": try await client.name()])
                default: return try await client.answer(call)
                }
            }
        }
        #expect(report.failures.map(\.id) == ["listArtists.reads.eli", "getCurrentUser.reads.ben"])
        #expect((report.passed, report.failed, report.excluded, report.unsupported) == (9, 2, 1, 1))
        #expect(report.comparedFields > 0 && report.comparedFields < report.fields)
        #expect(report.failures.last?.text.hasPrefix("getCurrentUser as ben: /name: expected \"Ben Hartley\"") == true)
        let text = report.text
        #expect(text.contains("\(report.comparedFields) of the \(report.fields) fields"))
        #expect(text.contains("The client asked 2 of 44 operations and met 2 of the "))
        #expect(text.contains("excluded: known (getCurrentUser.reads.ada)"))
        #expect(text.contains("skipped: the client has no means for it (getTrack.reads.ada)"))
        #expect(report.report.verdicts.map(\.id) == suite.cases.map(\.id.rawValue))
    }
}

extension PlainClient {
    fileprivate func name() async throws -> String? { try await answer(.getCurrentUser)[JSONPointer(["name"])]?.text }
}
