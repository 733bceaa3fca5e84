import Contract
import Foundation
import JSONText
import MockAPI
import Reporting
import Testing

@testable import ContractCheck

@Suite("Operations that write")
struct WritingTests {
    /// The bundled document, in which a track can be deleted and approved too.
    private func document() throws -> ContractDocument {
        let backend = try Backend.small.get()
        var root = backend.contract.root
        var operation = try #require(root["paths"]?["/track/{trackId}"]?["get"])
        operation.set("responses", "204", to: ["description": "Done."])
        operation.edit("responses") { responses in
            guard case .object(let object) = responses else { return }
            responses = .object(JSONObject(object.keys.filter { $0 != "200" }.map { ($0, object[$0] ?? .null) }))
        }
        root.set("paths", "/track/{trackId}", "delete", to: operation.with("operationId", "deleteTrack"))
        root.set(
            "paths", "/track/{trackId}/approval",
            to: ["post": operation.with("operationId", "approveTrack")])
        return try ContractDocument.load(JSONWriter.bytes(of: root), name: "openapi.json")
    }

    private func report(over transport: any CheckTransport) async throws -> Report {
        var options = CheckOptions(baseURL: "")
        options.writes = true
        options.only = ["deleteTrack", "approveTrack", "getTrack.method"]
        let small = try Small.plan(options: options, of: document())
        return try await ContractCheck.run(small, over: transport)
    }

    @Test("are asked of nothing that is there, not even without a right to it")
    func harmless() async throws {
        let asked = Requests()
        let transport = BrokenServer(sound: try Small.transport()) { request, sound throws(TransportFault) in
            asked.note(request)
            return try sound.answer(to: request)
        }
        _ = try await report(over: transport)
        let tracks = try Backend.small.get().worlds.standard.moment.catalog.tracks.map(\.id)
        let written = asked.all.filter { ["DELETE", "POST"].contains($0.method) }
        #expect(!written.isEmpty)
        #expect(written.allSatisfy { request in !tracks.contains { request.target.contains("/\($0)") } })
    }

    @Test("are not taken for refused methods where another of the path's operations takes them")
    func methods() async throws {
        let transport = BrokenServer(sound: try Small.transport()) { request, sound throws(TransportFault) in
            var response = try sound.answer(to: request)
            if request.isFor("/track/*"), let allow = response["Allow"] { response.set("Allow", "\(allow), DELETE") }
            return response
        }
        let failures = try await report(over: transport).failures
        #expect(failures.isDisjoint(with: ["getTrack.method", "deleteTrack.method"]))
    }
}

extension Small {
    /// A check of a document of one's own.
    fileprivate static func plan(options: CheckOptions, of document: ContractDocument) throws -> CheckPlan {
        try CheckPlan(options, document, Backend.small.get().worlds.standard.moment.catalog)
    }
}

/// Remembers requests in order. `@unchecked Sendable`: they are only touched under the lock.
private final class Requests: @unchecked Sendable {
    private let lock = NSLock()
    private var requests: [CheckRequest] = []

    var all: [CheckRequest] { lock.withLock { requests } }

    func note(_ request: CheckRequest) { lock.withLock { requests.append(request) } }
}
