import Catalog
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("Opening share links")
struct OpenLinkTests {
    /// The ids of the seeds' links that have the status at the seeds' own instant.
    private static func links(_ status: LinkStatus) -> [String] {
        guard let catalog = try? Bundled.catalog() else { return [] }
        return catalog.links.filter { $0.status(at: catalog.scenario.now) == status }.map(\.id)
    }

    private static func url(_ link: String) -> String { "/s/mock-\(link)" }

    // MARK: What it shows

    @Test("It shows what its owner reads of what is shared, as far as it lets", arguments: links(.active))
    func law(link id: String) throws {
        let client = try Bundled.client()
        let link = try #require(client.catalog.link(id: id))
        let answer = try client.ask(.get(Self.url(id)))
        #expect(answer.status == 200)
        #expect(answer.json == (try DerivedLink(link, from: client).opened))
    }

    @Test("Each access is among them, and each level")
    func cases() throws {
        let links = try Self.links(.active).compactMap { try Bundled.catalog().link(id: $0) }
        #expect(Set(links.map(\.access)) == Set(LinkAccess.allCases))
        #expect(Set(links.map(\.subject.kind)) == [.space, .project, .track])
    }

    @Test("The access decides what comes with a track", arguments: LinkAccess.allCases)
    func access(access: LinkAccess) throws {
        let client = try Client()
        let link = try client.ask(.link(to: SharedResource.all[2], access.rawValue))
        let id = try #require(link["id"]?.stringValue)
        let track = try #require(client.ask(.get(Self.url(id)))["tracks"]?.arrayValue?.first)
        let audio = try #require(track["audioUrl"]?.stringValue)
        #expect(track["downloadUrl"]?.stringValue == (access == .download ? audio + "&download=true" : nil))
        #expect((track["comments"]?.arrayValue?.isEmpty == false) == (access == .comment))
    }

    @Test("A track without a version has nothing to hear and no comments", arguments: LinkAccess.allCases)
    func noFile(access: LinkAccess) throws {
        let client = try Client()
        let catalog = client.catalog
        let track = try #require(
            catalog.tracks.first {
                catalog.currentFile(of: $0.id) == nil && RoleModel(catalog).owns("user-ada", .track($0.id))
            })
        let link = try client.ask(.link(to: SharedResource.all[2].at(track.id), access.rawValue))
        let id = try #require(link["id"]?.stringValue)
        let shown = try #require(client.ask(.get(Self.url(id)))["tracks"]?.arrayValue?.first)
        #expect(shown["id"] == .string(track.id) && shown["audioUrl"] == nil && shown["downloadUrl"] == nil)
        #expect(shown["comments"] == [])
    }

    @Test("What is said from then on shows as well")
    func newComment() throws {
        let client = try Client()
        let before = try client.ask(.get(Self.url("link-night-bloom-lead-single")))
        let file = try #require(client.catalog.currentFile(of: "track-night-bloom"))
        let comment = try client.ask(.post("/comment/file/\(file.id)", ["text": "One more"], as: .ben))
        let after = try client.ask(.get(Self.url("link-night-bloom-lead-single")))
        func comments(_ answer: Exchange) -> [JSONValue] {
            answer["tracks"]?.arrayValue?.first?["comments"]?.arrayValue ?? []
        }
        #expect(comments(after) == comments(before) + [comment.json])
    }

    // MARK: Who asks

    @Test("Nobody is asked who they are, and everybody sees the same", arguments: links(.active).prefix(6))
    func anybody(link: String) throws {
        let client = try Bundled.client()
        let expected = try client.ask(.get(Self.url(link)))
        for person in Person.allCases {
            #expect(try client.ask(.get(Self.url(link), as: person)).body == expected.body)
        }
        let strange = try client.ask(.get(Self.url(link)).with(token: "mock-nobody"))
        #expect(strange.status == 200 && strange.body == expected.body)
    }

    @Test("It answers HEAD, and 304 while nothing has changed")
    func conditions() throws {
        let client = try Client()
        let request = try HTTPRequest.get(Self.url("link-night-bloom-press"))
        let answer = try client.ask(request)
        let tag = try #require(answer[.etag])
        #expect(try client.ask(request.with(method: .head))[.etag] == tag)
        #expect(try client.ask(request.with(.ifNoneMatch, tag)).status == 304)
        #expect(try client.ask(request).isKept(with: answer))
    }

    // MARK: When it does not open

    @Test("A revoked link says so, and since when", arguments: links(.revoked))
    func revoked(link id: String) throws {
        let client = try Bundled.client()
        let link = try #require(client.catalog.link(id: id))
        let answer = try client.ask(.get(Self.url(id)))
        #expect(answer.status == 410 && answer.code == "gone")
        let since = try #require(link.revokedAt)
        let sharer = client.catalog.referredUser(link.createdById).name
        #expect(answer.detail.contains("was revoked at \(since)") && answer.detail.contains(sharer))
    }

    @Test("An expired link says so, and since when", arguments: links(.expired))
    func expired(link id: String) throws {
        let client = try Bundled.client()
        let since = try #require(client.catalog.link(id: id)?.expiresAt)
        let answer = try client.ask(.get(Self.url(id)))
        #expect(answer.status == 410 && answer.detail.contains("expired at \(since)"))
    }

    @Test("It opens until the second of its expiry by the world's clock, although the answer is kept")
    func expiry() throws {
        let control = try Control()
        let request = try HTTPRequest.get(Self.url("link-undertow-sync-pitch"))
        _ = try control(#"PUT /__admin/clock {"now": "2026-06-29T23:59:59Z"}"#)
        let open = try control.client.ask(request)
        #expect(open.status == 200 && open["expiresAt"] == "2026-06-30T00:00:00Z")
        _ = try control(#"PUT /__admin/clock {"advanceSeconds": 1}"#)
        let closed = try control.client.ask(request)
        #expect(closed.status == 410 && closed.detail.contains("expired at 2026-06-30T00:00:00Z"))
        _ = try control(#"PUT /__admin/clock {"advanceSeconds": -1}"#)
        #expect(try control.client.ask(request).body == open.body)
    }

    @Test("A clock that runs ends it too")
    func runningClock() throws {
        let catalog = try Bundled.catalog()
        let end = try #require(catalog.link(id: "link-undertow-sync-pitch")?.expiresAt)
        let clock = Clock(end.advanced(by: -1))
        let client = try Client(worlds: clock.worlds(of: catalog))
        let request = try HTTPRequest.get(Self.url("link-undertow-sync-pitch"))
        let open = try client.ask(request)
        #expect(open.status == 200)
        #expect(try client.ask(request).isKept(with: open))
        clock.now = end
        #expect(try client.ask(request).status == 410)
    }

    @Test("A token that no link has opens nothing, nor does a link's id")
    func unknown() throws {
        let client = try Bundled.client()
        for token in ["nothing", "link-night-bloom-press", "mock-link-night-bloom-press2"] {
            let answer = try client.ask(.get("/s/\(token)"))
            #expect(answer.status == 404 && answer.detail.contains("No share link's URL has the token \"\(token)\""))
        }
    }

    @Test(
        "With what it shares a link is gone without a trace, whatever its status was",
        arguments: [
            ("link-undertow-sync-pitch", "tracks/track-undertow", 200),
            ("link-ignition-trailer", "tracks/track-ignition", 410),
            ("link-vhs-heart-old-trailer", "tracks/track-vhs-heart", 410),
            ("link-night-bloom-afterglow-leaked", "projects/project-night-bloom-afterglow", 410),
            ("link-undertow-sync-pitch", "artists/artist-night-bloom", 200),
        ])
    func deleted(link: String, record: String, before: Int) throws {
        let control = try Control()
        #expect(try control.client.ask(.get(Self.url(link))).status == before)
        #expect(try control("DELETE /__admin/data/\(record)").status == 409)
        #expect(try control.client.ask(.get(Self.url(link))).status == before)
        #expect(try control("DELETE /__admin/data/\(record)?cascade=true").status < 300)
        #expect(try control.client.ask(.get(Self.url(link))).status == 404)
    }

    // MARK: Worlds

    @Test("A link made in a world has a URL that opens there, and only there", arguments: WayIn.allCases)
    func world(way: WayIn) throws {
        let client = try Control().client
        let demo = try client.world("demo")
        let link = try client.ask(.link(to: SharedResource.all[1], "download"), of: demo, by: way)
        let base = "http://localhost:8080" + (way == .port ? "" : "/w/demo")
        let url = try #require(link["url"]?.stringValue)
        try #require(url.hasPrefix("\(base)/s/mock-link-"))
        #expect(link[.location]?.hasPrefix("\(base)/link/link-") == true)

        // A browser knows nothing but the URL.
        let request = try HTTPRequest.get(String(url.dropFirst("http://localhost:8080".count)))
        let opened = try client.ask(request, through: way == .port ? .world(demo) : .main)
        #expect(opened.status == 200 && opened["subject"]?["id"] == "project-night-bloom-afterglow")
        for track in opened["tracks"]?.arrayValue ?? [] {
            for key in ["artworkUrl", "audioUrl", "downloadUrl"] {
                guard let url = track[key]?.stringValue else { continue }
                #expect(url.hasPrefix("\(base)/"), "\(url)")
            }
        }
        let token = String(url.dropFirst("\(base)/s/".count))
        #expect(try client.ask(.get("/s/\(token)")).status == 404)
        for other in WayIn.allCases {
            #expect(try client.ask(.get("/s/\(token)"), of: demo, by: other).status == 200)
        }
    }
}
