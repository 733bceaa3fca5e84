import HTTPWire
import JSONText
import Testing

@Suite("Conditions of writes in the review loop")
struct LoopConditionTests {
    let rehearsal: Rehearsal

    init() throws { rehearsal = try Rehearsal() }

    static let noise = #"POST /comment/file/\#(Lumen.current) {"text": "Meanwhile"}"#

    /// A write, what gives the tag that it is about, and what changes that in between.
    static let writes: [(line: String, source: String, change: String)] = [
        (#"POST /comment/file/\#(Lumen.current) {"text": "X"}"#, "GET /comment/file/\(Lumen.current)", noise),
        (
            #"PATCH /comment/\#(Lumen.comment) {"text": "X"}"#, #"PATCH /comment/\#(Lumen.comment) {"resolved": true}"#,
            #"PATCH /comment/\#(Lumen.comment) {"resolved": false}"#
        ),
        (
            "DELETE /comment/\(Lumen.comment)", #"PATCH /comment/\#(Lumen.comment) {"resolved": true}"#,
            #"PATCH /comment/\#(Lumen.comment) {"text": "Other words"}"#
        ),
        (
            #"POST /track/\#(Lumen.track)/review {"decision": "approve", "fileId": "\#(Lumen.current)"}"#,
            "GET /track/\(Lumen.track)/review",
            #"POST /track/\#(Lumen.track)/review {"decision": "requestChanges", "fileId": "\#(Lumen.current)"}"#
        ),
        ("POST /track/\(Lumen.track)/read", "POST /track/\(Lumen.track)/read", noise),
    ]

    @Test("With the tag of the present state it is done", arguments: writes)
    func fresh(write: (line: String, source: String, change: String)) throws {
        let tag = try #require(try rehearsal(write.source, as: .dara)[.etag])
        #expect(try rehearsal(write.line, as: .dara, ifMatch: tag).status < 300)
    }

    @Test("With that of an older state it is not, and the present tag is told", arguments: writes)
    func stale(write: (line: String, source: String, change: String)) throws {
        let tag = try #require(try rehearsal(write.source, as: .dara)[.etag])
        #expect(try rehearsal(write.change, as: .dara).status < 300)
        let (catalog, now) = (rehearsal.catalog, rehearsal.now)
        let answer = try rehearsal(write.line, as: .dara, ifMatch: tag)
        #expect(answer.status == 412 && answer.detail.contains("If-Match names another state than the present one"))
        #expect(rehearsal.catalog === catalog && rehearsal.now == now)

        let present = try #require(answer.detail.firstMatch(of: /"[^"]+"/)).output
        #expect(try rehearsal(write.line, as: .dara, ifMatch: String(present)).status < 300)
    }

    @Test("If-None-Match is judged too where If-Match holds", arguments: writes)
    func bothConditions(write: (line: String, source: String, change: String)) throws {
        let tag = try #require(try rehearsal(write.source, as: .dara)[.etag])
        let answer = try rehearsal(write.line, as: .dara, ifMatch: tag, ifNoneMatch: tag)
        #expect(answer.status == 412)
        #expect(answer.detail == "If-None-Match rules out the present state, whose ETag is \(tag).")
        #expect(try rehearsal(write.line, as: .dara, ifMatch: tag, ifNoneMatch: "\"old\"").status < 300)
    }

    @Test("Without its quotes a tag is none, and that is told")
    func unquoted() throws {
        let tag = try #require(try rehearsal(Self.noise, as: .cleo)[.etag])
        let edit = #"PATCH /comment/comment-1 {"text": "Later"}"#
        let answer = try rehearsal(edit, as: .cleo, ifMatch: String(tag.dropFirst().dropLast()))
        #expect(answer.status == 412)
        #expect(answer.detail == "If-Match takes an ETag with its quotes; that of the present state is \(tag).")
    }

    @Test("A comment's tag is that of the answer that made it")
    func made() throws {
        let tag = try #require(try rehearsal(Self.noise, as: .cleo)[.etag])
        let edit = #"PATCH /comment/comment-1 {"text": "Later"}"#
        let edited = try rehearsal(edit, as: .cleo, ifMatch: tag)
        #expect(edited.status == 200 && edited[.etag] != tag)
        #expect(try rehearsal(edit, as: .cleo, ifMatch: tag).status == 412)
        #expect(try rehearsal("DELETE /comment/comment-1", as: .cleo, ifMatch: edited[.etag]).status == 204)
    }

    @Test("The state that forbids it is told before the condition that does not hold")
    func conflictFirst() throws {
        let body = #"{"decision": "approve", "fileId": "\#(Lumen.older)"}"#
        let answer = try rehearsal("POST /track/\(Lumen.track)/review \(body)", as: .dara, ifMatch: "\"old\"")
        #expect(answer.status == 409)
    }
}
