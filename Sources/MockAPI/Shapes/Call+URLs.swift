import Catalog
import JSONText

/// Absolute URLs, under the authority that the request was made to, so that they load wherever the server was reached.
extension Call {
    func artworkURL(_ id: String) -> String { "\(baseURL)/artwork/\(id.percentEncoded)" }

    /// Players send no `Authorization`, so the URL carries a token of its own.
    func audioURL(of file: AudioFile) -> String {
        "\(baseURL)/audio/\(file.id.percentEncoded)?token=\(AudioFile.urlToken(of: file.id).percentEncoded)"
    }

    func shareURL(of link: ShareLink) -> String { "\(baseURL)/s/\(link.token.percentEncoded)" }

    func url(of comment: Comment) -> String { "\(baseURL)/comment/\(comment.id.percentEncoded)" }

    func url(of link: ShareLink) -> String { "\(baseURL)/link/\(link.id.percentEncoded)" }

    /// This call's own URL, with its declared query parameters and with `query` in place of what it names.
    func url(query changes: [String: String]) -> String {
        let path = operation.path.segments.map { segment in
            switch segment {
            case .literal(let text): text.percentEncoded
            case .parameter(let name): text(name).percentEncoded
            }
        }
        let query = operation.queryParameters.compactMap { parameter in
            (changes[parameter.name] ?? arguments[parameter.name]?.parameterText).map {
                "\(parameter.name.percentEncoded)=\($0.percentEncoded)"
            }
        }
        return "\(baseURL)/\(path.joined(separator: "/"))" + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
    }
}

extension AudioFile {
    /// What lets in whoever has the URL of a file's sound.
    static func urlToken(of id: String) -> String { "mock-audio-\(id)" }
}

extension JSONValue {
    /// A scalar as a parameter writes it; nothing for anything else.
    var parameterText: String? {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .number(let number): String(number)
        case .bool(let flag): String(flag)
        case .null, .array, .object: nil
        }
    }
}
