import Testing

@testable import HTTPWire

@Suite("What a request target asks for")
struct RequestTargetTests {
    @Test(
        "path, query and origin-form, as sent",
        arguments: [
            ("/", "/", nil, "/"),
            ("/artist/a%2Fb?x=%20&y", "/artist/a%2Fb", "x=%20&y", "/artist/a%2Fb?x=%20&y"),
            ("/a?", "/a", "", "/a?"),
            ("//a?b?c", "//a", "b?c", "//a?b?c"),
            ("/a|b^[c]?{d}|`\\", "/a|b^[c]", "{d}|`\\", "/a|b^[c]?{d}|`\\"),
            ("http://a:80/b/c?d", "/b/c", "d", "/b/c?d"),
            ("HTTPS://a", "/", nil, "/"),
            ("http://a?b", "/", "b", "/?b"),
        ] as [(String, String, String?, String)])
    func parts(text: String, path: String, query: String?, raw: String) throws {
        let target = try RequestTarget(text)
        #expect(target.path == path)
        // A query that is there and empty is told apart only by the bytes as sent.
        #expect(target.query ?? "" == query ?? "")
        #expect(target.rawBytes == Array(raw.utf8))
        #expect(target.description == text)
    }

    @Test(
        "the form, with its authority",
        arguments: [
            ("/a", HTTPMethod.get, RequestTarget.Form.origin, nil),
            ("http://[::1]:8080/a", .get, .absolute, "[::1]:8080"),
            ("*", .options, .asterisk, nil),
            ("http://a:1", .options, .asterisk, "a:1"),
            ("http://a:1/", .options, .absolute, "a:1"),
        ] as [(String, HTTPMethod, RequestTarget.Form, String?)])
    func forms(text: String, method: HTTPMethod, form: RequestTarget.Form, authority: String?) throws {
        let target = try RequestTarget(text, for: method)
        #expect(target.form == form)
        #expect(target.authority == authority)
    }

    @Test(
        "segments are decoded, and an escaped slash stays within its own",
        arguments: [
            ("/", [""]),
            ("/artist", ["artist"]),
            ("/artist/", ["artist", ""]),
            ("//", ["", ""]),
            ("/%61rtist/a%2Fb/%C3%A9%20+", ["artist", "a/b", "é +"]),
            ("/...", ["..."]),
            ("http://a", [""]),
        ])
    func segments(text: String, segments: [String]) throws {
        #expect(try RequestTarget(text).segments() == segments)
    }

    @Test(
        "a path that names nothing is refused, and the reason says where",
        arguments: [
            ("/a/b%ZZ", "b%ZZ"), ("/a%", "a%"), ("/a%4", "a%4"), ("/a%00", "NUL"), ("/%FF", "UTF-8"), ("/%C3", "UTF-8"),
            ("/..", ".."), ("/a/./b", "\".\""), ("/a/%2e%2E/b", "%2e%2E"), ("/../../etc/passwd", ".."),
        ])
    func faults(text: String, words: String) throws {
        let target = try RequestTarget(text)
        let fault = #expect(throws: PathFault.self) { try target.segments() }
        #expect(fault?.detail.contains(words) == true, "\(fault?.detail ?? "")")
    }

    @Test(
        "the query is read as a form",
        arguments: [
            ("/", []),
            ("/?", []),
            ("/?a=1&b=2&a=3", ["a=1", "b=2", "a=3"]),
            ("/?flag&=v&&x=y=z", ["flag=", "=v", "x=y=z"]),
            ("/?a+b=%2B%20%C3%A9", ["a b=+ é"]),
            ("/?a=%ZZ&b=%", ["a=%ZZ", "b=%"]),
            ("/?a=%FF", ["a=\u{FFFD}"]),
            ("/?a=%0d%0aX:%201", ["a=\r\nX: 1"]),
        ])
    func queryItems(text: String, items: [String]) throws {
        #expect(try RequestTarget(text).queryItems.map { "\($0.name)=\($0.value)" } == items)
    }
}
