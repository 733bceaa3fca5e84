import Catalog
import HTTPWire
import JSONText
import Testing

@Suite("Share links")
struct ShareLinkTests {
    @Test(
        "A link's status follows from its instants and the world's: what expires now has expired, revocation wins",
        arguments: [
            ("/link/artist/artist-night-bloom", "link-night-bloom-press", "active"),
            ("/link/artist/artist-mara-velez", "link-mara-velez-booking-listen", "active"),
            ("/link/artist/artist-halcyon-drive-archive", "link-halcyon-drive-archive-reissue", "expired"),
            ("/link/artist/artist-night-bloom", "link-night-bloom-old-press", "revoked"),
            ("/link/artist/artist-the-tin-foxes", "link-the-tin-foxes-showcase", "expired"),
            ("/link/artist/artist-kohaku", "link-kohaku-festival", "revoked"),
            ("/link/project/project-night-bloom-afterglow", "link-night-bloom-afterglow-retail", "active"),
            ("/link/project/project-night-bloom-moonflower", "link-night-bloom-moonflower-blog", "active"),
            ("/link/project/project-night-bloom-afterglow", "link-night-bloom-afterglow-radio", "expired"),
            ("/link/project/project-night-bloom-afterglow", "link-night-bloom-afterglow-leaked", "revoked"),
            ("/link/project/project-night-bloom-low-light", "link-night-bloom-low-light-premiere", "expired"),
            ("/link/project/project-kohaku-night-coach", "link-kohaku-night-coach-review", "revoked"),
            ("/link/track/track-night-bloom", "link-night-bloom-lead-single", "active"),
            ("/link/track/track-undertow", "link-undertow-sync-pitch", "active"),
            ("/link/track/track-halflight", "link-halflight-dancer", "expired"),
            ("/link/track/track-soft-machines", "link-soft-machines-wrong-person", "revoked"),
            ("/link/track/track-ignition", "link-ignition-trailer", "expired"),
            ("/link/track/track-vhs-heart", "link-vhs-heart-old-trailer", "revoked"),
        ])
    func status(path: String, id: String, status: String) throws {
        let links = try Bundled.client().list(path, as: .ada)
        let link = try #require(links.first { $0["id"] == .string(id) })
        #expect(link["status"] == .string(status))
        #expect(link["url"] == .string("http://localhost:8080/s/mock-\(id)"))
    }

    /// Mara Vélez's two links expire at one instant.
    private static let expiry = "2026-08-31T22:00:00Z"
    private static let links = "/link/artist/artist-mara-velez"
    private static let outbound = "/collaboration/shared-by-me"

    @Test("When the clock passes an expiry the answers change, although they were kept")
    func expiry() throws {
        let catalog = try Bundled.catalog()
        let end = try #require(Instant(rfc3339: Self.expiry))
        let clock = Clock(end.advanced(by: -1))
        let client = try Client(worlds: clock.worlds(of: catalog))

        let before = try client.ask(.get(Self.links, as: .ada))
        let outboundBefore = try client.ask(.get(Self.outbound, as: .ada))
        #expect(before.elements.map { $0["status"] } == ["active", "active"])
        #expect(outboundBefore["spaces"]?.arrayValue?.ids.contains("artist-mara-velez") == true)
        #expect(try client.ask(.get(Self.links, as: .ada)).isKept(with: before))
        #expect(try client.ask(.get(Self.outbound, as: .ada)).isKept(with: outboundBefore))

        clock.now = end
        let after = try client.ask(.get(Self.links, as: .ada))
        let outboundAfter = try client.ask(.get(Self.outbound, as: .ada))
        #expect(after.elements.map { $0["status"] } == ["expired", "expired"])
        #expect(outboundAfter["spaces"]?.arrayValue?.ids.contains("artist-mara-velez") == false)
        #expect(after[.etag] != before[.etag] && outboundAfter[.etag] != outboundBefore[.etag])
        #expect(try client.ask(.get(Self.links, as: .ada)).isKept(with: after))
    }

    @Test("Before that the clock changes nothing, and what is kept is used")
    func noExpiry() throws {
        let catalog = try Bundled.catalog()
        let clock = Clock(catalog.scenario.now)
        let client = try Client(worlds: clock.worlds(of: catalog))
        let before = try client.ask(.get(Self.links, as: .ada))
        clock.now = try #require(Instant(rfc3339: Self.expiry)).advanced(by: -1)
        #expect(try client.ask(.get(Self.links, as: .ada)).isKept(with: before))
    }

    @Test("A condition that held before the expiry does not hold after it")
    func condition() throws {
        let catalog = try Bundled.catalog()
        let end = try #require(Instant(rfc3339: Self.expiry))
        let clock = Clock(end.advanced(by: -1))
        let client = try Client(worlds: clock.worlds(of: catalog))
        let tag = try #require(try client.ask(.get(Self.links, as: .ada))[.etag])
        let request = try HTTPRequest.get(Self.links, as: .ada).with(.ifNoneMatch, tag)
        #expect(try client.ask(request).status == 304)
        clock.now = end
        #expect(try client.ask(request).status == 200)
    }
}
