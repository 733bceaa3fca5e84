import MockAPI
import MockServer
import Reporting
import Testing

@testable import ContractCheck

@Suite("A check of a server that keeps the contract")
struct SoundServerTests {
    private func report(
        seeds: String, clock: MockServer.Clock = .seeds, as callers: [CheckCaller] = [], only chosen: [String] = []
    ) async throws -> Report {
        var server = MockServer.Options()
        server.seeds = seeds
        server.clock = clock
        let transport = try BackendTransport(backend: Backend(server))
        var options = CheckOptions(baseURL: transport.baseURL)
        options.seeds = seeds
        options.callers = callers
        options.only = chosen
        options.writes = true
        return try await ContractCheck.run(options, over: transport)
    }

    @Test("Nothing is found on the seeds, and every case has something to judge but for reviews, which are not tried")
    func seeds() async throws {
        let report = try await report(seeds: "default")
        #expect(report.failures.isEmpty, "\(report.failureTexts)")
        #expect(
            report.skipped == Set(["status", "schema", "headers", "forbidden", "body"].map { "reviewTrack.\($0)" }))
        let sentence = try #require(report.verdicts.first { $0.id == "reviewTrack.status" }?.sentence)
        #expect(sentence.contains("no operation takes a review back"))
        #expect(try #require(report.requests) < 4000, "\(report.notes)")
    }

    @Test("Nothing is found where there is nothing, and what could not be judged is told")
    func empty() async throws {
        let report = try await report(seeds: "empty")
        #expect(report.failures.isEmpty, "\(report.failureTexts)")
        #expect(report.skipped.isSuperset(of: ["getTrack.status", "listTracksOfProject.paging", "getArtwork.head"]))
        #expect(
            report.skipped.isDisjoint(with: ["listArtists.paging", "getTrack.not-found", "getTrack.unauthenticated"]))
    }

    @Test("Nothing is found today, by two callers of whom no credentials are known")
    func twoCallersToday() async throws {
        let callers = ["ben", "cleo"].map { CheckCaller(name: $0, token: "mock-\($0)") }
        // The protocol's cases do not depend on what day it is: some operations' will do.
        let document = try Backend.small.get().contract
        let chosen = DomainLaws.cases(for: document).map(\.id) + ["signIn", "getTrack", "listArtistLinks"]
        let report = try await report(seeds: "default", clock: .today, as: callers, only: chosen)
        #expect(report.failures.isEmpty, "\(report.failureTexts)")
        #expect(report.skipped.contains("signIn.status"))
        #expect(report.skipped.isDisjoint(with: ["getTrack.forbidden", "listArtistLinks.forbidden"]))
    }
}

extension Report {
    /// How many were sent.
    fileprivate var requests: Int? {
        notes.first { $0.hasSuffix(" requests were sent, as ada, ben, cleo, dara, eli, faye.") }
            .flatMap { Int($0.prefix { $0 != " " }) }
    }

    fileprivate var skipped: Set<String> {
        Set(verdicts.filter { if case .skipped = $0.state { true } else { false } }.map(\.id))
    }
}
