import Contract
import JSONText
import Testing

@Suite("URLs in answers")
struct URLTests {
    static let hosts = ["localhost:8080", "127.0.0.1:9000", "[::1]:8080", "192.168.1.7", "ada.localhost:1"]

    @Test("Every URL is under the authority that was asked", arguments: hosts)
    func authority(host: String) throws {
        let client = try Bundled.client()
        var count = 0
        for operation in client.contract.operations where operation.isReading && operation.answersJSON {
            let answer = try client.ask(client.success(of: operation).request.with(host: host))
            for url in answer.json?.urls ?? [] {
                count += 1
                #expect(url.hasPrefix("http://\(host)/"), "\(answer): \(url)")
            }
        }
        #expect(count > 100)
    }

    @Test("Artwork's URLs load without a token, and audio's carry one of their own")
    func load() throws {
        let client = try Bundled.client()
        let track = try client.ask(.get("/track/\(Sample.track)", as: .ada))
        let avatar = try #require(track["owner"]?["avatarUrl"]?.stringValue)
        #expect(try client.ask(.get("\(avatar)?size=64")).status == 200)
        #expect(track["currentFile"]?["audioUrl"]?.stringValue?.contains("?token=mock-audio-") == true)
    }
}

extension JSONValue {
    /// The values of all members that are URLs by their name, however deep.
    var urls: [String] {
        switch self {
        case .object(let object):
            object.members.flatMap { key, value in
                key == "url" || key.hasSuffix("Url") ? [value.stringValue ?? ""] : value.urls
            }
        case .array(let elements): elements.flatMap(\.urls)
        default: []
        }
    }
}
