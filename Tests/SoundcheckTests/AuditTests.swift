import HTTPWire
import MockAPI
import MockServer
import Reporting
import Testing

@testable import soundcheck

@Suite("What a program did with its server")
struct AuditTests {
    private let backend: Backend

    init() throws {
        var options = MockServer.Options()
        options.seeds = "empty"
        backend = try Backend(options)
        backend.worlds.keepLedger()
    }

    private func ask(_ path: String) throws {
        var fields = HTTPFields()
        fields.append(.host, "localhost")
        fields.append(.authorization, "Bearer mock-ada")
        _ = backend.respond(to: HTTPRequest(method: .get, target: try RequestTarget(path), fields: fields)).answer
    }

    private func audit(exitCode: ExitCode = .ok) throws -> Audit {
        let arguments = try Arguments(["exec", "--", "npm", "test"])
        return Audit(of: arguments, by: backend, exitCode: exitCode, seconds: 1)
    }

    private func failures(_ audit: Audit) -> [String] { audit.report.failures.map(\.id) }

    @Test("is told by operation, with those that were not called skipped")
    func report() throws {
        try ask("/artist?sort=name")
        try ask("/auth/me")
        let report = try audit(exitCode: .notFound).report
        #expect(report.title == "soundcheck exec -- npm test")
        #expect(report.failures.map(\.id) == ["program", "listArtists.requests"])
        #expect(report.failures.map(\.headline)[0] == "npm ended with 127")
        #expect(report.verdicts.first { $0.id == "getCurrentUser.requests" }?.state == .passed)
        #expect(report.verdicts.first { $0.id == "getArtist.requests" }?.state == .skipped(because: "not called"))
        #expect(report.notes == ["2 of 44 operations called, 2 of 314 declared statuses answered, 0.6 %"])
    }

    @Test("names a violation once, however many worlds have it")
    func repeated() throws {
        for world in 1...5 { try ask("/w/world-\(world)/artist?sort=name") }
        let audit = try audit()
        #expect(audit.findings.map(\.times) == [5])
        #expect(audit.findings.map(\.world) == ["world-1"])
        #expect(audit.text(Style(isColoured: false)).contains("soundcheck: 5 violations that nobody declared, "))
        #expect(audit.report.failures[0].text.hasSuffix("in the world world-1, and 4 times more"))
    }

    @Test("shows the first thirty of very many violations, and counts the others")
    func many() throws {
        for number in 1...33 { try ask("/artist?odd\(number)=1") }
        let text = try audit().text(Style(isColoured: false))
        #expect(text.contains("?odd30=1 ") && !text.contains("?odd31=1 "))
        #expect(text.contains("\n  and 3 others, which --junit, --json and --markdown tell\n"))
    }

    @Test("fails where a journal had no room for a violation, since nobody can judge it any more")
    func forgotten() throws {
        try ask("/artist")
        try ask("/artist?sort=name")
        try ask("/artist?order=up")
        backend.worlds.standard.change { state, _ in state.journal.forget(toFit: 0) }
        let audit = try audit()
        #expect(failures(audit) == ["journals"])
        #expect(
            audit.text(Style(isColoured: false)).contains(
                "in the world default, there was no room for 2 violations, declared or not, the first by GET /artist?sort=name "
                    + "(undeclared-parameter sort: listArtists has no query parameter \"sort\": it takes limit, cursor.); "
                    + "a world of its own for each test has room\n"))
    }

    @Test("tells a request that cannot be read as one, since it has neither method nor target")
    func unreadable() throws {
        _ = backend.answer(to: RequestRefusal(.badRequest, "There is no method."))
        #expect(try audit().report.failures[0].text.contains("\n  a request that cannot be read in the world default"))
    }

    @Test("is clean where there is nothing to tell")
    func clean() throws {
        try ask("/artist")
        #expect(failures(try audit()).isEmpty)
    }
}
