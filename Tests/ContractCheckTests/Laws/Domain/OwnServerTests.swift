import Catalog
import HTTPWire
import JSONText
import MockAPI
import MockServer
import Testing

@testable import ContractCheck

@Suite("A server that keeps the laws of the domain")
struct OwnServerTests {
    /// By the laws of the domain alone.
    private func expectNothing(_ transport: BackendTransport, seeds: Snapshot? = nil) async throws -> [String] {
        let judging = Judging(transport, seeds: seeds, cases: DomainLaws.cases(for: transport.backend.contract))
        for (id, found) in try await judging.findings() {
            Issue.record("\(id) has \(found.count) findings, such as \(found[0].told)")
        }
        return await judging.inspection.notes
    }

    @Test(
        "Nothing is found on the seeds that others are broken on, and what the aggregate saves is told")
    func small() async throws {
        let transport = try Small.transport()
        let cases = ContractCheck.cases(for: transport.backend.contract)
        let judging = Judging(transport, cases: cases)
        let findings = try await judging.findings()
        #expect(findings.isEmpty, "\(findings.map { "\($0): \($1[0].told)" })")
        // Of Ada's: the list of spaces; two spaces and three projects, each with its detail, its links and the list of what
        // it holds; five tracks with detail and links.
        let saving =
            "listSharedByMe saves requests: it is one, where clients otherwise make "
            + "26 (ada), 9 (ben), 1 (cleo), 1 (dora)."
        #expect(await judging.inspection.notes.contains(saving))
    }

    @Test("Nothing is found on other data, whose values are nobody's to judge", arguments: 1...2)
    func generated(seed: Int) async throws {
        let backend = try Backend.playing(GeneratedSeeds(seed: seed).catalog())
        let notes = try await expectNothing(BackendTransport(backend: backend), seeds: SmallSeeds.catalog())
        #expect(notes.contains { $0.contains("other data") })
    }

    @Test("Nothing is found where instants have an offset")
    func offsets() async throws {
        let prefer = CheckRequest.Field("Prefer", "variant=offset-dates")
        let notes = try await expectNothing(BackendTransport(backend: Backend.small.get(), adding: [prefer]))
        #expect(notes.contains("The server plays the seeds: their values were judged too."))
    }

    @Test("Nothing is found where instants have fractions, but that they are not the seeds'")
    func fractions() async throws {
        let prefer = CheckRequest.Field("Prefer", "variant=fractional-seconds")
        _ = try await expectNothing(
            BackendTransport(backend: Backend.small.get(), adding: [prefer]), seeds: SeedDraft.empty.catalog())
    }

    @Test("On seeds that were moved in time the values are judged too", arguments: [-86_400 * 400, 31_337])
    func moved(seconds: Int64) async throws {
        let backend = try Backend.playing(SmallSeeds.catalog().shifted(by: seconds))
        let notes = try await expectNothing(BackendTransport(backend: backend), seeds: SmallSeeds.catalog())
        #expect(notes.contains("The server plays the seeds: their values were judged too."))
    }
}
