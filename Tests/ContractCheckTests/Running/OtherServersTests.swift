import ContractCheck
import Foundation
import JSONText
import MockAPI
import Testing

@testable import ContractCheck

@Suite("Servers that keep the contract otherwise than the mock does")
struct OtherServersTests {
    @Test("What HTTP and the document leave open raises nothing")
    func liberties() async throws {
        let transport = BrokenServer(sound: try Small.transport()) { request, sound throws(TransportFault) in
            try sound.answer(to: request) { request, response in
                for liberty in Liberty.all { liberty(request, &response) }
            }
        }
        let report = try await Small.report(over: transport)
        #expect(report.failures.isEmpty, "\(report.failureTexts)")
    }

    @Test("A proxy that compresses makes ETags weak: one finding an operation, and the document is told to give way")
    func weakTags() async throws {
        let transport = BrokenServer(sound: try Small.transport()) { request, sound throws(TransportFault) in
            var response = try sound.answer(to: request)
            if let tag = response["ETag"] { response.set("ETag", "W/\(tag)") }
            return response
        }
        let report = try await Small.report(over: transport)
        let tagged = try Backend.small.get().contract.operations.filter { $0.method == "GET" }.map {
            "\($0.id).headers"
        }
        #expect(report.failures == Set(tagged), "\(report.failureTexts)")
        let text = try #require(report.verdicts.first { $0.id == "listArtists.headers" }?.text)
        #expect(text.contains("expected a strong ETag, seen: the weak one W/"))
        #expect(text.contains("The document would have to change"))
    }

    @Test("A server that slows clients down")
    func throttled() async throws {
        let throttle = Throttle()
        let transport = BrokenServer(sound: try Small.transport()) { request, sound throws(TransportFault) in
            guard throttle.refuses(request) else { return try sound.answer(to: request) }
            var response = CheckResponse.problem(429, "too-many-requests", at: request)
            response.set("Retry-After", "0")
            return response
        }
        var options = CheckOptions(baseURL: "")
        options.only = ["listArtists", "getTrack"]
        let report = try await Small.report(options, over: transport)
        #expect(report.failures.isEmpty, "\(report.failureTexts)")
    }

    @Test("A server under a path of its own")
    func prefix() async throws {
        let transport = Prefixed(sound: try Small.transport())
        let report = try await Small.report(over: transport)
        #expect(report.failures.isEmpty, "\(report.failureTexts)")
    }
}

/// What a server may do otherwise than the mock; each changes another part of an answer.
private enum Liberty {
    static let all = [proxied, cachedMoreStrictly, linkedRelatively, extended, refusingUnknownMethods]

    /// Fields as proxies write them: in lower case, on several lines, without a length, with a charset.
    @Sendable private static func proxied(_: CheckRequest, _ response: inout CheckResponse) {
        response.set("Content-Length", nil)
        response.fields += [.init("Transfer-Encoding", "chunked"), .init("Vary", "Accept-Encoding")]
        response.fields += [.init("Via", "1.1 proxy"), .init("Via", "1.1 other")]
        if let type = response["Content-Type"], type.hasSuffix("json") {
            response.set("Content-Type", "\(type); charset=utf-8")
        }
        response.fields = response.fields.map { CheckRequest.Field($0.name.lowercased(), $0.value) }
    }

    /// Stricter rules for caches, in another order.
    @Sendable private static func cachedMoreStrictly(_: CheckRequest, _ response: inout CheckResponse) {
        guard response["Cache-Control"] == "private, no-cache" else { return }
        response.set("cache-control", "max-age=0, must-revalidate, private")
    }

    /// Links relative to the page, beside others.
    @Sendable private static func linkedRelatively(_: CheckRequest, _ response: inout CheckResponse) {
        guard let link = response["Link"] else { return }
        let relative = link.replacingOccurrences(of: "<http://localhost:8080", with: "<")
        response.set("link", "</>; rel=\"first\", \(relative)")
    }

    /// Properties that the document does not know.
    @Sendable private static func extended(_: CheckRequest, _ response: inout CheckResponse) {
        response.editProblem { value in
            value.set("_links", to: [:])
            value.editEach { $0.set("_links", to: [:]) }
        }
    }

    /// A method that is not HTTP's own is not implemented.
    @Sendable private static func refusingUnknownMethods(_ request: CheckRequest, _ response: inout CheckResponse) {
        if request.method == "PROPFIND" { response = .problem(501, "not-implemented", at: request) }
    }
}

/// Refuses every request the first time. `@unchecked Sendable`: what it knows is only touched under the lock.
private final class Throttle: @unchecked Sendable {
    private let lock = NSLock()
    private var known: Set<CheckRequest> = []

    func refuses(_ request: CheckRequest) -> Bool { lock.withLock { known.insert(request).inserted } }
}

/// The backend's world `api`, whose URLs all begin with a path.
private struct Prefixed: CheckTransport {
    let sound: BackendTransport
    var baseURL: String { "\(sound.baseURL)/w/api" }

    func send(_ request: CheckRequest) async throws(TransportFault) -> CheckResponse {
        try sound.answer(to: request.with(target: "/w/api" + request.target))
    }
}
