import HTTPWire
import JSONText
import Testing

@testable import MockAPI

@Suite("Waveforms")
struct GetWaveformTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    @Test(
        "It has as many peaks as are asked for, 512 otherwise, and they are the sound's",
        arguments: [(nil, 512), (16, 16), (4_096, 4_096)] as [(Int?, Int)])
    func points(asked: Int?, given: Int) throws {
        let query = asked.map { "?points=\($0)" } ?? ""
        let answer = try client.ask(.get("/file/file-undertow-v6/waveform\(query)", as: .ada))
        #expect(answer.status == 200 && answer["fileId"] == "file-undertow-v6" && answer["durationMs"] == 170_439)
        let peaks = try Recording.make("file-undertow-v6").peaks(given)
        #expect(answer["peaks"]?.arrayValue == peaks.map { .integer(Int64($0)) })
    }

    @Test("Points out of bounds are refused", arguments: ["15", "4097", "0", "-16", "1e2", "many", ""])
    func wrongPoints(points: String) throws {
        let answer = try client.ask(.get("/file/file-undertow-v6/waveform?points=\(points)", as: .ada))
        #expect(answer.status == 400 && answer.faultyPlaces == ["points"])
    }

    @Test("Who may not hear a version does not see it either")
    func access() throws {
        let request = try HTTPRequest.get("/file/file-undertow-v6/waveform")
        #expect(try client.ask(request).status == 401)
        let stranger = try #require(
            Person.allCases.first {
                client.catalog.access(of: $0.id, to: .file("file-undertow-v6")).role == nil
            })
        #expect(try client.ask(.get("/file/file-undertow-v6/waveform", as: stranger)).status == 403)
        let unknown = try client.ask(.get("/file/nothing/waveform", as: .ada))
        #expect(unknown.status == 404 && unknown.detail.contains("\"nothing\""))
    }
}
