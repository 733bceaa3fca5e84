import HTTPWire
import JSONText
import Testing

/// A call that is refused.
struct RefusedCall: Sendable, CustomTestStringConvertible {
    let why: String
    let line: String
    let person: Person
    let status: Int
    let words: String
    /// The faulty place of the body, if it is one.
    let place: String?

    init(_ why: String, _ line: String, as person: Person, _ status: Int, _ words: String, at place: String? = nil) {
        self.why = why
        self.line = line
        self.person = person
        self.status = status
        self.words = words
        self.place = place
    }

    var testDescription: String { "\(why): \(person)" }
}

@Suite("What is refused in the review loop")
struct LoopRefusalTests {
    let rehearsal: Rehearsal

    init() throws { rehearsal = try Rehearsal() }

    private static let add = "POST /comment/file/\(Lumen.current)"
    private static let edit = "PATCH /comment/\(Lumen.comment)"
    private static let delete = "DELETE /comment/\(Lumen.comment)"
    private static let review = "POST /track/\(Lumen.track)/review"
    private static let approval = #"{"decision": "approve", "fileId": "\#(Lumen.current)"}"#

    private static func text(_ length: Int) -> String { String(repeating: "x", count: length) }

    static let reads = [
        "GET /file/track/\(Lumen.track)", "GET /track/\(Lumen.track)/review", "POST /track/\(Lumen.track)/read",
        "GET /file/\(Lumen.current)", "GET /comment/file/\(Lumen.current)", "GET /section/file/\(Lumen.current)",
    ]

    static let roles: [RefusedCall] =
        reads.flatMap { line in
            Lumen.strangers.map { RefusedCall("a stranger reads", line, as: $0, 403, "needs the role viewer") }
        } + [
            RefusedCall(
                "a viewer comments", #"\#(add) {"text": "Louder"}"#, as: .ada, 403,
                "needs the role editor on the file \"lumen"),
            RefusedCall(
                "a stranger comments", #"\#(add) {"text": "Louder"}"#, as: .eli, 403, "The caller has none: no grant"),
            RefusedCall("a viewer resolves", #"\#(edit) {"resolved": true}"#, as: .ada, 403, "needs the role editor"),
            RefusedCall("a viewer deletes", delete, as: .ada, 403, "needs the role editor"),
            RefusedCall("a stranger deletes", delete, as: .faye, 403, "needs the role editor"),
            RefusedCall("an editor approves", "\(review) \(approval)", as: .cleo, 403, "needs the role admin"),
            RefusedCall(
                "a viewer approves", "\(review) \(approval)", as: .ada, 403, "The caller is viewer by the grant"),
            RefusedCall("a stranger approves", "\(review) \(approval)", as: .eli, 403, "The caller has none"),
        ]

    static let others: [RefusedCall] = [
        RefusedCall(
            "another's text", #"\#(edit) {"text": "X"}"#, as: .cleo, 403,
            "is Dara Lindqvist's: only its author changes its text"),
        RefusedCall(
            "another's text, by an admin", #"\#(edit) {"text": "X", "resolved": true}"#, as: .ben, 403,
            "Dara Lindqvist's"
        ),
        RefusedCall(
            "another's comment", delete, as: .cleo, 403, "is Dara Lindqvist's: its author deletes it, or an admin"),
    ]

    static let comments: [RefusedCall] = [
        RefusedCall("empty", #"\#(add) {"text": ""}"#, as: .cleo, 400, "/text: expected", at: "/text"),
        RefusedCall("blank", #"\#(add) {"text": " \n\t "}"#, as: .cleo, 400, "/text: expected", at: "/text"),
        RefusedCall(
            "blank beyond ASCII", #"\#(add) {"text": "\u00a0\u0085\u2028\u3000\ufeff"}"#, as: .cleo, 400,
            "/text: expected",
            at: "/text"),
        RefusedCall("too long", #"\#(add) {"text": "\#(text(10_001))"}"#, as: .cleo, 400, "10000", at: "/text"),
        RefusedCall("no text", "\(add) {}", as: .cleo, 400, "\"text\" is missing", at: ""),
        RefusedCall("null for a text", #"\#(add) {"text": null}"#, as: .cleo, 400, "/text: expected", at: "/text"),
        RefusedCall("no JSON", "\(add) {", as: .cleo, 400, "line 1", at: ""),
        RefusedCall(
            "beyond the end", #"\#(add) {"text": "X", "atMs": \#(Lumen.durationMs + 1)}"#, as: .cleo, 400,
            "the file ends at 222356 ms", at: "/atMs"),
        RefusedCall("before the start", #"\#(add) {"text": "X", "atMs": -1}"#, as: .cleo, 400, "/atMs", at: "/atMs"),
        RefusedCall("between", #"\#(add) {"text": "X", "atMs": 0.5}"#, as: .cleo, 400, "/atMs", at: "/atMs"),
        RefusedCall(
            "answers another file's", #"\#(add) {"text": "X", "parentId": "\#(Lumen.olderComment)"}"#, as: .cleo, 400,
            "expected a comment of the file \"file-lumen-v6\", found one of \"file-lumen-v5\"", at: "/parentId"),
        RefusedCall(
            "answers nothing", #"\#(add) {"text": "X", "parentId": "nothing"}"#, as: .cleo, 409,
            "No comment has the id \"nothing\", which parentId names"),
        RefusedCall(
            "answers nothing, beyond the end", #"\#(add) {"text": "X", "parentId": "nothing", "atMs": 86400000}"#,
            as: .cleo, 400, "the file ends", at: "/atMs"),
        // Another number is another comment, and none that may be meant.
        RefusedCall("edits one that is gone", "\(edit)9 {}", as: .dara, 404, "has the id \"\(Lumen.comment)9\"."),
        RefusedCall("nothing sent", "\(add) ", as: .cleo, 415, "Content-Type must say so: there is none"),
        RefusedCall(
            "edits nothing", "\(edit) {}", as: .dara, 400, #"an empty object; it may have "resolved", "text""#, at: ""),
        RefusedCall(
            "edits to null", #"\#(edit) {"text": null, "resolved": null}"#, as: .dara, 400, "found neither", at: ""),
        RefusedCall("edits to nothing", #"\#(edit) {"text": ""}"#, as: .dara, 400, "/text", at: "/text"),
        RefusedCall("edits to blank", #"\#(edit) {"text": "  "}"#, as: .dara, 400, "/text", at: "/text"),
        RefusedCall(
            "edits to blank beyond ASCII", #"\#(edit) {"text": "\ufeff"}"#, as: .dara, 400, "/text", at: "/text"),
        RefusedCall("edits too long", #"\#(edit) {"text": "\#(text(10_001))"}"#, as: .dara, 400, "10000", at: "/text"),
    ]

    static let reviews: [RefusedCall] = [
        RefusedCall(
            "an old version", #"\#(review) {"decision": "approve", "fileId": "file-lumen-v5"}"#, as: .dara, 409,
            #"The file "file-lumen-v5" is version 5; the current one is "file-lumen-v6", version 6."#),
        RefusedCall(
            "changes to an old version", #"\#(review) {"decision": "requestChanges", "fileId": "file-lumen-v1"}"#,
            as: .ben, 409, #"the current one is "file-lumen-v6", version 6"#),
        RefusedCall(
            "another track's", #"\#(review) {"decision": "approve", "fileId": "file-canticle-v3"}"#, as: .dara, 400,
            "expected a version of the track \"track-lumen\", found one of \"track-canticle\"", at: "/fileId"),
        RefusedCall(
            "no file", #"\#(review) {"decision": "approve", "fileId": "nothing"}"#, as: .dara, 409,
            "No file has the id \"nothing\""),
        RefusedCall(
            "a track without a file",
            #"POST /track/track-unfinished-business/review {"decision": "approve", "fileId": "nothing"}"#, as: .ada,
            409,
            "has no file yet"),
        RefusedCall(
            "another's file for a track without one",
            #"POST /track/track-unfinished-business/review {"decision": "approve", "fileId": "file-lumen-v6"}"#,
            as: .ada,
            400, "found one of \"track-lumen\"", at: "/fileId"),
        RefusedCall(
            "nothing decided", #"\#(review) {"fileId": "file-lumen-v6"}"#, as: .dara, 400, "\"decision\" is missing",
            at: ""),
        RefusedCall(
            "no such decision", #"\#(review) {"decision": "reject", "fileId": "file-lumen-v6"}"#, as: .dara, 400,
            "requestChanges", at: "/decision"),
        RefusedCall(
            "an empty note", #"\#(review) {"decision": "approve", "fileId": "file-lumen-v6", "note": ""}"#, as: .dara,
            400,
            "/note", at: "/note"),
        RefusedCall(
            "a blank note", #"\#(review) {"decision": "approve", "fileId": "file-lumen-v6", "note": " "}"#, as: .dara,
            400, "/note", at: "/note"),
        RefusedCall(
            "a note blank beyond ASCII",
            #"\#(review) {"decision": "approve", "fileId": "file-lumen-v6", "note": "\ufeff\u0085"}"#, as: .dara, 400,
            "/note",
            at: "/note"),
        RefusedCall(
            "a long note",
            #"\#(review) {"decision": "approve", "fileId": "file-lumen-v6", "note": "\#(text(10_001))"}"#,
            as: .dara, 400, "10000", at: "/note"),
    ]

    static let unknown = [
        "GET /file/track/nothing", "GET /track/nothing/review", "POST /track/nothing/read",
        "POST /track/nothing/review",
        "GET /file/nothing", "GET /comment/file/nothing", "POST /comment/file/nothing", "GET /section/file/nothing",
        "PATCH /comment/nothing", "DELETE /comment/nothing",
    ].map { RefusedCall("an id that nothing has", $0, as: .eli, 404, "has the id \"nothing\"") }

    @Test("Each says why, and nothing is done", arguments: roles + others + comments + reviews + unknown)
    func refused(call: RefusedCall) throws {
        let (catalog, now) = (rehearsal.catalog, rehearsal.now)
        let answer = try rehearsal(call.line, as: call.person)
        #expect(answer.status == call.status, "\(answer): \(answer.detail)")
        #expect(answer.detail.contains(call.words), "\(answer): \(answer.detail)")
        #expect(answer.faultyPlaces == (call.place.map { [$0] } ?? []))
        #expect(rehearsal.catalog === catalog && rehearsal.now == now)
    }

    @Test("A role that is too weak is told with what decided it", arguments: roles)
    func access(call: RefusedCall) throws {
        let answer = try rehearsal(call.line, as: call.person)
        let isStranger = Lumen.strangers.contains(call.person)
        #expect(answer["access"]?["decidedBy"]?["rule"] == (isStranger ? "none" : "inherited"))
        #expect((answer["access"]?["effective"] == nil) == isStranger)
        let required = try #require(answer["access"]?["required"]?.stringValue)
        #expect(answer.detail.hasPrefix("This needs the role \(required) on the "))
    }

    @Test("Which version is the current one is told to programs too", arguments: ["approve", "requestChanges"])
    func current(decision: String) throws {
        let body = #"{"decision": "\#(decision)", "fileId": "\#(Lumen.older)"}"#
        let answer = try rehearsal("POST /track/\(Lumen.track)/review \(body)", as: .dara)
        #expect(answer["current"] == ["fileId": .string(Lumen.current), "version": 6])
        let again = body.replacing(Lumen.older, with: answer["current"]?["fileId"]?.stringValue ?? "")
        #expect(try rehearsal("POST /track/\(Lumen.track)/review \(again)", as: .dara).status == 201)
    }

    @Test("A comment that is wrong in two ways is told both")
    func both() throws {
        let body = #"{"text": "X", "atMs": 86400000, "parentId": "\#(Lumen.olderComment)"}"#
        let answer = try rehearsal("POST /comment/file/\(Lumen.current) \(body)", as: .cleo)
        #expect(answer.status == 400 && answer.faultyPlaces == ["/atMs", "/parentId"])
    }

    @Test(
        "Access is judged before the body, which a stranger may send as they like",
        arguments: ["POST /comment/file/\(Lumen.current)", "PATCH /comment/\(Lumen.comment)", review])
    func accessFirst(line: String) throws {
        #expect(try rehearsal("\(line) {", as: .eli).status == 403)
        #expect(try rehearsal(line, as: .eli).status == 403)
        #expect(try rehearsal(line, as: .dara).status == 415)
    }
}
