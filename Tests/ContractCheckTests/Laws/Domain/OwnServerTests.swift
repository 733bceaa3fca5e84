import Catalog
import MockAPI
import MockServer
import Testing

@testable import ContractCheck

@Suite("A server that keeps the laws of the domain")
struct OwnServerTests {
    private func expectNothing(_ transport: BackendTransport, seeds: Snapshot? = nil) async throws {
        let findings = try await Domain.findings(over: transport, seeds: seeds)
        for (id, found) in findings { Issue.record("\(id) has \(found.count) findings, such as \(found[0].told)") }
    }

    @Test("Nothing is found on the bundled seeds")
    func bundled() async throws {
        try await expectNothing(BackendTransport(backend: Backend(MockServer.Options())))
    }

    @Test("Nothing is found on the seeds that others are broken on")
    func small() async throws {
        try await expectNothing(BackendTransport(backend: Backend.small.get()))
    }
}
