import Foundation
import HTTPWire
import MockAPI
import Testing

@testable import MockServer

@Suite("An answer that breaks off")
struct BrokenAnswerTests {
    private static let response = HTTPResponse(status: .ok, body: .bytes(Array("0123456789".utf8)))

    private static func cut(_ afterBytes: Int?, _ ending: Delivery.Cut.Ending) -> Delivery {
        Delivery(cut: Delivery.Cut(afterBytes: afterBytes, then: ending))
    }

    @Test(
        "by truncation says its whole length, and ends behind a part of it",
        arguments: [(nil, "01234"), (0, ""), (3, "012"), (9, "012345678"), (10, "012345678"), (1_000, "012345678")])
    func truncated(afterBytes: Int?, body: String) async throws {
        try await withDelivery(Self.cut(afterBytes, .close), of: Self.response) { client in
            let answer = try #require(PartialAnswer(try client.receiveToEnd()))
            #expect(answer.head.contains("\r\nContent-Length: 10\r\n"))
            #expect(String(decoding: answer.body, as: UTF8.self) == body)
        }
    }

    @Test(
        "without a body ends within its head",
        arguments: [(HTTPMethod.head, HTTPStatus.ok), (.get, .notModified), (.get, .noContent)])
    func withoutBody(method: HTTPMethod, status: HTTPStatus) async throws {
        let response = HTTPResponse(status: status, body: status == .ok ? Self.response.body : [])
        for delivery in [Self.cut(nil, .close), Self.cut(3, .close)] {
            try await withDelivery(delivery, of: response, to: .forAnything(method)) { client in
                let text = String(decoding: try client.receiveToEnd(), as: UTF8.self)
                #expect(text.hasPrefix("HTTP/1.1 \(status.code)") && !text.contains("\r\n\r\n"))
            }
        }
    }

    @Test("by a reset has sent so much of its body before", arguments: [(0, ""), (4, "0123"), (10, "012345678")])
    func reset(afterBytes: Int, body: String) async throws {
        try await withDelivery(Self.cut(afterBytes, .reset), of: Self.response) { client in
            let (received, code) = client.receiveAll()
            #expect(code == ECONNRESET)
            let answer = try #require(PartialAnswer(received))
            #expect(String(decoding: answer.body, as: UTF8.self) == body)
        }
    }

    @Test("by a reset may have sent nothing at all")
    func resetAtOnce() async throws {
        try await withDelivery(Self.cut(nil, .reset), of: Self.response) { client in
            #expect(client.receiveAll() == ([], ECONNRESET))
        }
    }

    @Test("may be large: what is sent of it arrives before the reset", arguments: [Delivery.Cut.Ending.reset, .close])
    func large(ending: Delivery.Cut.Ending) async throws {
        let size = 64 << 20
        let response = HTTPResponse(status: .ok, body: .bytes([UInt8](repeating: 0x41, count: size)))
        try await withDelivery(Self.cut(size / 2, ending), of: response) { client in
            let head = try client.receive(PartialAnswer.headCount(of: size))
            #expect(PartialAnswer(head)?.body == [])
            // The kernel's own share may be lost to a reset: some megabytes, where a client is slow to read.
            #expect(try client.receive(size / 4).count == size / 4)
        }
    }

    // MARK: As a client asks for it

    @Test(
        "is the last of its connection, whatever was asked behind it; those before it arrive",
        arguments: ["truncate", "reset"])
    func last(fault: String) async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            try client.send(
                server.request("/auth/me") + server.request("/auth/me", fields: ["Prefer: fault=\(fault)"])
                    + server.request("/auth/me"))
            let (received, code) = client.receiveAll()
            let first = try #require(RawAnswer.all(in: received).first)
            #expect(first.status == 200 && RawAnswer.all(in: received).count == 1)
            let rest = received.dropFirst(try #require(PartialAnswer(received)).head.utf8.count + first.body.count)
            if fault == "truncate" {
                let answer = try #require(PartialAnswer(Array(rest)))
                #expect(answer.head.contains("Preference-Applied: fault=truncate"))
                #expect(answer.body == Array(first.body.prefix(first.body.count / 2)))
                #expect(code == 0)
            } else {
                #expect(rest.isEmpty && code == ECONNRESET)
            }
        }
    }

    @Test("within, by being malformed, leaves its connection as it is")
    func malformed() async throws {
        try await withServer { server in
            let client = try RawClient(port: server.port)
            for _ in 1...2 {
                try client.send(server.request("/auth/me", fields: ["Prefer: fault=malformed"]))
                let answer = try #require(try client.receiveAnswers(1).first)
                #expect(answer.status == 200 && answer["etag"] == nil && answer["cache-control"] == "no-store")
                #expect(throws: (any Error).self) { try JSONSerialization.jsonObject(with: Data(answer.body)) }
                try client.send(server.request("/auth/me"))
                #expect(try client.receiveAnswers(1).first?["etag"] != nil)
            }
        }
    }
}
