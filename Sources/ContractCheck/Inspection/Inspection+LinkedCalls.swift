import Contract
import Foundation
import JSONText

extension Operation {
    /// Whether it is for whoever has its URL: it needs no token, and its ids are found in URLs that answers show.
    var isLinkedTo: Bool { method == "GET" && !requiresToken && !pathParameters.isEmpty }
}

extension Inspection {
    /// Calls of such an operation, each as some answer's URL has it.
    nonisolated func linkedCalls(to operation: Operation) async throws(TransportFault) -> [CheckCall] {
        var known: Set<String> = []
        return try await shownURLs.compactMap { url in
            guard known.insert(url).inserted, url.hasPrefix(baseURL + "/") else { return nil }
            return operation.call(by: String(url.dropFirst(baseURL.count)))
        }
    }

    /// The URLs in what callers' lists lead to: of pictures, of audio, and of share links that work.
    private nonisolated var shownURLs: [String] {
        get async throws(TransportFault) {
            struct Shown: Sendable { let urls: [String] }
            let shown: Shown = try await once { inspection async throws(TransportFault) in
                var urls: [String] = []
                for caller in inspection.callers {
                    let survey = try await inspection.survey(of: caller)
                    let items = (survey.spaces + survey.projects + survey.tracks + survey.files).map(\.item)
                    urls += items.flatMap { [$0["artworkUrl"], $0["audioUrl"]] }.compactMap { $0?.stringValue }
                    urls += try await inspection.activeLinks(of: caller).compactMap { $0["url"]?.stringValue }
                }
                return Shown(urls: urls)
            }
            return shown.urls
        }
    }

    /// Share links that are said to work: those in the aggregate of what the caller shares, and in a few lists of links.
    private nonisolated func activeLinks(of caller: CheckCaller) async throws(TransportFault) -> [JSONValue] {
        var links: [JSONValue] = []
        let aggregate = try await success(of: Sighting.aggregate, as: caller)?.json
        for level in Level.allCases {
            links += (aggregate?[level.aggregateKey]?.arrayValue ?? []).flatMap { $0["links"]?.arrayValue ?? [] }
            guard let operation = document.operation(level.linksOperation) else { continue }
            for call in try await calls(of: operation) where call.caller == caller {
                links += try await success(of: operation.id, call.arguments, as: caller)?.elements ?? []
            }
        }
        return links.filter { $0["status"]?.stringValue == "active" }
    }
}

extension Operation {
    /// The call that a target means, path and query; nothing where it leads elsewhere.
    func call(by target: String) -> CheckCall? {
        let halves = target.prefix { $0 != "#" }.split(separator: "?", maxSplits: 1).map(String.init)
        let segments = halves[0].dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let values = path.match(segments.map { $0.removingPercentEncoding ?? $0 }) else { return nil }
        let query = halves.dropFirst().flatMap { $0.split(separator: "&") }.map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { $0.removingPercentEncoding ?? String($0) }
            return CheckQuery.Item(parts[0], parts.count > 1 ? parts[1] : "")
        }
        return CheckCall(
            arguments: Dictionary(zip(path.parameterNames, values), uniquingKeysWith: { first, _ in first }),
            query: CheckQuery(query))
    }
}
