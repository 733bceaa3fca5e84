import Testing

@testable import JSONText

@Suite("Reading an array element by element")
struct JSONElementsTests {
    /// What is handed over, and what comes of the whole.
    private func read(_ text: String) -> (elements: [JSONValue], ends: [Int], result: Result<JSONValue, JSONFaults>) {
        var (elements, ends): ([JSONValue], [Int]) = ([], [])
        let result = Array(text.utf8).withUnsafeBufferPointer { bytes in
            Result { () throws(JSONFaults) in
                try JSONParser.parseElements(of: bytes) { element, end in
                    elements.append(element)
                    ends.append(end)
                }
            }
        }
        return (elements, ends, result)
    }

    @Test("hands over each with the offset behind it, and keeps none")
    func elements() throws {
        let read = read(#" [1, {"a": [2, {"b": []}], "a\u0301": "é"}, "x" ] "#)
        #expect(read.elements == [1, ["a": [2, ["b": []]], "a\u{301}": "é"], "x"])
        #expect(read.ends == [3, 43, 48])
        #expect(try read.result.get() == [])
    }

    @Test("gives any other value as it is", arguments: ["null", #"{"a": [1]}"#, "[]", " 12.5 "])
    func others(text: String) throws {
        let read = read(text)
        #expect(read.elements.isEmpty)
        #expect(try read.result.get() == JSONParser.parse(Array(text.utf8)))
    }

    @Test(
        "finds the faults that reading the whole finds",
        arguments: [
            "[1, 2", "[1, 2] 3", #"[{"a": 1, "a": 2}, {"b": 1, "b": {"c": 1, "c": 2}}]"#, "[1, {\"a\" 1}]", "[1,]", "",
            #"{"a": 1, "a": 2}"#, #"[{"a": 1, "a": 2}, ?]"#,
        ])
    func faults(text: String) throws {
        let whole = #expect(throws: JSONFaults.self) { try JSONParser.parse(Array(text.utf8)) }
        guard case .failure(let faults) = read(text).result else {
            Issue.record("\(text) is read without a fault")
            return
        }
        #expect(faults.faults == whole?.faults)
        #expect((faults.value == nil) == (whole?.value == nil))
    }
}
