import HTTPWire
import JSONText
import Testing

@Suite("Artwork")
struct GetArtworkTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    @Test("Every picture that somebody or something has is public, and may be kept for a while")
    func all() throws {
        let catalog = client.catalog
        let ids =
            catalog.users.compactMap(\.avatarId) + catalog.spaces.compactMap(\.artworkId)
            + catalog.projects.compactMap(\.artworkId) + catalog.tracks.compactMap(\.artworkId)
        for id in Set(ids).sorted() {
            let answer = try client.ask(.get("/artwork/\(id)?size=64"))
            #expect(answer.status == 200 && answer[.contentType] == "image/png", "\(answer)")
            #expect(answer[.cacheControl] == "public, max-age=3600" && answer[.etag] != nil)
            #expect(answer.pixels == [64, 64])
        }
    }

    @Test(
        "It is as large as it is asked to be, 512 otherwise",
        arguments: [(nil, 512), (64, 64), (100, 100)] as [(Int?, Int)])
    func size(asked: Int?, given: Int) throws {
        let answer = try client.ask(.get("/artwork/avatar-ada" + (asked.map { "?size=\($0)" } ?? "")))
        #expect(answer.pixels == [given, given])
    }

    @Test("Sizes out of bounds are refused", arguments: ["63", "1025", "0", "-64", "1e2", "big", ""])
    func wrongSize(size: String) throws {
        let answer = try client.ask(.get("/artwork/avatar-ada?size=\(size)"))
        #expect(answer.status == 400 && answer.faultyPlaces == ["size"])
    }

    @Test(
        "A picture that nothing refers to does not exist", arguments: ["nothing", "user-ada", "artist-paper-lanterns"])
    func unknown(id: String) throws {
        let answer = try client.ask(.get("/artwork/\(id)"))
        #expect(answer.status == 404 && answer.detail == "No artwork has the id \"\(id)\".")
    }
}

extension Exchange {
    /// A PNG's width and height, which its first chunk holds (PNG, section 11.2.1).
    fileprivate var pixels: [Int] {
        guard body.count > 24 else { return [] }
        return [16, 20].map { start in body[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }
}
