import Catalog
import HTTPWire
import JSONText
import Testing

@Suite("Making share links")
struct CreateLinkTests {
    let client: Client

    init() throws { client = try Client() }

    private static let levels = SharedResource.all
    private static let now = "2026-06-07T09:30:00Z"

    @Test(
        "A link is answered as the list then shows it, first of all", arguments: levels,
        ["listen", "download", "comment"])
    func made(resource: SharedResource, access: String) throws {
        let before = try client.list(resource.links, as: .ada)
        let answer = try client.ask(.link(to: resource, access))
        #expect(answer.status == 201 && answer[.cacheControl] == "no-store" && answer[.etag] != nil)
        let id = try #require(answer["id"]?.stringValue)
        #expect(
            answer.json == [
                "id": .string(id), "url": .string("http://localhost:8080/s/mock-\(id)"), "access": .string(access),
                "status": "active", "createdBy": try client.summary(of: .ada), "createdAt": .string(Self.now),
            ])
        #expect(answer[.location] == "http://localhost:8080/link/\(id)")
        #expect(try client.list(resource.links, as: .ada) == [answer.json] + before)
        #expect(client.state.now.description == "2026-06-07T09:30:01Z")
    }

    @Test("It opens, and shared-by-me has it until it is revoked", arguments: levels)
    func life(resource: SharedResource) throws {
        let link = try client.ask(.link(to: resource))
        let id = try #require(link["id"]?.stringValue)
        #expect(try client.ask(.get("/s/mock-\(id)"))["subject"]?["id"] == .string(resource.id.id))
        try client.expectDerivationLaw(for: .ada)
        let outbound = try client.ask(.get("/collaboration/shared-by-me", as: .ada))
        let entry = outbound[resource.level]?.arrayValue?.first
        #expect(entry?["id"] == .string(resource.id.id) && entry?["links"]?.arrayValue?.first == link.json)

        _ = try client.ask(.revoke(id))
        #expect(try client.ask(.get("/s/mock-\(id)")).status == 410)
        try client.expectDerivationLaw(for: .ada)
        let after = try client.ask(.get("/collaboration/shared-by-me", as: .ada))
        let links = after[resource.level]?.arrayValue?.first { $0["id"] == .string(resource.id.id) }?["links"]?
            .arrayValue
        #expect(links?.ids.contains(id) == false)
    }

    @Test("It moves nobody's inbound lists and recents", arguments: levels)
    func views(resource: SharedResource) throws {
        let before = try SharingViews(client)
        _ = try client.ask(.link(to: resource))
        let after = try SharingViews(client)
        #expect(after.inbound == before.inbound && after.recents == before.recents)
    }

    // MARK: Tokens

    @Test("The token says that it is make-believe, and is the same for the same writes")
    func tokens() throws {
        func urls(_ client: Client) throws -> [String] {
            try (0..<5).map { try client.ask(.link(to: Self.levels[$0 % 3]))["url"]?.stringValue ?? "" }
        }
        let urls = try urls(client)
        #expect(Set(urls).count == 5)
        for url in urls { #expect(url.hasPrefix("http://localhost:8080/s/mock-link-")) }
        #expect(try self.client.ask(.get("/s/mock-link-1")).status == 200)
        let other = try Client()
        let again = try (0..<5).map { try other.ask(.link(to: Self.levels[$0 % 3]))["url"]?.stringValue ?? "" }
        #expect(again == urls)
    }

    @Test("A token that some link has is not given out again")
    func takenToken() throws {
        let taken = try Bundled.catalog(changing: "links.json") { links in
            links[0] = links[0].with("token", "mock-link-1")
        }
        let client = try Client(worlds: .standing(taken))
        let link = try client.ask(.link(to: Self.levels[0]))
        let url = try #require(link["url"]?.stringValue)
        #expect(link.status == 201 && link["id"] == "link-1" && url.hasPrefix("http://localhost:8080/s/mock-link-1-"))
        #expect(try client.ask(.get(String(url.dropFirst("http://localhost:8080".count)))).status == 200)
    }

    // MARK: Expiry

    @Test(
        "An expiry is any RFC 3339 date-time in the future; seconds are kept and a fraction is dropped",
        arguments: [
            ("2026-06-07T09:30:01Z", "2026-06-07T09:30:01Z"), ("2026-06-07T09:30:01.999Z", "2026-06-07T09:30:01Z"),
            ("2026-06-07T11:45:00+02:00", "2026-06-07T09:45:00Z"),
            ("2026-06-07t00:00:00.5-09:31", "2026-06-07T09:31:00Z"), ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z"),
            ("2026-12-31T23:59:60Z", "2027-01-01T00:00:00Z"),
        ])
    func expiry(sent: String, kept: String) throws {
        let answer = try client.ask(.link(to: Self.levels[2], expiresAt: .string(sent)))
        #expect(answer.status == 201 && answer["expiresAt"] == .string(kept) && answer["status"] == "active")
    }

    @Test("Null is no expiry")
    func noExpiry() throws {
        let answer = try client.ask(.link(to: Self.levels[2], expiresAt: .null))
        #expect(answer.status == 201 && answer["expiresAt"] == nil)
    }

    @Test(
        "One that is not in the future is refused with the world's now",
        arguments: [
            "2026-06-07T09:30:00Z", "2026-06-07T09:30:00.999Z", "2026-06-07T11:30:00+02:00", "2026-06-07T09:29:59Z",
            "0000-01-01T00:00:00Z",
        ], levels)
    func past(sent: String, resource: SharedResource) throws {
        let state = client.state
        let answer = try client.ask(.link(to: resource, expiresAt: .string(sent)))
        #expect(answer.status == 400 && answer.code == "invalid-body" && answer.faultyPlaces == ["/expiresAt"])
        #expect(answer.detail.contains(sent) && answer.detail.contains("in this world it is \(Self.now)"))
        #expect(client.state == state)
    }

    @Test("The world's clock decides what is future")
    func clock() throws {
        let request = try HTTPRequest.link(to: Self.levels[0], expiresAt: "2030-01-01T00:00:00Z")
        let control = try Control()
        _ = try control(#"PUT /__admin/clock {"now": "2030-01-01T00:00:00Z"}"#)
        let late = try control.client.ask(request)
        #expect(late.status == 400 && late.detail.contains("in this world it is 2030-01-01T00:00:00Z"))
        _ = try control(#"PUT /__admin/clock {"advanceSeconds": -1}"#)
        let link = try control.client.ask(request)
        #expect(link["status"] == "active")
        // The write itself took the second.
        let links = try control.client.list(Self.levels[0].links, as: .ada)
        #expect(links.first?["id"] == link["id"] && links.first?["status"] == "expired")
    }

    // MARK: Refusals

    @Test(
        "What is no link's description is refused, each fault at its place", arguments: levels,
        [
            (#"{"access": "edit"}"#, "/access"), (#"{"access": null}"#, "/access"), ("{}", ""), ("[]", ""), ("", ""),
            (#"{"access": "listen", "expiresAt": "tomorrow"}"#, "/expiresAt"),
            (#"{"access": "listen", "expiresAt": 1893456000}"#, "/expiresAt"),
            (#"{"access": "listen", "expiresAt": "2030-01-01"}"#, "/expiresAt"),
            (#"{"access": "listen", "expiresAt": "2030-02-30T00:00:00Z"}"#, "/expiresAt"),
            (#"{"access": "listen", "expiresAt": "9999-12-31T23:59:59-00:01"}"#, "/expiresAt"),
        ])
    func badBody(resource: SharedResource, body: (text: String, place: String)) throws {
        let state = client.state
        let request = try HTTPRequest.make(.post, resource.links, as: .ada).with(body: Array(body.text.utf8))
        let answer = try client.ask(request)
        #expect(answer.status == 400 && answer.code == "invalid-body", "\(answer)")
        #expect(answer.faultyPlaces.first?.hasPrefix(body.place) == true, "\(answer.faultyPlaces)")
        #expect(client.state == state)
    }

    @Test("Existence, access, media type and body are judged in that order", arguments: levels)
    func order(resource: SharedResource) throws {
        let state = client.state
        func status(_ resource: SharedResource, _ person: Person, _ body: String, _ type: String) throws -> Int {
            let request = try HTTPRequest.make(.post, resource.links, as: person)
                .with(body: Array(body.utf8), type: type).with(.ifMatch, "\"old\"")
            return try client.ask(request).status
        }
        #expect(try status(resource.at("nothing"), .eli, "", "text/plain") == 404)
        #expect(try status(resource, .eli, "", "text/plain") == 403)
        #expect(try status(resource, .ada, "", "text/plain") == 415)
        #expect(try status(resource, .ada, "{}", "application/json") == 400)
        #expect(try status(resource, .ada, #"{"access": "listen"}"#, "application/json") == 412)
        #expect(client.state == state)
    }

    @Test("If-Match names the list to which it is added", arguments: levels)
    func ifMatch(resource: SharedResource) throws {
        let tag = try #require(client.ask(.get(resource.links, as: .ada))[.etag])
        let request = try HTTPRequest.link(to: resource).with(.ifMatch, tag)
        #expect(try client.ask(request).status == 201)
        let state = client.state
        let stale = try client.ask(request)
        #expect(stale.status == 412)
        #expect(stale.detail.contains(try #require(client.ask(.get(resource.links, as: .ada))[.etag])))
        #expect(client.state == state)
    }
}
