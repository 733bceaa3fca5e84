import Contract
import HTTPWire
import JSONText
import Testing

@Suite("Paths")
struct RoutingTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    @Test("The URLs that answers name are served")
    func named() throws {
        let track = try client.ask(.get("/track/\(Sample.track)", as: .ada))
        let link = try #require(try client.ask(.get("/link/track/\(Sample.track)", as: .ada)).elements.first)
        let audio = try #require(track["currentFile"]?["audioUrl"]?.stringValue)
        let share = try #require(link["url"]?.stringValue)
        #expect(try client.ask(.get(audio).with(.range, "bytes=0-99")).status == 206)
        #expect(try client.ask(.get(share)).status == 200)
    }

    @Test("A literal segment beats a parameter")
    func literal() throws {
        let list = try client.ask(.get("/project/artist/artist-night-bloom", as: .ada))
        #expect(list.operationId == "listProjectsOfArtist")
        let alone = try client.ask(.get("/project/artist", as: .ada))
        #expect(alone.operationId == "getProject" && alone.status == 404)
        #expect(alone.detail == "No project has the id \"artist\".")
        let track = try client.ask(.get("/track/project", as: .ada))
        #expect(track.operationId == "getTrack" && track.detail == "No track has the id \"project\".")
    }

    @Test(
        "Escapes are the same as what they stand for",
        arguments: [
            ("/artist/artist%2Dnight%2dbloom", "/artist/artist-night-bloom"), ("/%61rtist", "/artist"),
            ("/collaboration%2Frecents", nil), ("/artist/artist-night-bloom%3F", nil),
        ] as [(String, String?)])
    func escapes(path: String, plain: String?) throws {
        let answer = try client.ask(.get(path, as: .ada))
        guard let plain else { return #expect(answer.status == 404) }
        #expect(answer.status == 200)
        #expect(try client.ask(.get(plain, as: .ada)).body == answer.body)
    }

    @Test(
        "An escaped slash, a letter beyond ASCII or a quote is part of an id",
        arguments: [
            ("a%2Fb", "a/b"), ("%E7%90%A5", "琥"), ("%22%3Cscript%3E", "\"<script>"), ("%F0%9F%A6%8A", "🦊"),
            ("a+b", "a+b"), ("[a]|^", "[a]|^"),
        ])
    func ids(escaped: String, id: String) throws {
        let answer = try client.ask(.get("/artist/\(escaped)", as: .ada))
        #expect(answer.status == 404 && answer.detail == "No artist space has the id \"\(id)\".")
    }

    @Test(
        "An id that is nearly that of something is told with that one's",
        arguments: [
            (
                "/artist/artist-night-blom",
                #"No artist space has the id "artist-night-blom"; did you mean "artist-night-bloom"?"#
            ),
            (
                "/artist/Artist-Night-Bloom",
                #"No artist space has the id "Artist-Night-Bloom"; did you mean "artist-night-bloom"?"#
            ),
            (
                "/project/artist/artist-night-bloom%20",
                #"No artist space has the id "artist-night-bloom "; did you mean "artist-night-bloom"?"#
            ),
            ("/link/track/track-undertoe", #"No track has the id "track-undertoe"; did you mean "track-undertow"?"#),
            (
                "/project/project-night-bloom-afterglo",
                #"No project has the id "project-night-bloom-afterglo"; did you mean "project-night-bloom-afterglow"?"#
            ),
        ])
    func nearID(path: String, detail: String) throws {
        #expect(try client.ask(.get(path, as: .ada)).detail == detail)
    }

    @Test(
        "An escape that is none, hides a NUL or is no UTF-8 is a bad request",
        arguments: ["%ZZ", "%", "%4", "%00", "a%00b", "%FF", "%C3", "..", "%2e%2E"])
    func badEscapes(segment: String) throws {
        let answer = try client.ask(.get("/artist/\(segment)", as: .ada))
        #expect(answer.status == 400 && answer.code == "bad-request" && answer.operationId == nil)
    }

    @Test("Empty segments are other paths", arguments: ["//artist", "/artist//", "/project//artist-night-bloom", "//"])
    func emptySegments(path: String) throws {
        #expect(try client.ask(.get(path, as: .ada)).status == 404)
    }
}
