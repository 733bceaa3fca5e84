import HTTPWire
import Testing

@Suite("Parts of answers")
struct RangeTests {
    let client: Client
    private let whole: Exchange
    private let length: Int
    private let tag: String

    init() throws {
        client = try Bundled.client()
        whole = try client.ask(Self.request())
        length = whole.response.body.count
        tag = try #require(whole[.etag])
    }

    private static func request(_ fields: (HTTPFieldName, String)...) throws -> HTTPRequest {
        let request = try HTTPRequest.get("/audio/file-undertow-v6?token=mock-audio-file-undertow-v6")
        return fields.reduce(request) { $0.with($1.0, $1.1) }
    }

    private func expect(
        _ answer: Exchange, toBe part: Range<Int>, _ location: SourceLocation = #_sourceLocation
    ) {
        #expect(answer.status == 206, "\(answer)", sourceLocation: location)
        #expect(
            answer[.contentRange] == "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(length)",
            sourceLocation: location)
        #expect(answer.response.body.count == part.count, sourceLocation: location)
        // Ends are enough: the whole would be worked out once more.
        for offset in [0, max(0, part.count - 1_000)] {
            let end = min(offset + 1_000, part.count)
            let expected = whole.response.body.bytes(in: part.lowerBound + offset..<part.lowerBound + end)
            #expect(answer.response.body.bytes(in: offset..<end) == expected, sourceLocation: location)
        }
    }

    @Test("One range is answered with its bytes, which say where they belong")
    func single() throws {
        for (range, part) in [
            ("0-1", 0..<2), ("0-", 0..<length), ("44-143", 44..<144), ("1000001-1000001", 1_000_001..<1_000_002),
            ("-500", length - 500..<length), ("-\(length + 1)", 0..<length), ("\(length - 1)-", length - 1..<length),
            ("5-99999999999999999999999", 5..<length), ("5000000-6000000,", 5_000_000..<6_000_001),
        ] {
            expect(try client.ask(Self.request((.range, "bytes=\(range)"))), toBe: part)
        }
    }

    @Test("It keeps the fields of the whole")
    func fields() throws {
        let answer = try client.ask(Self.request((.range, "bytes=0-1")))
        for name in [HTTPFieldName.etag, .acceptRanges, .cacheControl, .vary, .contentType] {
            #expect(answer[name] != nil && answer[name] == whole[name], "\(name)")
        }
    }

    @Test(
        "Several ranges, other units and what is no range get the whole",
        arguments: ["bytes=0-1,4-5", "bytes=2-1", "bytes=x", "seconds=1-2", "bytes", "", "bytes=-"])
    func ignored(range: String) throws {
        let answer = try client.ask(Self.request((.range, range)))
        #expect(answer.status == 200 && answer.response.body.count == length && answer[.contentRange] == nil)
    }

    @Test("A range without a byte that is there is 416, and the answer says how many there are")
    func unsatisfiable() throws {
        for range in ["\(length)-", "\(length)-\(length + 5)", "-0", "99999999999999999999999-"] {
            let answer = try client.ask(Self.request((.range, "bytes=\(range)")))
            #expect(answer.status == 416 && answer.code == "range-not-satisfiable", "\(range)")
            #expect(answer[.contentRange] == "bytes */\(length)")
            #expect(answer.detail.contains("\(length) bytes"))
        }
    }

    @Test("If-Range gets the part while its tag is still the present one, and the whole otherwise")
    func ifRange() throws {
        let range = (HTTPFieldName.range, "bytes=100-199")
        expect(try client.ask(Self.request(range, (.ifRange, tag))), toBe: 100..<200)
        let others = [
            "\"x\"", "W/\(tag)", "*", "", "\(tag), \"x\"", tag.filter { $0 != "\"" }, "Sun, 06 Nov 1994 08:49:37 GMT",
        ]
        for other in others {
            let answer = try client.ask(Self.request(range, (.ifRange, other)))
            #expect(answer.status == 200 && answer.response.body.count == length, "\(other)")
        }
        #expect(try client.ask(Self.request(range, (.ifRange, tag), (.ifRange, tag))).status == 200)
        #expect(try client.ask(Self.request((.ifRange, tag))).status == 200)
        // Beyond the end of what it is no part of, there is nothing wrong with it.
        let beyond = (HTTPFieldName.range, "bytes=\(length)-")
        #expect(try client.ask(Self.request(beyond, (.ifRange, "\"x\""))).status == 200)
        #expect(try client.ask(Self.request(beyond, (.ifRange, tag))).status == 416)
    }

    @Test("Conditions on the whole come first")
    func conditions() throws {
        for range in ["bytes=0-1", "bytes=\(length)-"] {
            let asked = (HTTPFieldName.range, range)
            #expect(try client.ask(Self.request(asked, (.ifNoneMatch, tag))).status == 304)
            #expect(try client.ask(Self.request(asked, (.ifMatch, "\"x\""))).status == 412)
        }
        let asked = (HTTPFieldName.range, "bytes=0-1")
        expect(try client.ask(Self.request(asked, (.ifMatch, tag), (.ifNoneMatch, "\"x\""))), toBe: 0..<2)
    }

    @Test("HEAD is about the whole, whatever range it names", arguments: ["bytes=0-1", "bytes=99999999999-"])
    func head(range: String) throws {
        let answer = try client.ask(Self.request((.range, range)).with(method: .head))
        #expect(answer.status == 200 && answer.response.body.count == length && answer[.acceptRanges] == "bytes")
    }

    @Test("What takes no ranges says so by saying nothing, and gives the whole")
    func others() throws {
        let plain = try client.ask(.get("/artist", as: .ada))
        let answer = try client.ask(.get("/artist", as: .ada).with(.range, "bytes=0-1"))
        #expect(answer.status == 200 && answer.body == plain.body && answer[.acceptRanges] == nil)
    }

    @Test("Players' ways: two bytes and then all of it; all of it and then from somewhere in it")
    func players() throws {
        // AVPlayer looks at the first two bytes, and then asks for open or wide ranges.
        for (range, part) in [("0-1", 0..<2), ("0-\(length - 1)", 0..<length), ("8000000-", 8_000_000..<length)] {
            expect(try client.ask(Self.request((.range, "bytes=\(range)"))), toBe: part)
        }
        // Chromium asks for everything, and when somebody seeks from there on.
        for (range, part) in [("0-", 0..<length), ("7995392-", 7_995_392..<length)] {
            expect(try client.ask(Self.request((.range, "bytes=\(range)"), (.ifRange, tag))), toBe: part)
        }
    }

    @Test("A part is never answered from what was kept for another")
    func kept() throws {
        // As received, since only the bytes of a head are known again.
        func ask(_ range: String?) throws -> Exchange {
            let request = try range.map { try Self.request((.range, "bytes=\($0)")) } ?? Self.request()
            return try client.ask(request.received())
        }
        for _ in 1...3 {
            expect(try ask("0-1"), toBe: 0..<2)
            expect(try ask("2-3"), toBe: 2..<4)
            expect(try ask("-2"), toBe: length - 2..<length)
            #expect(try ask("\(length)-").status == 416)
            #expect(try ask(nil).response.body.count == length)
        }
    }
}
