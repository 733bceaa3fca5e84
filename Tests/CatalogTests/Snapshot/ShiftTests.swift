import Catalog
import JSONText
import Testing

@Suite("A catalogue told at another time")
struct ShiftTests {
    @Test("Every instant moves by the same amount")
    func instants() throws {
        let texts = try SeedTexts.small.replacing(
            #""about": "Owns.""#, with: #""about": "", "tokenExpiresAt": "2026-01-01T00:00:00Z""#, in: "users.json")
        let base = try texts.snapshot()
        let shifted = base.shifted(by: 90_061)
        let pairs = zip(instants(of: base), instants(of: shifted))
        #expect(instants(of: base).count == 28)
        for (before, after) in pairs { #expect(after == before.advanced(by: 90_061)) }
    }

    @Test("All else stays, and so do the orders")
    func rest() throws {
        let base = try SeedTexts.small.snapshot()
        let shifted = base.shifted(by: 1_000_000)
        #expect(shifted.sections == base.sections)
        #expect(shifted.activitiesNewestFirst.map(\.id) == base.activitiesNewestFirst.map(\.id))
        #expect(shifted.reviews(of: "track-a").map(\.id) == ["review-b", "review-a"])
        #expect(shifted.files(of: "track-a").map(\.id) == ["file-b", "file-a"])
        #expect(shifted.access(of: "ben", to: .track("track-a")) == base.access(of: "ben", to: .track("track-a")))
        #expect(shifted.shifted(by: -1_000_000).grants == base.grants)
    }

    private func instants(of snapshot: Snapshot) -> [Instant] {
        var instants = [snapshot.scenario.now]
        instants += snapshot.users.compactMap(\.tokenExpiresAt)
        instants += snapshot.spaces.flatMap { [$0.createdAt, $0.updatedAt] }
        instants += snapshot.projects.flatMap { [$0.createdAt, $0.updatedAt] }
        instants += snapshot.tracks.flatMap { [$0.createdAt, $0.updatedAt] }
        instants += snapshot.files.map(\.uploadedAt)
        instants += snapshot.comments.flatMap { [$0.createdAt, $0.updatedAt] }
        instants += snapshot.grants.map(\.grantedAt)
        instants += snapshot.links.flatMap { [$0.createdAt, $0.expiresAt, $0.revokedAt].compactMap(\.self) }
        instants += snapshot.activities.map(\.at)
        instants += snapshot.reviews.map(\.createdAt)
        instants += snapshot.reads.map(\.readAt)
        return instants
    }
}
