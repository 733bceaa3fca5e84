import Catalog
import JSONText
import Testing

@Suite("The status of a share link")
struct ShareLinkTests {
    static let now = Instant(secondsSinceEpoch: 1000)

    @Test(
        "Revocation wins, and a link that expires exactly now is expired",
        arguments: [
            (nil, nil, LinkStatus.active),
            (1001, nil, .active), (1000, nil, .expired), (999, nil, .expired),
            (nil, 999, .revoked), (1001, 1000, .revoked), (1000, 1000, .revoked), (500, 999, .revoked),
        ] as [(Int64?, Int64?, LinkStatus)])
    func status(expires: Int64?, revoked: Int64?, expected: LinkStatus) throws {
        var link = try #require(SeedTexts.small.snapshot().links.first)
        link.expiresAt = expires.map { Instant(secondsSinceEpoch: $0) }
        link.revokedAt = revoked.map { Instant(secondsSinceEpoch: $0) }
        #expect(link.status(at: Self.now) == expected)
    }
}
