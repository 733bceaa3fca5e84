import Foundation
import MockServer
import MockURLProtocol
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("A version's sound without a socket")
struct MediaTests {
    private static let sound = "/audio/file-talkback-v1?token=mock-audio-file-talkback-v1"
    let mock: MockBackend

    init() throws { mock = try MockBackend.shared.get() }

    private func ask(_ fields: [String: String] = [:], world: String = "") async throws -> Seen {
        try await mock.ask(Question(world + Self.sound, fields: fields))
    }

    private func add(_ rule: String, to world: String) async throws {
        let question = Question(
            world + "/__admin/faults", method: "POST", fields: ["Content-Type": "application/json"], body: rule)
        try #require(try await mock.ask(question).status == 201)
    }

    @Test("comes whole, and by parts that are the whole's")
    func parts() async throws {
        let whole = try await ask()
        #expect(whole.status == 200 && whole.body.count == 4_225_264 && whole.body.starts(with: Data("RIFF".utf8)))
        for range in [0..<1, 1_001..<3_001, 1_000_000..<2_000_000, 4_225_263..<4_225_264] {
            let part = try await ask(["Range": "bytes=\(range.lowerBound)-\(range.upperBound - 1)"])
            #expect(part.status == 206 && part.body == whole.body[range])
            #expect(part.fields["content-range"] == "bytes \(range.lowerBound)-\(range.upperBound - 1)/4225264")
        }
        let head = try await mock.ask(Question(Self.sound, method: "HEAD", fields: [:]))
        #expect(head.body.isEmpty && head.fields["content-length"] == "4225264")
    }

    @Test(
        "whose part breaks off is lost, or never there in time",
        arguments: [
            ("truncate", URLError.Code.networkConnectionLost), ("reset", .networkConnectionLost), ("stall", .timedOut),
        ],
        ["bytes=1001-3000", "bytes=0-1999999"])
    func brokenOff(fault: (name: String, code: URLError.Code), range: String) async throws {
        let world = "/w/media-\(fault.name)-\(range.count)"
        try await add(#"{"operation": "streamAudio", "fault": "\#(fault.name)", "afterBytes": 700}"#, to: world)
        var request = try mock.request(Question(world + Self.sound, fields: ["Range": range]))
        request.timeoutInterval = fault.code == .timedOut ? 0.1 : 60
        #expect(try await mock.failure(of: request).code == fault.code)
    }

    @Test("comes as slowly as a rule says", arguments: [("bytes=1001-3000", 8_000), ("bytes=0-1999999", 8_000_000)])
    func slow(range: String, bytesPerSecond: Int) async throws {
        let world = "/w/media-slow-\(bytesPerSecond)"
        try await add(#"{"operation": "streamAudio", "bytesPerSecond": \#(bytesPerSecond)}"#, to: world)
        let begun = ContinuousClock.now
        let part = try await ask(["Range": range], world: world)
        #expect(ContinuousClock.now - begun >= .milliseconds(250))
        #expect(part.body == (try await ask(["Range": range])).body)
    }

    @Test("comes whole where its range is ignored, and where its tag has changed between two parts")
    func changed() async throws {
        let ignored = try await ask(["Range": "bytes=0-9", "Prefer": "fault=ignore-range"])
        #expect(ignored.status == 200 && ignored.body.count == 4_225_264)
        try await add(#"{"operation": "streamAudio", "fromCall": 2, "fault": "new-etag"}"#, to: "/w/media-changed")
        let part = try await ask(["Range": "bytes=0-9"], world: "/w/media-changed")
        let tag = try #require(part.fields["etag"])
        let whole = try await ask(["Range": "bytes=10-19", "If-Range": tag], world: "/w/media-changed")
        #expect(part.status == 206 && whole.status == 200)
        #expect(whole.fields["etag"] != tag && whole.body == ignored.body)
    }
}
