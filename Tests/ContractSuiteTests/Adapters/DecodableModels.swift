import ContractSuite
import Foundation
import StageClient
import Testing

/// A model that is read and never written, with names of its own.
private struct Song: Decodable {
    let id: String
    let name: String
    let artworkURL: URL?
    let state: State
    let durationMs: Double
    let createdAt: Date
    let labelCopy: Credits
    let currentFile: Version?

    enum CodingKeys: String, CodingKey {
        case id
        case name
        case artworkURL = "artworkUrl"
        case state
        case durationMs
        case createdAt
        case labelCopy
        case currentFile
    }

    struct Credits: Decodable {
        let isrc: String?
        let writers: [String]
    }

    final class Version: Decodable, Sendable {
        let id: String
        let sizeBytes: UInt64
    }

    enum State: Decodable {
        case draft
        case inReview
        case changesRequested
        case approved
        case unknown(String)

        init(from decoder: any Decoder) throws {
            let text = try decoder.singleValueContainer().decode(String.self)
            switch text {
            case "draft": self = .draft
            case "inReview": self = .inReview
            case "changesRequested": self = .changesRequested
            case "approved": self = .approved
            default: self = .unknown(text)
            }
        }
    }
}

extension AdapterTests {
    @Test("one with models that are only Decodable")
    func decodableModels() async {
        await expectFailures(exactly: [], among: ["getTrack"]) { door in
            FaultyClient(client: StageClient(door)) { client, call in
                guard case .getTrack(let id) = call else { return .unsupported }
                let song: Song = try await client.get("track", id)
                return .mirrored(song)
            }
        }
    }
}
