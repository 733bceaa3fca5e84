import JSONText
import Testing

@Suite("Merge patches")
struct MergePatchTests {
    @Test(
        "The examples of RFC 7396, appendix A",
        arguments: [
            (#"{"a":"b"}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
            (#"{"a":"b"}"#, #"{"b":"c"}"#, #"{"a":"b","b":"c"}"#),
            (#"{"a":"b"}"#, #"{"a":null}"#, #"{}"#),
            (#"{"a":"b","b":"c"}"#, #"{"a":null}"#, #"{"b":"c"}"#),
            (#"{"a":["b"]}"#, #"{"a":"c"}"#, #"{"a":"c"}"#),
            (#"{"a":"c"}"#, #"{"a":["b"]}"#, #"{"a":["b"]}"#),
            (#"{"a":{"b":"c"}}"#, #"{"a":{"b":"d","c":null}}"#, #"{"a":{"b":"d"}}"#),
            (#"{"a":[{"b":"c"}]}"#, #"{"a":[1]}"#, #"{"a":[1]}"#),
            (#"["a","b"]"#, #"["c","d"]"#, #"["c","d"]"#),
            (#"{"a":"b"}"#, #"["c"]"#, #"["c"]"#),
            (#"{"a":"foo"}"#, "null", "null"),
            (#"{"a":"foo"}"#, #""bar""#, #""bar""#),
            (#"{"e":null}"#, #"{"a":1}"#, #"{"e":null,"a":1}"#),
            (#"[1,2]"#, #"{"a":"b","c":null}"#, #"{"a":"b"}"#),
            (#"{}"#, #"{"a":{"bb":{"ccc":null}}}"#, #"{"a":{"bb":{}}}"#),
        ])
    func appendix(original: String, patch: String, result: String) throws {
        #expect(try merged(original, patch) == result)
    }

    @Test("Members that stay keep their places, and new ones follow in the patch's order")
    func order() throws {
        #expect(
            try merged(#"{"a":1,"b":2,"c":3,"d":4}"#, #"{"z":0,"c":5,"y":9,"a":6,"b":null}"#)
                == #"{"a":6,"c":5,"d":4,"z":0,"y":9}"#)
    }

    @Test("Keys are compared by bytes")
    func exactKeys() throws {
        #expect(try merged("{\"\u{E9}\":1}", "{\"e\u{301}\":null}") == "{\"\u{E9}\":1}")
    }

    private func merged(_ original: String, _ patch: String) throws -> String {
        let original = try JSONParser.parse(Array(original.utf8))
        let patch = try JSONParser.parse(Array(patch.utf8))
        return String(decoding: JSONWriter.bytes(of: original.merged(with: patch)), as: UTF8.self)
    }
}
