import Catalog
import HTTPWire
import JSONText
import Testing

@testable import MockAPI

@Suite("Sound")
struct StreamAudioTests {
    let client: Client
    private static let path = "/audio/file-undertow-v6?token=mock-audio-file-undertow-v6"

    init() throws { client = try Bundled.client() }

    @Test("Every version's audioUrl leads to a WAV file of the size that the version says, with a tag of its own")
    func all() throws {
        var tags: Set<String> = []
        for file in client.catalog.files {
            let answer = try client.ask(.get("/audio/\(file.id)?token=mock-audio-\(file.id)"))
            #expect(answer.status == 200 && answer[.contentType] == "audio/wav", "\(answer)")
            #expect(answer.response.body.count == file.sizeBytes)
            #expect(answer[.acceptRanges] == "bytes" && answer[.contentDisposition] == nil)
            #expect(answer[.cacheControl] == "private, no-cache")
            tags.insert(try #require(answer[.etag]))
        }
        #expect(tags.count == client.catalog.files.count)
        let shown = try client.ask(.get("/file/file-undertow-v6", as: .ada))
        #expect(shown["audioUrl"] == .string("http://localhost:8080\(Self.path)"))
    }

    @Test(
        "Another token than the URL's own, or none, is 401",
        arguments: [
            ("", "The query has no token"), ("?token=", "The token \"\" is not this file's"),
            ("?token=mock-audio-file-undertow-v5", "The token \"mock-audio-file-undertow-v5\" is not this file's"),
            ("?token=mock-audio-file-undertow-v6x", "is not this file's"), ("?Token=x", "The query has no token"),
        ])
    func wrongToken(query: String, words: String) throws {
        let answer = try client.ask(.get("/audio/file-undertow-v6\(query)", as: .ada))
        #expect(answer.status == 401 && answer.code == "unauthenticated")
        #expect(answer.detail.contains(words) && answer.detail.contains("audioUrl"))
    }

    @Test("A file that is not there is 404")
    func unknown() throws {
        let answer = try client.ask(.get("/audio/nothing?token=mock-audio-nothing"))
        #expect(answer.status == 404 && answer.detail.hasPrefix("No file has the id \"nothing\""))
    }

    @Test("To download it is to be saved under its name")
    func download() throws {
        let answer = try client.ask(.get("\(Self.path)&download=true"))
        let name = "undertow_v6_mix.wav"
        #expect(answer[.contentDisposition] == "attachment; filename=\"\(name)\"; filename*=UTF-8''\(name)")
        #expect(try client.ask(.get("\(Self.path)&download=false"))[.contentDisposition] == nil)
        #expect(try client.ask(.get("\(Self.path)&download=maybe")).faultyPlaces == ["download"])
    }

    @Test("A page of another origin may read what a player needs to seek")
    func crossOrigin() throws {
        let request = try HTTPRequest.get(Self.path).with(.origin, "http://localhost:5173").with(.range, "bytes=0-")
        let answer = try client.ask(request)
        #expect(answer.status == 206 && answer[.accessControlAllowOrigin] == "http://localhost:5173")
        let exposed = answer[.accessControlExposeHeaders]?.split(separator: ", ") ?? []
        for name in ["Accept-Ranges", "Content-Range", "Content-Length", "Content-Disposition", "ETag"] {
            #expect(exposed.contains(Substring(name)))
        }
    }

    @Test("A section that moves changes the sound from there on, and its tag")
    func changedSections() throws {
        let worlds = Worlds.standing(
            try Bundled.catalog(changing: "sections.json") { rows in
                rows.removeAll { $0["fileId"] == "file-undertow-v6" }
            })
        let other = try Client(worlds: worlds)
        let answers = try [client, other].map { try $0.ask(.get(Self.path)) }
        #expect(answers[0][.etag] != answers[1][.etag])
        let bodies = answers.map { $0.response.body.bytes(in: 9_000_000..<9_010_000) }
        #expect(bodies[0] != bodies[1])
    }
}
