import HTTPWire
import JSONText
import Testing

@Suite("Accept")
struct NegotiationTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    @Test(
        "Whatever lets JSON in gets it",
        arguments: [
            "*/*", "application/*", "application/json", "application/json; charset=utf-8", "text/html, */*;q=0.1",
            "image/png, application/json;q=0.001", "APPLICATION/JSON", "", "nonsense",
        ])
    func accepted(accept: String) throws {
        #expect(try client.ask(.get("/artist", as: .ada).with(.accept, accept)).status == 200)
    }

    @Test(
        "What rules it out gets 406, which says what there is",
        arguments: ["text/html", "image/*", "application/json;q=0", "application/json;q=0, */*", "application/xml"])
    func ruledOut(accept: String) throws {
        let answer = try client.ask(.get("/artist", as: .ada).with(.accept, accept))
        #expect(answer.status == 406 && answer.code == "not-acceptable")
        #expect(answer.detail.contains("application/json"))
    }

    @Test("A picture is judged as a picture")
    func picture() throws {
        let request = try HTTPRequest.get("/artwork/avatar-ada?size=64")
        #expect(try client.ask(request.with(.accept, "image/*")).status == 200)
        let refused = try client.ask(request.with(.accept, "application/json"))
        #expect(refused.status == 406 && refused.detail.contains("image/png"))
    }

    @Test("A refusal is a problem document even to somebody who would rather have a page")
    func refusal() throws {
        let answer = try client.ask(.get("/artist").with(.accept, "text/html"))
        #expect(answer.status == 401 && answer[.contentType] == "application/problem+json")
    }
}
