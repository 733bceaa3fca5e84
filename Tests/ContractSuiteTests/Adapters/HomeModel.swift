import ContractSuite
import Foundation
import StageClient
import Testing

/// A view model of the main actor, which shows less than there is, and has it ready as texts.
@MainActor
private final class HomeModel {
    struct Card {
        let id: String
        let title: String
        let projects: String
        let artwork: URL?
    }

    private(set) var cards: [Card] = []
    private let client: StageClient

    init(client: StageClient) { self.client = client }

    func load() async throws {
        cards = try await client.artists().map {
            Card(id: $0.id, title: $0.name, projects: "\($0.projectCount) projects", artwork: $0.artworkUrl)
        }
    }
}

extension HomeModel: ContractClient {
    func answer(_ call: ContractCall) async throws -> ContractAnswer {
        guard case .listArtists = call else { return .unsupported }
        try await load()
        var facts: [String: (any Sendable)?] = ["": cards.count]
        for (index, card) in cards.enumerated() {
            facts["/\(index)/id"] = card.id
            facts["/\(index)/name"] = card.title
            facts["/\(index)/projectCount"] = Int(card.projects.prefix { $0 != " " })
            facts["/\(index)/artworkUrl"] = .some(card.artwork)
        }
        return .facts(facts)
    }
}

extension AdapterTests {
    @Test("a class of the main actor, which tells what it shows")
    func mainActorClass() async {
        await expectFailures(exactly: [], among: ["listArtists"]) { door in
            await HomeModel(client: StageClient(door))
        }
    }
}
