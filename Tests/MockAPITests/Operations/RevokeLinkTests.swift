import Catalog
import HTTPWire
import JSONText
import Testing

@Suite("Revoking share links")
struct RevokeLinkTests {
    let client: Client

    init() throws { client = try Client() }

    private static let levels = SharedResource.all

    @Test("The link is answered and listed as revoked, and opens nothing from then on", arguments: levels)
    func revoked(resource: SharedResource) throws {
        let before = try client.list(resource.links, as: .ada)
        let now = client.state.now
        let answer = try client.ask(.revoke(resource.link))
        #expect(answer.status == 200 && answer[.cacheControl] == "no-store" && answer[.etag] != nil)
        let index = try #require(before.firstIndex { $0["id"] == .string(resource.link) })
        var expected = before
        expected[index] = before[index].with("status", "revoked").with("revokedAt", now.description)
        #expect(answer.json == expected[index])
        #expect(try client.list(resource.links, as: .ada) == expected)
        let opened = try client.ask(.get("/s/mock-\(resource.link)"))
        #expect(opened.status == 410 && opened.detail.contains("was revoked at \(now)"))
        for person in [Person.ada, .ben] { try client.expectDerivationLaw(for: person) }
    }

    @Test("Once more it is the same answer, and nothing changes", arguments: levels)
    func again(resource: SharedResource) throws {
        let first = try client.ask(.revoke(resource.link))
        let state = client.state
        let second = try client.ask(.revoke(resource.link))
        #expect(second.status == 200 && second.body == first.body && second[.etag] == first[.etag])
        #expect(client.state == state)
    }

    @Test("An earlier revocation keeps its time, also of a link that has expired since")
    func earlier() throws {
        let state = client.state
        let old = try client.ask(.revoke("link-night-bloom-old-press"))
        #expect(old.status == 200 && old["revokedAt"] == "2025-11-28T09:58:00Z")
        let trailer = try client.ask(.revoke("link-vhs-heart-old-trailer"))
        #expect(trailer.status == 200 && trailer["revokedAt"] == "2026-05-04T08:30:00Z")
        #expect(client.state == state)
    }

    @Test("An expired link can be revoked, and is then revoked and not expired")
    func expired() throws {
        let answer = try client.ask(.revoke("link-ignition-trailer"))
        #expect(answer.status == 200 && answer["status"] == "revoked")
        #expect(try client.ask(.get("/s/mock-link-ignition-trailer")).detail.contains("was revoked at"))
    }

    @Test("Whoever is an admin of what it shares may, though somebody else made it")
    func anotherAdmin() throws {
        let answer = try client.ask(.revoke("link-night-bloom-press", by: .ben))
        #expect(answer.status == 200 && answer["createdBy"]?["id"] == "user-ada")
    }

    @Test("A link that nobody made is not there, whoever asks", arguments: [Person.ada, .eli])
    func unknown(person: Person) throws {
        let answer = try client.ask(.revoke("link-night-bloom-pres", by: person))
        #expect(answer.status == 404)
        #expect(answer.detail.contains("No share link has the id \"link-night-bloom-pres\"; did you mean"))
    }

    @Test("If-Match names the link as the last answer showed it", arguments: levels)
    func ifMatch(resource: SharedResource) throws {
        let link = try client.ask(.link(to: resource))
        let made = try #require(link[.etag])
        let request = try HTTPRequest.revoke(#require(link["id"]?.stringValue))
        let state = client.state
        let stale = try client.ask(request.with(.ifMatch, "\"old\""))
        #expect(stale.status == 412 && stale.detail.contains(made) && client.state == state)
        let revoked = try client.ask(request.with(.ifMatch, made))
        let tag = try #require(revoked[.etag])
        #expect(revoked.status == 200 && tag != made)
        #expect(try client.ask(request.with(.ifMatch, made)).status == 412)
        #expect(try client.ask(request.with(.ifMatch, tag)).status == 200)
    }

    @Test("A clock that was set back makes nothing be revoked before it was made")
    func clockSetBack() throws {
        let control = try Control()
        let created = "2026-06-06T21:00:00Z"
        _ = try control(#"PATCH /__admin/data/links/link-night-bloom-press {"createdAt": "\#(created)"}"#)
        _ = try control(#"PUT /__admin/clock {"now": "2026-01-01T00:00:00Z"}"#)
        let answer = try control.client.ask(.revoke("link-night-bloom-press"))
        #expect(answer.status == 200 && answer["revokedAt"] == .string(created))
    }

    @Test(
        "A link that the clock has passed, or one that is still to come, is revoked as it was made",
        arguments: [true, false])
    func madeLater(byOperation: Bool) throws {
        let control = try Control()
        let now = "2030-01-01T00:00:00Z"
        _ = try control(#"PUT /__admin/clock {"now": "\#(now)"}"#)
        let link = try #require(control.client.ask(.link(to: SharedResource.all[0]))["id"]?.stringValue)
        if !byOperation {
            _ = try control(#"POST /__admin/reset {}"#)
            let record =
                #"{"token": "late", "resourceType": "space", "resourceId": "artist-night-bloom", "access": "listen", "#
            let put =
                #"PUT /__admin/data/links/\#(link) "# + record
                + #""createdById": "user-ada", "createdAt": "\#(now)"}"#
            #expect(try control(put).status == 201)
        }
        _ = try control(#"PUT /__admin/clock {"now": "2026-01-01T00:00:00Z"}"#)
        let answer = try control.client.ask(.revoke(link))
        #expect(answer.status == 200 && answer["revokedAt"] == .string(now))
        #expect(try control.client.ask(.revoke(link)).body == answer.body)
    }

    @Test("What was revoked before the clock was set back can still be changed by whoever runs the server")
    func revokedLater() throws {
        let control = try Control()
        let link = try #require(control.client.ask(.link(to: SharedResource.all[0]))["id"]?.stringValue)
        _ = try control(#"PUT /__admin/clock {"now": "2030-01-01T00:00:00Z"}"#)
        #expect(try control.client.ask(.revoke(link)).status == 200)
        _ = try control(#"PUT /__admin/clock {"now": "2026-01-01T00:00:00Z"}"#)
        #expect(try control(#"PATCH /__admin/data/links/\#(link) {"access": "comment"}"#).status == 200)
        #expect(try control(#"PATCH /__admin/data/links/\#(link) {"revokedAt": "2031-01-01T00:00:00Z"}"#).status == 400)
    }
}
