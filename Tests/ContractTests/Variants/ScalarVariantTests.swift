import Contract
import JSONText
import Testing

@Suite("Variants of texts and numbers")
struct ScalarVariantTests {
    @Test(
        "An integer is the greatest that its schema allows",
        arguments: [
            (#"{"type": "integer"}"#, "9007199254740991"),
            (#"{"type": "integer", "format": "int32"}"#, "2147483647"),
            (#"{"type": ["integer", "null"], "maximum": 200}"#, "200"),
            (#"{"type": "integer", "exclusiveMaximum": 200}"#, "199"),
            (#"{"type": "integer", "maximum": 99.5}"#, "99"),
            (#"{"type": "integer", "exclusiveMaximum": 99.5}"#, "99"),
            (#"{"type": "integer", "maximum": 200, "multipleOf": 7}"#, "196"),
            (#"{"type": "integer", "maximum": 200, "multipleOf": 0.5}"#, "200"),
            (#"{"type": "integer", "maximum": 1e300}"#, "9007199254740991"),
            (#"{"allOf": [{"type": "integer", "maximum": 10}, {"type": "number", "maximum": 8}]}"#, "8"),
            // A place that the rule does not fit stays as it was.
            (#"{"type": "integer", "maximum": 201, "multipleOf": 3.5}"#, "7"),
            (#"{"type": "integer", "enum": [7, 9]}"#, "7"),
            (#"{"type": "integer", "not": {"minimum": 100}}"#, "7"),
            (#"{"type": "number"}"#, "7"),
            (#"{}"#, "7"),
        ])
    func integers(schema: String, expected: String) throws {
        #expect(try Variant.maxIntegers.text(of: "7", by: schema) == expected)
    }

    @Test("An integer beyond 53 bits is not made smaller, and an id is kept")
    func kept() throws {
        let schema = #"{"type": "integer"}"#
        #expect(try Variant.maxIntegers.text(of: "9223372036854775807", by: schema) == "9223372036854775807")
        let object = #"{"type": "object", "properties": {"id": \#(schema), "trackId": \#(schema), "paid": \#(schema)}}"#
        let expected = #"{"id":1,"trackId":2,"paid":9007199254740991}"#
        #expect(try Variant.maxIntegers.text(of: #"{"id": 1, "trackId": 2, "paid": 3}"#, by: object) == expected)
    }

    @Test(
        "A date-time gets a fraction, by its minute",
        arguments: [
            ("2026-06-07T09:30:00Z", "2026-06-07T09:30:00.123Z"),
            ("2026-06-07T09:31:00+02:00", "2026-06-07T09:31:00.123456789+02:00"),
            ("2026-06-07T09:30:00.5Z", "2026-06-07T09:30:00.5Z"),
            ("2016-12-31T23:59:60Z", "2016-12-31T23:59:60.123Z"),
            ("0000-01-01T00:00:00+23:59", "0000-01-01T00:00:00.123+23:59"),
        ])
    func fractions(text: String, expected: String) throws {
        let schema = #"{"type": "string", "format": "date-time"}"#
        #expect(try Variant.fractionalSeconds.text(of: "\"\(text)\"", by: schema) == "\"\(expected)\"")
    }

    @Test("A date-time keeps its length where no fraction fits")
    func shortDates() throws {
        let value = #""2026-06-07T09:31:00Z""#
        for (maximum, expected) in [(30, ".123456789Z"), (24, ":00.123Z"), (22, ":00.1Z"), (20, ":00Z")] {
            let schema = #"{"type": "string", "format": "date-time", "maxLength": \#(maximum)}"#
            #expect(try Variant.fractionalSeconds.text(of: value, by: schema).hasSuffix(expected + "\""))
        }
        let schema = #"{"type": "string", "format": "date-time", "maxLength": 20}"#
        #expect(try Variant.offsetDates.text(of: value, by: schema) == value)
    }

    @Test(
        "A date-time is written with an offset, as the same instant",
        arguments: [
            ("2026-06-07T09:30:00Z", "2026-06-07T11:30:00+02:00"),
            ("2026-06-07T01:31:00Z", "2026-06-06T18:31:00-07:00"),
            ("2026-02-28T23:32:00.250Z", "2026-03-01T05:17:00.250+05:45"),
            ("2026-06-07T14:30:00+05:00", "2026-06-07T11:30:00+02:00"),
            // A leap second has no instant to write it by; the years end.
            ("2016-12-31T23:59:60Z", "2016-12-31T23:59:60Z"),
            ("9999-12-31T23:59:00Z", "9999-12-31T23:59:00Z"),
        ])
    func offsets(text: String, expected: String) throws {
        let schema = #"{"type": "string", "format": "date-time"}"#
        #expect(try Variant.offsetDates.text(of: "\"\(text)\"", by: schema) == "\"\(expected)\"")
    }

    @Test(
        "A value with known values becomes another, spelt as it may be",
        arguments: [
            ("", "notYetKnown"),
            (#", "maxLength": 5"#, "notYe"),
            (#", "pattern": "^[a-z-]+$""#, "not-yet-known"),
            (#", "pattern": "^(ep|[A-Z_]+)$""#, "NOT_YET_KNOWN"),
            (#", "pattern": "^[a-z]+$""#, "notyetknown"),
            (#", "enum": ["ep", "album"]"#, "ep"),
            (#", "pattern": "^e""#, "ep"),
        ])
    func unknown(more: String, expected: String) throws {
        let schema = #"{"type": "string", "x-extensible-enum": ["album", "ep"]\#(more)}"#
        #expect(try Variant.unknownEnum.text(of: #""ep""#, by: schema) == "\"\(expected)\"")
    }

    @Test("A document that knows the unknown value already gets another")
    func knownUnknown() throws {
        let schema = #"{"type": "string", "x-extensible-enum": ["notYetKnown"]}"#
        #expect(try Variant.unknownEnum.text(of: #""notYetKnown""#, by: schema) == #""not-yet-known""#)
    }

    @Test("A free text is as long as it may be, in code points")
    func longTexts() throws {
        #expect(try Variant.longText.text(of: #""ab""#, by: #"{"type": "string", "maxLength": 7}"#) == #""ab ab a""#)
        #expect(try Variant.longText.text(of: #""🎧""#, by: #"{"type": "string", "maxLength": 4}"#) == #""🎧 🎧 ""#)
        #expect(try Variant.longText.text(of: #""""#, by: #"{"type": "string"}"#).unicodeScalars.count == 1_002)
        let longer = "\"" + String(repeating: "x", count: 1_200) + "\""
        #expect(try Variant.longText.text(of: longer, by: #"{"type": "string"}"#) == longer)
    }

    @Test("An odd text is cut between characters, and ends with the text that it was")
    func oddTexts() throws {
        let short = try Variant.oddText.text(of: #""ab""#, by: #"{"type": "string", "maxLength": 11}"#)
        #expect(short == "\"  👩‍👩‍👧‍👦👍🏽\"")
        let tiny = try Variant.oddText.text(of: #""ab""#, by: #"{"type": "string", "maxLength": 2}"#)
        #expect(tiny.unicodeScalars.count == 4)
        let whole = try Variant.oddText.text(of: #""ab""#, by: #"{"type": "string"}"#)
        #expect(whole.hasPrefix("\"  👩‍👩‍👧‍👦") && whole.hasSuffix(" ab\"") && whole.contains("\u{2028}"))
    }

    @Test(
        "Texts that are not free stay",
        arguments: [
            #"{"type": "string", "format": "uri"}"#,
            #"{"type": "string", "format": "date-time"}"#,
            #"{"type": "string", "pattern": "."}"#,
            #"{"type": "string", "enum": ["2026-06-07T09:30:00Z", "mailto:a"]}"#,
            #"{"const": "2026-06-07T09:30:00Z"}"#,
            #"{"type": "string", "x-extensible-enum": ["a"]}"#,
            ##"{"$ref": "#/components/schemas/ArtistId"}"##,
        ], [Variant.longText, .oddText])
    func notFree(schema: String, variant: Variant) throws {
        // It has every format that is asked for here, save that of a URI.
        let value = schema.contains("uri") ? #""mailto:a""# : #""2026-06-07T09:30:00Z""#
        let varied = try variant.text(of: value, by: schema, others: #""ArtistId": {"type": "string"}"#)
        #expect(varied == value)
    }

    @Test("Ids are told by their names, wherever the name stands")
    func ids() throws {
        let text = #"{"type": "string"}"#
        let names = ["id", "trackId", "track_id", "trackID"].map { "\"\($0)\": \(text)" }.joined(separator: ", ")
        let lists = #""memberIds": {"type": "array", "items": \#(text)}, "grid": \#(text)"#
        let value = #"{"id": "a", "trackId": "b", "track_id": "c", "trackID": "d", "memberIds": ["e"], "grid": "f"}"#
        let varied = try Variant.longText.text(of: value, by: #"{"properties": {\#(names), \#(lists)}}"#)
        let kept = #"{"id":"a","trackId":"b","track_id":"c","trackID":"d","memberIds":["e"],"grid":"f f f "#
        #expect(varied.hasPrefix(kept))
    }
}
