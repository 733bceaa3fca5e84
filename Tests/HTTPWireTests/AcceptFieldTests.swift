import HTTPWire
import Testing

@Suite("Accept")
struct AcceptFieldTests {
    private let available = ["application/json", "text/html", "text/plain"]

    private func best(_ values: String...) throws -> String? {
        var fields = HTTPFields()
        for value in values { fields.append(.accept, value) }
        return AcceptField.best(of: try available.map { try #require(MediaType($0)) }, for: fields)?.essence
    }

    @Test("without a wish the first is taken")
    func missing() throws {
        #expect(try best() == "application/json")
    }

    @Test(
        "the best liked is taken, the most specific range deciding",
        arguments: [
            ("*/*", "application/json"),
            ("text/*", "text/html"),
            ("text/plain", "text/plain"),
            ("TEXT/Plain", "text/plain"),
            ("text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", "text/html"),
            ("application/json;q=0.5, text/plain;q=0.501", "text/plain"),
            ("text/*;q=0.3, text/html;q=0.2, text/plain", "text/plain"),
            ("text/*, text/html;q=0", "text/plain"),
            ("*/*, application/json;q=0", "text/html"),
            ("application/json; charset=UTF-8", "application/json"),
            ("application/json;q=1.000 , text/html;q=0.999", "application/json"),
            ("nonsense", "application/json"),
            ("", "application/json"),
            ("nonsense, text/plain", "text/plain"),
            ("text/html;q=2, text/plain;q=0.1", "text/plain"),
            ("image/png;a=\"x,y\", text/plain", "text/plain"),
        ])
    func choice(value: String, type: String) throws {
        #expect(try best(value) == type)
    }

    @Test(
        "what is not accepted is not sent",
        arguments: [
            "image/png", "*/*;q=0", "application/json;q=0.000", "application/json;version=2", "application/*;q=0",
        ])
    func none(value: String) throws {
        #expect(try best(value) == nil)
    }

    @Test("several lines are one list")
    func lines() throws {
        #expect(try best("application/json;q=0.1", "text/plain") == "text/plain")
    }
}
