import HTTPWire
import JSONText
import MockAPI
import Testing

/// A client that follows what it is given must stay where it is.
@Suite("URLs lead back into the world that was asked")
struct WorldURLTests {
    /// It differs from all others in the name of Ada's first space.
    private let control: Control
    private let client: Client
    private let demo: World
    private let ports = CountedPorts()

    init() throws {
        control = try Control()
        client = control.client
        demo = try client.world("demo")
        let renamed = try control(
            #"PATCH /__admin/data/artists/artist-night-bloom {"name": "Night Bloom of the demo"}"#, of: demo)
        #expect(renamed.status == 200)
    }

    /// Where the world's own paths begin. The test's requests name one authority, whichever the door.
    private func base(_ way: WayIn) -> String { "http://localhost:8080" + (way == .port ? "" : "/w/demo") }

    /// Follows a URL as a client does: to where it leads, by the door that it knows, with no field that names a world.
    private func follow(
        _ url: String, by way: WayIn, as person: Person? = nil, range: String? = nil
    ) throws -> Exchange {
        let target = try RequestTarget(url)
        try #require(target.authority == "localhost:8080")
        var request = try HTTPRequest.get("/", as: person)
        request.target = target
        if let range { request = request.with(.range, range) }
        return try client.ask(request, through: way == .port ? .world(demo) : .main)
    }

    @Test("Every URL of every answer begins where the world does", arguments: WayIn.allCases)
    func everywhere(way: WayIn) throws {
        var count = 0
        for operation in client.contract.operations where operation.isReading && operation.answersJSON {
            let request = try client.success(of: operation).request
            let answer = try client.ask(request, of: demo, by: way)
            for url in answer.json?.urls ?? [] {
                count += 1
                let rest = url.dropFirst(base(way).count)
                #expect(url.hasPrefix(base(way) + "/") && !rest.hasPrefix("/w/"), "\(answer): \(url)")
            }
        }
        #expect(count > 100)
    }

    @Test("Artwork loads there", arguments: WayIn.allCases)
    func artwork(way: WayIn) throws {
        let space = try client.ask(.get("/artist/artist-night-bloom", as: .ada), of: demo, by: way)
        let url = try #require(space["artworkUrl"]?.stringValue)
        let picture = try follow("\(url)?size=64", by: way)
        #expect(picture.status == 200 && picture.operationId == "getArtwork")
        #expect(demo.read(\.journal).total(RequestFilter(operation: "getArtwork")) == 1)
    }

    @Test("The next page is the same world's", arguments: WayIn.allCases)
    func paging(way: WayIn) throws {
        var names: [JSONValue?] = []
        var page = try client.ask(.get("/artist?limit=3", as: .ada), of: demo, by: way)
        names += page.elements.map { $0["name"] }
        while let link = page[.link] {
            let url = try #require(link.firstMatch(of: /^<(.+)>; rel="next"$/)?.output.1)
            page = try follow(String(url), by: way, as: .ada)
            names += page.elements.map { $0["name"] }
        }
        #expect(names.count == 8 && names.contains("Night Bloom of the demo"))
    }

    @Test("Audio plays there, and share links open", arguments: WayIn.allCases)
    func audioAndLinks(way: WayIn) throws {
        let track = try client.ask(.get("/track/\(Sample.track)", as: .ada), of: demo, by: way)
        let audio = try follow(
            #require(track["currentFile"]?["audioUrl"]?.stringValue), by: way, range: "bytes=0-99")
        #expect(audio.status == 206 && audio.operationId == "streamAudio")
        let links = try client.ask(.get("/link/artist/artist-night-bloom", as: .ada), of: demo, by: way)
        let share = try follow(#require(links.elements.first?["url"]?.stringValue), by: way)
        #expect(share.status == 200 && share["subject"]?["name"] == "Night Bloom of the demo")
    }

    @Test("A Location of the control side is read there", arguments: WayIn.allCases)
    func location(way: WayIn) throws {
        if way == .port {
            client.backend.ports = ports
            _ = try client.backend.port(of: demo)
        }
        let sections = "/__admin/data/sections/tag"
        let body = #"{"fileId": "file-undertow-v6", "name": "Tag", "startMs": 0, "endMs": 10}"#
        for line in ["PUT \(sections) \(body)", #"POST /__admin/faults {"delayMs": 1}"#] {
            var request = try Control.request(line)
            if way == .port { request = request.with(host: "localhost:9001") }
            let made = try client.ask(request, of: demo, by: way)
            let location = try #require(made[.location])
            let authority = way == .port ? "http://localhost:9001" : base(way)
            #expect(made.status == 201 && location.hasPrefix("\(authority)/__admin/"), "\(location)")
            var reading = try HTTPRequest.get("/")
            reading.target = try RequestTarget(location)
            let found = try client.ask(reading, through: way == .port ? .world(demo) : .main)
            #expect(found.status == 200 && found.json == made.json)
        }
        #expect(try control("GET \(sections)").status == 404)
    }

    @Test("The front page and the document name the world's own addresses", arguments: WayIn.allCases)
    func ownPages(way: WayIn) throws {
        let front = try client.ask(.get("/"), of: demo, by: way)
        #expect(front["document"] == .string(base(way) + "/openapi.json"))
        for line in front["operations"]?.arrayValue ?? [] {
            let url = try #require(line["url"]?.stringValue)
            #expect(url.hasPrefix(base(way) + "/"))
        }
        let document = try client.ask(.get("/openapi.json"), of: demo, by: way)
        #expect(document["servers"] == [["url": .string(base(way))]])
    }
}
