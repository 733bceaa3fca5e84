import Contract
import HTTPWire

/// Ids of Ada's, for paths of which any will do.
enum Sample {
    static let space = "artist-night-bloom"
    static let project = "project-night-bloom-afterglow"
    static let track = "track-undertow"

    static func path(of operation: Operation) throws -> String {
        let artwork = try Bundled.catalog().space(id: space)?.artworkId ?? ""
        return operation.path(
            with: ["artistId": space, "projectId": project, "trackId": track, "artworkId": artwork])
    }

    /// Ada's call of a reading operation.
    static func request(of operation: Operation) throws -> HTTPRequest {
        try .get(path(of: operation), as: operation.requiresToken ? .ada : nil)
    }
}

extension Operation {
    /// Its path with values for its parameters; those without one stay as they are.
    func path(with values: [String: String]) -> String {
        path.segments.map { segment in
            switch segment {
            case .literal(let text): "/\(text)"
            case .parameter(let name): "/\(values[name] ?? "{\(name)}")"
            }
        }.joined()
    }

    var isReading: Bool { method == "GET" }
}
