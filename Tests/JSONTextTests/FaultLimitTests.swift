import JSONText
import Testing

@Suite("Faults in JSON are bounded in number and in length")
struct FaultLimitTests {
    private static let long = String(repeating: "x", count: 100_000)

    private func found(_ text: String, maximumFaults: Int) throws -> [JSONFault] {
        try #require(throws: JSONFaults.self) {
            try JSONParser.parse(Array(text.utf8), maximumFaults: maximumFaults)
        }.faults
    }

    /// An object with a key, so often repeated, and then what is no JSON.
    private func repeating(_ count: Int) -> String {
        "{\"a\":0" + String(repeating: ",\"a\":0", count: count) + ",x"
    }

    @Test("Reading ends with the hundredth, which says so")
    func hundred() throws {
        let found = faults(in: repeating(150_000))
        #expect(found.count == 100)
        #expect(found[98].message == "the key \"a\" is repeated: expected each key once, found it on line 1 too")
        #expect(found[99].message == found[98].message + "; this is fault 100, and the text was not read any further")
        #expect(found.allSatisfy { $0.pointer == JSONPointer(["a"]) })
        #expect(found[99].position == TextPosition(line: 1, column: 602))
    }

    @Test("Fewer are all reported, with the syntax fault behind them")
    func fewer() {
        let found = faults(in: repeating(98))
        #expect(found.count == 99)
        #expect(found[97].message.hasSuffix("line 1 too"))
        #expect(found[98].message.contains("found \"x\""))
    }

    @Test("The bound is the caller's", arguments: [1, 2, 1000])
    func bound(maximum: Int) throws {
        let found = try found(repeating(2000), maximumFaults: maximum)
        #expect(found.count == maximum)
        #expect(found[maximum - 1].message.contains("this is fault \(maximum), and"))
    }

    @Test("One is reported even to a caller who wants none", arguments: [0, -1])
    func atLeastOne(maximum: Int) throws {
        #expect(try found(repeating(2), maximumFaults: maximum).count == 1)
    }

    @Test("Faults in different objects count together, and keep their pointers")
    func acrossObjects() throws {
        let text = "[" + Array(repeating: "{\"a\":{\"b\":0,\"b\":0}}", count: 5).joined(separator: ",") + "]"
        #expect(try found(text, maximumFaults: 3).map(\.pointer.description) == ["/0/a/b", "/1/a/b", "/2/a/b"])
    }

    @Test(
        "No message grows with what it quotes",
        arguments: [
            "{\"\(long)\":0,\"\(long)\":1}", "0\(String(repeating: "1", count: 100_000))",
            "\(String(repeating: "1", count: 100_000))e999",
            long, "[\"\(long)\" \(long)]", "{\"\(long)\" \(long)}", "\"\\\(long)\"", "\"\\u\(long)\"", "\"\(long)",
            "a" + String(repeating: "\u{301}", count: 100_000),
            "{\"a\(String(repeating: "\u{301}", count: 100_000))\":0,\"a\(String(repeating: "\u{301}", count: 100_000))\":0}",
            "{\"\(String(repeating: "\\n", count: 100_000))\":0,\"\(String(repeating: "\\n", count: 100_000))\":0}",
        ])
    func message(text: String) throws {
        let found = faults(in: text)
        try #require(found.count == 1)
        #expect(found[0].message.utf8.count < 300, "\(found[0].message)")
        #expect(found[0].description.utf8.count < 1400)
    }

    @Test("A key that would break a message's line is escaped in it")
    func escaped() {
        let found = faults(in: "{\"a\\n\\\"\":0,\"a\\n\\\"\":0}")
        #expect(
            found.map(\.message) == ["the key \"a\\n\\\"\" is repeated: expected each key once, found it on line 1 too"]
        )
    }

    @Test("A way that is very long ends at an outer value")
    func pointer() {
        let fitting = String(repeating: "k", count: 995)
        let repeated = "{\"b\":0,\"b\":0}"
        #expect(
            faults(in: "{\"a\":{\"\(fitting)\":\(repeated)}}").map(\.pointer) == [JSONPointer(["a", fitting, "b"])])
        #expect(faults(in: "{\"a\":{\"\(fitting)kkk\":\(repeated)}}").map(\.pointer) == [JSONPointer(["a"])])
        #expect(faults(in: "{\"\(Self.long)\":\(repeated)}").map(\.pointer) == [JSONPointer()])
    }
}
