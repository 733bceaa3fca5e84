import Catalog
import JSONText
import Testing

@testable import SeedGenerator

/// What a person would look for in generated seeds.
@Suite("A generated catalogue")
struct GeneratedCatalogTests {
    private let catalog: Snapshot
    private let generator = SeedGenerator(tracks: 3_000, seed: 3)

    init() throws { catalog = try SeedLoader.catalog(from: generator.files()) }

    @Test("has happened before now")
    func times() {
        let now = catalog.scenario.now
        #expect(
            catalog.spaces.allSatisfy { $0.updatedAt <= now } && catalog.projects.allSatisfy { $0.updatedAt <= now })
        #expect(catalog.tracks.allSatisfy { $0.updatedAt <= now } && catalog.files.allSatisfy { $0.uploadedAt <= now })
        #expect(
            catalog.comments.allSatisfy { $0.updatedAt <= now } && catalog.grants.allSatisfy { $0.grantedAt <= now })
        #expect(catalog.links.allSatisfy { $0.createdAt <= now } && catalog.activities.allSatisfy { $0.at <= now })
        #expect(catalog.reviews.allSatisfy { $0.createdAt <= now } && catalog.reads.allSatisfy { $0.readAt <= now })
    }

    @Test("has happened in its order: a comment comes after its version, that after its track, that after its project")
    func order() throws {
        for track in catalog.tracks {
            #expect(track.createdAt > (try #require(catalog.project(id: track.projectId)?.createdAt)))
            #expect(track.updatedAt <= (try #require(catalog.project(id: track.projectId)?.updatedAt)))
            for file in catalog.files(of: track.id) {
                #expect(file.uploadedAt > track.createdAt)
                for comment in catalog.comments(on: file.id) { #expect(comment.createdAt > file.uploadedAt) }
            }
        }
    }

    @Test("has tracks that last as long as their newest version, and states that their reviews have decided")
    func tracks() {
        for track in catalog.tracks {
            let current = catalog.currentFile(of: track.id)
            #expect(current?.durationMs ?? 0 == track.durationMs)
            guard let review = catalog.reviews(of: track.id).first else { continue }
            #expect(review.fileId == current?.id)
            #expect((review.decision == .approve) == (track.state == .approved))
        }
    }

    @Test("has sections that cover their version")
    func sections() {
        let sections = Dictionary(grouping: catalog.sections, by: \.fileId)
        #expect(sections.count == 30)
        for (file, sections) in sections {
            let sections = sections.sorted { $0.startMs < $1.startMs }
            #expect(sections.first?.startMs == 0 && sections.last?.endMs == catalog.file(id: file)?.durationMs)
            #expect(zip(sections, sections.dropFirst()).allSatisfy { $0.endMs == $1.startMs })
        }
    }

    @Test("has every state, kind and role, and texts that differ")
    func variety() {
        #expect(Set(catalog.tracks.map(\.state)).count == TrackState.allCases.count)
        #expect(Set(catalog.projects.map(\.kind)).count == ProjectKind.allCases.count)
        #expect(Set(catalog.activities.map(\.kind)).count == ActivityKind.allCases.count)
        #expect(Set(catalog.grants.map(\.role)).count == 3)
        #expect(Set(catalog.links.map { $0.status(at: catalog.scenario.now) }).count == LinkStatus.allCases.count)
        #expect(Set(catalog.spaces.map(\.genre)).count > 6)
        #expect(Set(catalog.comments.map(\.text)).count > 1_000)
        #expect(Set(catalog.tracks.map(\.name)).count > 1_500)
        #expect(Set(catalog.users.map(\.name)).count > catalog.users.count * 9 / 10)
    }

    @Test("says the moment that a comment is about as players show it")
    func moments() {
        let timed = catalog.comments.filter { $0.atMs != nil }
        #expect(timed.count > 1_000)
        for comment in timed {
            let seconds = (comment.atMs ?? 0) / 1_000
            let digits = String(seconds % 60)
            #expect(comment.text.contains("\(seconds / 60):\(digits.count == 1 ? "0" : "")\(digits) "))
        }
    }
}
