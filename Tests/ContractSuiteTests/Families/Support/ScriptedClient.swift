import Foundation
import HTTPWire
import JSONText

@testable import ContractSuite

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A client that keeps all of every answer, but for the traits that a test gives it.
final class ScriptedClient: ContractClient {
    private let door: ContractDoor
    private let traits: ClientTraits
    private let session: URLSession
    private let store: AnswerStore

    init(_ door: ContractDoor, _ traits: ClientTraits) {
        self.door = door
        self.traits = traits
        store = traits.sharedStore ?? AnswerStore()
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = traits.patience ?? door.patience
        session = URLSession(configuration: configuration)
    }

    deinit { session.finishTasksAndInvalidate() }

    func failure(for error: any Error) -> ContractFailure { traits.failure ?? ContractFailure(reading: error) }

    func answer(_ call: ContractCall) async throws -> ContractAnswer {
        if traits.lacks.contains(call.operationID) { return .unsupported }
        for _ in 1..<max(1, traits.tries) {
            if let answer = try? await tryOnce(call) { return answer }
        }
        guard traits.tries > 0 else { throw CancellationError() }
        return try await tryOnce(call)
    }

    private func tryOnce(_ call: ContractCall) async throws -> ContractAnswer {
        switch call {
        case .getArtwork: return .bytes(try await fetch(call).body)
        case .everyPage(let list, let limit):
            let items = JSONValue.array(try await pages(of: list, limit).flatMap { $0.arrayValue ?? [] })
            return .encoded(Plain(value: traits.keep(list, items)))
        default: return .encoded(Plain(value: traits.keep(call, try JSONParser.parse(try await fetch(call).body))))
        }
    }

    private func pages(of list: ContractCall, _ limit: Int) async throws -> [JSONValue] {
        let path = try request(list).path
        guard traits.paging != .none else { return [try JSONParser.parse(try await fetch(list).body)] }
        var next = URL(string: "\(door.baseURL.absoluteString)\(path)?limit=\(limit)")
        var pages: [JSONValue] = []
        while let url = next {
            let page = try await fetch(URLRequest(url: url))
            pages.append(try JSONParser.parse(page.body))
            next = traits.paging == .firstPage ? nil : page.next
        }
        return pages
    }

    private func request(_ call: ContractCall) throws -> ContractCall.Request {
        call.request(by: try SuiteServer.shared.get().backend.contract)
    }

    private func fetch(_ call: ContractCall) async throws -> LoadedAnswer {
        let sent = try request(call)
        var request = URLRequest(url: try URL(string: door.baseURL.absoluteString + sent.path).orThrow())
        request.httpMethod = sent.method
        if let body = sent.body {
            request.httpBody = Data(JSONWriter.bytes(of: body))
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        return try await fetch(request)
    }

    private func fetch(_ request: URLRequest) async throws -> LoadedAnswer {
        var request = request
        let key = request.url?.absoluteString ?? ""
        let kept = traits.caching == .none ? nil : store[key]
        if let kept, traits.caching == .forEver { return kept }
        request.setValue("Bearer \(door.token)", forHTTPHeaderField: "Authorization")
        if let tag = kept?.tag { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
        let (data, response) = try await session.data(for: request)
        let answer = try LoadedAnswer(data, response)
        if let kept, answer.status == 304 { return traits.caching == .revalidated ? kept : .empty }
        guard answer.status < 300 || !traits.readsStatus else { throw RefusedCall(status: answer.status) }
        store[key] = answer
        return answer
    }
}

/// The client was refused what it asked for.
struct RefusedCall: Error {
    let status: Int
}

/// A value as a model that keeps all of it.
private struct Plain: Encodable {
    let value: JSONValue

    func encode(to encoder: any Encoder) throws {
        switch value {
        case .null: try one(encoder) { try $0.encodeNil() }
        case .bool(let value): try one(encoder) { try $0.encode(value) }
        case .integer(let value): try one(encoder) { try $0.encode(value) }
        case .number(let value): try one(encoder) { try $0.encode(value) }
        case .string(let value): try one(encoder) { try $0.encode(value) }
        case .array(let elements): try one(encoder) { try $0.encode(elements.map(Plain.init)) }
        case .object(let object):
            try one(encoder) {
                try $0.encode(Dictionary(uniqueKeysWithValues: object.members.map { ($0.key, Plain(value: $0.value)) }))
            }
        }
    }

    private func one(
        _ encoder: any Encoder, _ encode: (inout any SingleValueEncodingContainer) throws -> Void
    ) throws {
        var container = encoder.singleValueContainer()
        try encode(&container)
    }
}

extension Optional {
    fileprivate func orThrow() throws -> Wrapped {
        guard let self else { throw URLError(.badURL) }
        return self
    }
}
