import Contract
import Foundation
import HTTPWire
import JSONText
import MockAPI

/// Calls to an operation, made of nothing but the document and the seeds.
extension Contract.Operation {
    /// Whether a handler answers it, and not its example.
    var isComputed: Bool { Self.computed.contains(id) }

    private static let computed = Set(
        Operations.handlers.map(\.operationId) + AdminOperations.handlers.map(\.operationId))

    var isReading: Bool { method == "GET" }

    var answersJSON: Bool { success?.content?.isJSON == true }

    /// Whether it is a list that comes in pages.
    var isPaged: Bool { ["limit", "cursor"].allSatisfy { parameter(named: $0, in: .query) != nil } }

    /// Everybody; for an operation that does not ask who is asking, nobody.
    var callers: [Person?] { requiresToken ? Person.allCases : [nil] }

    /// Its path with values for its parameters; those without one have the document's example.
    func path(with values: [String: String] = [:]) -> String {
        path.segments.map { segment in
            switch segment {
            case .literal(let text): "/" + text.percentEncoded
            case .parameter(let name):
                "/" + (values[name] ?? parameter(named: name, in: .path)?.exampleText ?? "{\(name)}").percentEncoded
            }
        }.joined()
    }

    /// Its path with ids from all over the seeds: each parameter takes its own while the others have their example. Of
    /// the many tracks, files and comments some will do.
    func pathsInSeeds() throws -> [String] {
        let varied = try pathParameters.flatMap { parameter in
            try SeedIDs.all(for: parameter.name).spread(over: 60).map { path(with: [parameter.name: $0]) }
        }
        return varied.contains(path()) ? varied : [path()] + varied
    }

    /// A call with all that must be sent: the document's examples where nothing else is given.
    func request(
        path: String? = nil, query: [String: String] = [:], as person: Person? = nil
    ) throws -> HTTPRequest {
        let path = path ?? self.path()
        let items = queryParameters.compactMap { parameter in
            let needed = parameter.isAudioToken ? path.audioToken : parameter.isRequired ? parameter.exampleText : nil
            return (query[parameter.name] ?? needed).map {
                "\(parameter.name.percentEncoded)=\($0.percentEncoded)"
            }
        }
        let target = path + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
        var request = try HTTPRequest.make(HTTPMethod(rawValue: method), target, as: person)
        for parameter in headerParameters where parameter.isRequired {
            if let name = HTTPFieldName(parameter.name) { request = request.with(name, parameter.exampleText ?? "") }
        }
        guard let body = requestBody?.content.values.first(where: \.isJSON), let example = body.example else {
            return request
        }
        return request.with(body: JSONWriter.bytes(of: example), type: body.name)
    }

    /// The examples of all its query parameters. A cursor's stands for one and is none.
    var queryExamples: [String: String] {
        let examples = queryParameters.filter { $0.name != "cursor" }.compactMap { parameter in
            parameter.exampleText.map { (parameter.name, $0) }
        }
        return Dictionary(uniqueKeysWithValues: examples)
    }
}

extension Array {
    /// At the most so many of the elements, from all over.
    func spread(over count: Int) -> [Element] {
        let step = (self.count + count - 1) / count
        return step <= 1 ? self : stride(from: 0, to: self.count, by: step).map { self[$0] }
    }
}

extension Contract.Parameter {
    /// Its example as it is written in a request.
    fileprivate var exampleText: String? {
        example.map { $0.stringValue ?? String(decoding: JSONWriter.bytes(of: $0), as: UTF8.self) }
    }

    /// Not required, since its lack is 401.
    fileprivate var isAudioToken: Bool { name == "token" && location == .query }
}

extension String {
    /// What the `audioUrl` of a file carries, for a path that ends in its id.
    fileprivate var audioToken: String { "mock-audio-" + (split(separator: "/").last ?? "") }

    fileprivate var percentEncoded: String {
        let unreserved = CharacterSet(charactersIn: "-._~").union(.alphanumerics)
        return addingPercentEncoding(withAllowedCharacters: unreserved) ?? self
    }
}
