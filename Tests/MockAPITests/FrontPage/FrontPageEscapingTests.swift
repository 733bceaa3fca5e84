import Contract
import Foundation
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("Names on the front page")
struct FrontPageEscapingTests {
    static let odd = [
        "</script><script>alert(1)</script>", "<!-- <script>", "\"'`", "\\u003c/script>", "{{data}}", "]]>",
        "a\u{2028}b",
        "a' ; rm -rf / '", "&lt;b&gt;",
    ]

    @Test("Whatever somebody is called, the page stays whole", arguments: odd)
    func names(name: String) throws {
        let catalog = try Bundled.catalog(changing: "users.json") { rows in
            rows[0] = rows[0].with("name", name).with("about", name)
        }
        let client = try Client(worlds: .standing(catalog))
        let html = try client.ask(.get("/").with(.accept, "text/html"))
        let plain = try Bundled.client().ask(.get("/").with(.accept, "text/html"))
        for tag in ["<script", "</script", "<!--"] {
            #expect(html.text.occurrences(of: tag) == plain.text.occurrences(of: tag), "\(tag)")
        }
        let data = try html.embeddedData()
        #expect(data == (try client.ask(.get("/"))).json)
        #expect(data["people"]?.arrayValue?.first?["name"] == .string(name))
    }

    @Test("A quote in a body does not end a command's argument")
    func commandQuotes() throws {
        let password = "it's $(here)"
        let catalog = try Bundled.catalog(changing: "users.json") { rows in
            rows = rows.map { $0.with("password", password) }
        }
        let page = try Client(worlds: .standing(catalog)).ask(.get("/"))
        let line = page["operations"]?.arrayValue?.first { $0["operationId"] == "signIn" }
        let request = try Curl.request(#require(line?["curl"]?.stringValue))
        #expect(try JSONParser.parse(request.body)["password"] == .string(password))
    }
}

extension String {
    fileprivate func occurrences(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
