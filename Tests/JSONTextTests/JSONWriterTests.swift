import JSONText
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
    private struct Person: JSONWritable {
        let name: String
        let age: Int?
        let nick: String?

        func write(to writer: inout JSONWriter) {
            writer.object { object in
                object.member("name", name)
                object.member("age", age)
                object.member("nick", nick)
            }
        }
    }

    @Test("Members are written in the order given, and those without a value not at all")
    func typed() {
        var writer = JSONWriter(reserving: 64)
        writer.object { object in
            object.member("id", "a")
            object.member("count", 3)
            object.member("big", Int64.min)
            object.member("ratio", 0.5)
            object.member("done", true)
            object.member("person", Person(name: "Ada", age: 36, nick: nil))
            object.member("nobody", nil as Person?)
            object.array("list") { array in
                array.element(1)
                array.object { $0.member("x", false) }
                array.array { _ in }
            }
            object.object("empty") { _ in }
            object.member("people", [Person(name: "Bo", age: nil, nick: "B")])
            object.member("tree", ["a": [nil, 1.5]] as JSONValue)
        }
        #expect(
            text(of: writer.bytes)
                == """
                {"id":"a","count":3,"big":-9223372036854775808,"ratio":0.5,"done":true,"person":{"name":"Ada","age":36},\
                "list":[1,{"x":false},[]],"empty":{},"people":[{"name":"Bo","nick":"B"}],"tree":{"a":[null,1.5]}}
                """)
    }

    @Test(
        "Quotes, backslashes and control characters are escaped, and nothing else",
        arguments: [
            ("", "\"\""), ("a\"b\\c", #""a\"b\\c""#), ("/", "\"/\""), ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
            ("\0\u{1}\u{F}\u{10}\u{1F}", #""\u0000\u0001\u000f\u0010\u001f""#), ("\u{7F}", "\"\u{7F}\""),
            ("é日本😀\u{2028}\u{2029}", "\"é日本😀\u{2028}\u{2029}\""),
            ("exactly8\n12345678\"é", #""exactly8\n12345678\"é""#),
        ])
    func strings(string: String, expected: String) {
        #expect(JSONWriter.bytes(of: string) == Array(expected.utf8))
        #expect(JSONWriter.bytes(of: [string: true] as JSONValue) == Array("{\(expected):true}".utf8))
    }

    @Test("Every character below U+0100 reads back", arguments: 0..<0x100)
    func character(code: Int) throws {
        let string = "before" + String(Unicode.Scalar(UInt8(code))) + "after"
        let bytes = JSONWriter.bytes(of: string)
        #expect(bytes.allSatisfy { $0 >= 0x20 })
        #expect(try JSONParser.parse(bytes) == .string(string))
    }

    @Test(
        "Numbers are written so that they read back as what they were",
        arguments: [
            (.integer(0), "0"), (.integer(.max), "9223372036854775807"), (.integer(.min), "-9223372036854775808"),
            (1.0, "1.0"),
            (0.1, "0.1"), (.number(-0.0), "-0.0"), (1e20, "1e+20"), (.number(.leastNonzeroMagnitude), "5e-324"),
            (.number(.greatestFiniteMagnitude), "1.7976931348623157e+308"),
        ] as [(JSONValue, String)])
    func numbers(value: JSONValue, expected: String) throws {
        #expect(text(of: JSONWriter.bytes(of: value)) == expected)
        let again = try parse(expected)
        #expect(again == value)
        #expect((again.integerValue == nil) == (value.integerValue == nil))
    }

    @Test("A double that JSON has no number for is null", arguments: [Double.nan, .infinity, -.infinity])
    func notFinite(value: Double) {
        #expect(text(of: JSONWriter.bytes(of: value)) == "null")
    }

    @Test("Instants and dates are written as strings")
    func instants() throws {
        let instant = try #require(Instant(rfc3339: "2026-06-07T09:30:00Z"))
        let date = try #require(CalendarDate(rfc3339: "2026-06-07"))
        var writer = JSONWriter()
        writer.array { array in
            array.element(instant)
            array.element(date)
        }
        #expect(text(of: writer.bytes) == "[\"2026-06-07T09:30:00Z\",\"2026-06-07\"]")
    }

    @Test(
        "What was parsed is written again byte for byte, and parses to the same",
        arguments: [
            "null", "[]", "{}", "[[],{},\"\"]",
            #"{"z":1,"a":{"é":"\u0000\n","e\#u{301}":[true,false,null,-1,2.5,1e+100]}}"#,
            #"["😀","\\","\"","/"]"#, "[9223372036854775807,-9223372036854775808,1.0]",
        ])
    func roundTrip(written: String) throws {
        let value = try parse(written)
        #expect(JSONWriter.bytes(of: value) == Array(written.utf8))
        #expect(try JSONParser.parse(JSONWriter.prettyBytes(of: value)) == value)
    }

    @Test("For people there is an item a line, indented by two spaces")
    func pretty() {
        let value: JSONValue = ["a": [1, ["b": nil]], "none": [], "nothing": [:]]
        #expect(
            text(of: JSONWriter.prettyBytes(of: value)) == """
                {
                  "a": [
                    1,
                    {
                      "b": null
                    }
                  ],
                  "none": [],
                  "nothing": {}
                }
                """)
    }
}
