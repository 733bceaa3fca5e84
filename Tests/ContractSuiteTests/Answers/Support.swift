import Contract
import ContractFiles
import Foundation
import JSONText

@testable import ContractSuite

/// A JSON text as a value.
func json(_ text: String) throws -> JSONValue { try JSONParser.parse(Array(text.utf8)) }

extension ContractAnswer {
    /// What differs from an answer, a line each.
    func differences(from answer: String) throws -> [String] {
        agreement(with: try json(answer)).differences.map(\.description)
    }
}

/// A client's value for a model with one property, decoded as a client decodes it.
func decoded<Model: Decodable>(_ type: Model.Type = Model.self, from text: String) throws -> Model {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode(type, from: Data(text.utf8))
}

let trackText = #"""
    {"id": "t", "name": "Night \"Bloom\"", "position": 3, "durationMs": 215000, "label": "Low Tide", "state": "inReview",
     "artworkUrl": "http://localhost:8080/artwork/a", "createdAt": "2026-06-07T09:30:00Z",
     "owner": {"id": "ada", "name": "Ada", "avatarUrl": null}, "writers": ["Ada", "Ben"]}
    """#
