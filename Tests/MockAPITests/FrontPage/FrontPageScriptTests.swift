import Foundation
import HTTPWire
import JSONText
import Testing

@Suite("The front page's script")
struct FrontPageScriptTests {
    let client: Client
    let page: String

    init() throws {
        client = try Bundled.client()
        page = try client.ask(.get("/").with(.accept, "text/html")).text
    }

    @Test("Each element that it looks for is on the page, once")
    func elements() throws {
        let sought = Set(page.matches(of: /(?:at|getElementById)\("([a-z]+)"\)/).map { String($0.1) })
        let ids = page.matches(of: /<[a-z0-9]+ [^>]*\bid="([a-z]+)"/).map { String($0.1) }
        #expect(sought.count > 10 && sought.isSubset(of: ids))
        #expect(Set(ids).count == ids.count)
    }

    @Test(
        "It has no way to take an answer's text for markup or code",
        arguments: ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function("])
    func markup(way: String) {
        #expect(!page.contains(way))
    }

    @Test("Whose token has expired may sign in with what is listed, and that gives one that works")
    func signIn() throws {
        let data = try client.ask(.get("/")).json
        let dara = try #require(data?["people"]?.arrayValue?.first { $0["id"] == "user-dara" })
        let expired = try client.ask(.get("/artist").with(token: #require(dara["token"]?.stringValue)))
        #expect(page.contains("\"\(try #require(expired.code))\""), "the script waits for this code")

        let operation = data?["operations"]?.arrayValue?.first { $0["operationId"] == "signIn" }
        let credentials = JSONValue.object(
            JSONObject([
                ("email", try #require(dara["email"])), ("password", try #require(dara["password"])),
            ]))
        let session = try client.ask(.post(#require(operation?["url"]?.stringValue), credentials))
        let renewed = try client.ask(.get("/artist").with(token: #require(session["token"]?.stringValue)))
        #expect(renewed.status == 200 && renewed.callerId == "user-dara")
    }
}
