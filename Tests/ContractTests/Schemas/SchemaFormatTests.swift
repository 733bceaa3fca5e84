import Contract
import Testing

@Suite("Formats")
struct SchemaFormatTests {
    static let accepted: [(String, [String])] = [
        ("date-time", [#""2026-06-07T09:30:00Z""#, #""2026-06-07T09:30:00.25+02:00""#, "1"]),
        ("date", [#""2024-02-29""#]),
        ("email", [#""a@example.com""#, #""first.last+tag@mail.example.co""#, #""a@localhost""#]),
        (
            "uri",
            [
                #""https://example.com/a?b=c#d""#, #""http://[::1]:8080/x""#, #""urn:soundcheck:problem:not-found""#,
                #""http://user:pw@host/%20""#, #""mailto:a@example.com""#, #""http://host:""#,
            ]
        ),
        ("uri-reference", [#""/a/b""#, #""a/b:c""#, #""""#, #""?q""#, "\"#f\"", #""//host/a""#, #""http://host""#]),
        ("uuid", [#""f81d4fae-7dec-11d0-a765-00a0c91e6bf6""#, #""F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6""#]),
        ("int32", ["2147483647", "-2147483648", "1.0", #""a""#]),
        ("int64", ["9223372036854775807", "-9223372036854775808"]),
    ]

    static let refused: [(String, [String])] = [
        ("date-time", [#""2026-06-07""#, #""2026-06-07 09:30:00""#, #""2026-13-07T09:30:00Z""#, #""""#]),
        ("date", [#""2023-02-29""#, #""2026-6-7""#, #""2026-06-07T00:00:00Z""#]),
        ("email", [#""a""#, #""@b""#, #""a@""#, #""a b@c""#, #""a@b@c""#, #""a@-b.c""#, #""a..b@c""#]),
        (
            "uri",
            [
                #""/a""#, #""1http://x""#, #""http://a b""#, #""http://a/%2""#, #""http://a/%zz""#, #""http://é/""#,
                #""http://host:8o/""#, #""http://[::1""#, #""a#b#c""#, #"":""#, #""""#,
            ]
        ),
        ("uri-reference", [#""a:b c""#, #""1:b""#, #""a b""#, #""[""#, #""%""#, #""<>""#]),
        ("uuid", [#""f81d4fae7dec11d0a76500a0c91e6bf6""#, #""g81d4fae-7dec-11d0-a765-00a0c91e6bf6""#]),
        ("int32", ["2147483648", "1e10"]),
        ("int64", ["9223372036854775808", "1e30"]),
    ]

    @Test("accept what they name", arguments: accepted)
    func valid(format: String, values: [String]) throws {
        let schema = try Documents.schema(#"{"format": "\#(format)"}"#)
        for value in values { #expect(try Documents.complaints(about: value, by: schema) == [], "\(value)") }
    }

    @Test("refuse what they do not", arguments: refused)
    func invalid(format: String, values: [String]) throws {
        let schema = try Documents.schema(#"{"format": "\#(format)"}"#)
        for value in values { #expect(try Documents.complaints(about: value, by: schema).count == 1, "\(value)") }
    }
}
