import MockServer
import Testing

@testable import ContractSuite

@Suite("The picking of cases")
struct ProgrammeTests {
    @Test("plays all where nothing else is said, each under an id of its own")
    func all() throws {
        let cases = ContractSuite(environment: [:]).cases
        #expect(cases.map(\.id) == (try Programme.shared.get().all.map(\.id)))
        #expect(Set(cases.map(\.id)).count == cases.count)
        #expect(cases.map(\.operation).unique == (try Stock.contract().operations.map(\.id)))
        #expect(cases.allSatisfy { $0.id.begins(with: "\($0.operation).\($0.family.rawValue)") })
    }

    @Test("by SOUNDCHECK_ONLY takes ids and their beginnings up to a dot")
    func only() {
        func ids(_ words: String) -> [String] {
            ContractSuite(environment: ["SOUNDCHECK_ONLY": words]).cases.map(\.id.rawValue)
        }
        #expect(ids("getTrack.reads.ada") == ["getTrack.reads.ada"])
        #expect(ids(" getTrack.reads , listArtists.refusals.expired,").contains("listArtists.refusals.expired"))
        let reads = ids("getTrack.reads")
        #expect(reads.count > 1 && reads.allSatisfy { $0.hasPrefix("getTrack.reads.") })
        #expect(ids("").count == ContractSuite(environment: [:]).cases.count)
        // What two words name is played once.
        #expect(ids("getTrack.reads.ada,getTrack.reads.ada,getTrack") == ids("getTrack"))
    }

    @Test(
        "that names no case fails, and says which is meant",
        arguments: [
            ("getTrak.reads.ada", "; did you mean \"getTrack.reads.ada\"?"),
            ("getTrack.rea", "; did you mean \"getTrack.reads\"?"),
            ("nonsense-of-another-kind", "; ContractSuite().cases lists those that there are"),
        ])
    func strangers(id: String, hint: String) async {
        let cases = ContractSuite(environment: ["SOUNDCHECK_ONLY": id]).cases
        #expect(cases.map(\.id.rawValue) == [id])
        let text = await cases.first?.failure { PlainClient(door: $0) }
        #expect(text == "SOUNDCHECK_ONLY names \"\(id)\", which is no case\(hint)")
    }

    @Test("gives one case where the server cannot start, which says why")
    func noServer() async {
        let cases = ContractSuite(environment: ["SOUNDCHECK_ONLY": "getTrack"])
            .cases(of: .failure(.missing("The seeds are not where they were looked for.")))
        #expect(cases.map(\.id) == ["server.start"])
        let text = await cases.first?.failure { PlainClient(door: $0) }
        #expect(text == "The seeds are not where they were looked for.")
    }

    @Test("marks what is excluded, and fails for an exclusion of nothing")
    func exclusions() async {
        let suite = ContractSuite(
            excluding: [
                .init("getTrack.reads.ada", because: "later"), .init("getTrack.read.ada", because: "misspelt"),
                .init("getArtwork.refusals", because: "too short"),
            ], environment: [:])
        let excluded = suite.cases.filter { $0.exclusion != nil }
        #expect(excluded.map(\.id) == ["getTrack.reads.ada"])
        #expect(excluded.first?.exclusion?.reason == "later")
        let complaints = suite.cases.suffix(2)
        var texts: [String?] = []
        for complaint in complaints { texts.append(await complaint.failure { PlainClient(door: $0) }) }
        #expect(
            texts == [
                "An exclusion names \"getTrack.read.ada\", which is no case; did you mean \"getTrack.reads.ada\"?",
                "An exclusion names \"getArtwork.refusals\", which is no case but the beginning of some; name each: "
                    + "getArtwork.refusals.not-found, getArtwork.refusals.invalid",
            ])
    }
}
