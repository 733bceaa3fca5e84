import HTTPWire
import JSONText
import Testing

@testable import MockAPI

/// Ignored ranges and tags that change are not declared by the document, so these answers are not held against it.
@Suite("Weather of ranges and tags")
struct MediaWeatherTests {
    let control: Control
    private static let sound = "/audio/file-talkback-v1?token=mock-audio-file-talkback-v1"

    init() throws { control = try Control() }

    private func ask(
        _ target: String = sound, fields: [(HTTPFieldName, String)] = [], prefer: String? = nil
    ) throws -> HTTPResponse {
        var request = try HTTPRequest.get(target, as: .ada)
        for (name, value) in fields { request = request.with(name, value) }
        if let prefer { request = request.with(.prefer, prefer) }
        return control.client.backend.respond(to: request).answer.response
    }

    private func add(_ rule: String) throws {
        try #require(try control("POST /__admin/faults \(rule)").status == 201)
    }

    @Test("A range that is ignored is answered with the whole, be it one that there is or not")
    func ignored() throws {
        let whole = try ask()
        for range in ["bytes=0-9", "bytes=999999999-"] {
            let answer = try ask(fields: [(.range, range)], prefer: "fault=ignore-range")
            #expect(answer.status == .ok && answer.body.count == whole.body.count)
            #expect(answer.fields.first(.contentRange) == nil)
            #expect(answer.fields.first(.etag) == whole.fields.first(.etag))
        }
    }

    @Test("Where no range is asked for, ignoring it changes nothing", arguments: ["/artist", sound])
    func notAsked(target: String) throws {
        let usual = try ask(target)
        let answer = try ask(target, prefer: "fault=ignore-range")
        #expect(answer.status == .ok && answer.body.count == usual.body.count)
        #expect(answer.fields.first(.etag) == usual.fields.first(.etag))
        let condition = try ask(
            target, fields: [(.ifNoneMatch, try #require(usual.fields.first(.etag)))], prefer: "fault=ignore-range")
        #expect(condition.status == .notModified)
    }

    @Test("A tag that is another one is the same for all calls that its rule hits, and conditions are judged by it")
    func tag() throws {
        let usual = try #require(try ask("/artist").fields.first(.etag))
        try add(#"{"operation": "listArtists", "fromCall": 2, "fault": "new-etag"}"#)
        let untouched = try ask("/artist", fields: [(.ifNoneMatch, usual)])
        #expect(untouched.status == .notModified)
        let changed = try ask("/artist", fields: [(.ifNoneMatch, usual)])
        let tag = try #require(changed.fields.first(.etag))
        #expect(changed.status == .ok && tag != usual && EntityTag(reading: tag)?.isWeak == false)
        let again = try ask("/artist", fields: [(.ifNoneMatch, tag)])
        #expect(again.status == .notModified && again.fields.first(.etag) == tag)
        #expect(try ask("/artist", fields: [(.ifMatch, usual)]).status == .preconditionFailed)
        #expect(try ask("/artist", fields: [(.ifMatch, tag)]).body.bytes == changed.body.bytes)
    }

    @Test("A part of what has another tag now is not given to whoever holds a part of what was before")
    func ifRange() throws {
        let usual = try #require(try ask().fields.first(.etag))
        let fields: [(HTTPFieldName, String)] = [(.range, "bytes=0-9")]
        #expect(try ask(fields: fields + [(.ifRange, usual)]).status == .partialContent)
        let whole = try ask(fields: fields + [(.ifRange, usual)], prefer: "fault=new-etag")
        let tag = try #require(whole.fields.first(.etag))
        #expect(whole.status == .ok && tag != usual)
        let part = try ask(fields: fields + [(.ifRange, tag)], prefer: "fault=new-etag")
        #expect(part.status == .partialContent && part.fields.first(.etag) == tag)
        #expect(try part.body.bytes == ask().body.bytes(in: 0..<10))
    }

    @Test("A write is judged by the tag that is shown meanwhile")
    func write() throws {
        func edit(_ fields: (HTTPFieldName, String)...) throws -> HTTPResponse {
            let body = JSONWriter.bytes(of: ["resolved": false] as JSONValue)
            var request = try HTTPRequest.make(.patch, "/comment/comment-0006", as: .ada).with(body: body)
            for (name, value) in fields { request = request.with(name, value) }
            return control.client.backend.respond(to: request).answer.response
        }
        let another = (HTTPFieldName.prefer, "fault=new-etag")
        let usual = try #require(try edit().fields.first(.etag))
        #expect(try edit((.ifMatch, usual), another).status == .preconditionFailed)
        let tag = try #require(try edit(another).fields.first(.etag))
        #expect(tag != usual)
        #expect(try edit((.ifMatch, tag), another).status == .ok)
        #expect(try edit((.ifMatch, usual)).status == .ok)
    }

    @Test("What has no tag gets none")
    func noTag() throws {
        let refused = try ask("/artist?limit=x", prefer: "fault=new-etag")
        #expect(refused.status == .badRequest && refused.fields.first(.etag) == nil)
    }

    @Test("A malformed part is the first half of it, well framed, and nothing more is read")
    func malformed() throws {
        let whole = try ask()
        let half = try ask(prefer: "fault=malformed")
        #expect(half.status == .ok && half.body.count == whole.body.count / 2 && half.fields.first(.etag) == nil)
        let part = try ask(fields: [(.range, "bytes=100-199")], prefer: "fault=malformed")
        #expect(part.status == .partialContent)
        #expect(part.body.bytes == whole.body.bytes(in: 100..<150))
    }
}
