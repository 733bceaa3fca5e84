import Testing

@testable import MockServer

@Suite("Latency")
struct LatencyTests {
    @Test(
        "is read from a number or a range of milliseconds",
        arguments: [
            ("0", 0...0), ("250", 250...250), ("150..400", 150...400), ("0..60000", 0...60_000),
        ])
    func reads(text: String, range: ClosedRange<Int>) {
        #expect(Latency(text)?.range == range)
    }

    @Test(
        "refuses everything else",
        arguments: ["", "x", "-1", "400..150", "1...2", "1..", "..2", "1.5", "60001", "1..2..3"])
    func refuses(text: String) {
        #expect(Latency(text) == nil)
    }

    @Test("holds every answer back, the slow ones too")
    func holdsBack() async throws {
        var options = MockServer.Options()
        options.latency = Latency(120...120)
        try await withServer(options) { server in
            for target in ["/auth/me", "/artwork/artwork-night-bloom?size=64"] {
                let clock = ContinuousClock()
                let client = try RawClient(port: server.port)
                let took = try clock.measure {
                    try client.send(server.request(target))
                    #expect(try client.receiveAnswers(1).first?.status == 200)
                }
                #expect(took >= .milliseconds(120))
            }
        }
    }
}
