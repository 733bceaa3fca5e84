import Foundation
import HTTPWire
import MockAPI
import Testing

@testable import MockServer

@Suite("Weather over a part of a version's sound")
struct MediaWeatherTests {
    private static let sound = "/audio/file-talkback-v1?token=mock-audio-file-talkback-v1"
    private static let range = "Range: bytes=1001-3000"

    /// The part in clear weather.
    private func part(_ server: MockServer) throws -> RawAnswer {
        let client = try RawClient(port: server.port)
        try client.send(server.request(Self.sound, fields: [Self.range]))
        return try #require(try client.receiveAnswers(1).first)
    }

    /// Asks a world with the rule for the part.
    private func ask(_ server: MockServer, world: String, rule: String) throws -> RawClient {
        let client = try RawClient(port: server.port)
        try add(rule, to: world, client, server)
        try client.send(server.request("/w/\(world)" + Self.sound, fields: [Self.range]))
        return client
    }

    private func add(_ rule: String, to world: String, _ client: RawClient, _ server: MockServer) throws {
        let fields = ["Content-Type: application/json", "Content-Length: \(rule.utf8.count)"]
        try client.send(server.request("/w/\(world)/__admin/faults", method: "POST", fields: fields) + rule)
        try #require(try client.receiveAnswers(1).first?.status == 201)
    }

    private func receiveHead(_ client: RawClient) throws -> String {
        var received: [UInt8] = []
        while true {
            if let answer = PartialAnswer(received) { return answer.head }
            let byte = try client.receive(1)
            try #require(!byte.isEmpty)
            received += byte
        }
    }

    @Test("that breaks it off counts the bytes of the part", arguments: ["truncate", "reset", "stall"])
    func brokenOff(fault: String) async throws {
        try await withServer { server in
            let whole = try part(server)
            let client = try ask(
                server, world: "media-\(fault)",
                rule: #"{"operation": "streamAudio", "fault": "\#(fault)", "afterBytes": 700}"#)
            let head = try receiveHead(client)
            #expect(head.hasPrefix("HTTP/1.1 206 ") && head.contains("\r\nContent-Length: 2000\r\n"))
            #expect(head.contains("\r\nContent-Range: bytes 1001-3000/4225264\r\n"))
            #expect(try client.receive(700) == Array(whole.body.prefix(700)))
            switch fault {
            case "truncate": #expect(try client.receive(1).isEmpty)
            case "reset": #expect(throws: RawClient.Failure.self) { try client.receive(1) }
            default: #expect(client.hearsNothing(for: 0.2))
            }
        }
    }

    @Test("has it come as slowly as the rule says")
    func slow() async throws {
        try await withServer { server in
            let whole = try part(server)
            let begun = ContinuousClock.now
            let client = try ask(
                server, world: "media-slow", rule: #"{"operation": "streamAudio", "bytesPerSecond": 8000}"#)
            #expect(try client.receiveAnswers(1).first?.body == whole.body)
            #expect(ContinuousClock.now - begun >= .milliseconds(250))
        }
    }

    @Test("that ignores ranges has the whole come")
    func ignored() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            try client.send(server.request(Self.sound, fields: [Self.range, "Prefer: fault=ignore-range"]))
            let head = try receiveHead(client)
            #expect(head.hasPrefix("HTTP/1.1 200 ") && head.contains("\r\nContent-Length: 4225264\r\n"))
            #expect(!head.contains("Content-Range") && head.contains("\r\nPreference-Applied: fault=ignore-range\r\n"))
        }
    }

    @Test(
        "that changes the tag has the whole come to whoever holds a part of what was before, and parts of it from then on"
    )
    func changed() async throws {
        try await withServer { server in
            let rule = #"{"operation": "streamAudio", "fromCall": 2, "fault": "new-etag"}"#
            let client = try ask(server, world: "media-changed", rule: rule)
            let first = try #require(try client.receiveAnswers(1).first)
            let tag = try #require(first["etag"])
            func heads(_ condition: String) throws -> String {
                let client = try RawClient(port: server.port)
                let fields = [Self.range, "If-Range: \(condition)"]
                try client.send(server.request("/w/media-changed" + Self.sound, fields: fields))
                return try receiveHead(client)
            }
            let second = try heads(tag)
            #expect(first.status == 206 && second.hasPrefix("HTTP/1.1 200 ") && !second.contains(tag))
            let line = try #require(second.split(separator: "\r\n").first { $0.hasPrefix("ETag: ") })
            let third = try heads(String(line.dropFirst(6)))
            #expect(third.hasPrefix("HTTP/1.1 206 ") && third.contains("\r\n\(line)\r\n"))
        }
    }
}
