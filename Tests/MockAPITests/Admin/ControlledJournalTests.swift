import JSONText
import MockAPI
import Testing

@Suite("The journal from the control side")
struct ControlledJournalTests {
    let control: Control

    init() throws {
        control = try Control()
        for (target, person) in [("/artist", Person.ada), ("/artist/nothing?a=1", .ben), ("/artist", .ben)] {
            _ = try control.client.ask(.get(target, as: person))
        }
    }

    @Test(
        "Requests are told by what was asked for",
        arguments: [
            ("", [1, 2, 3]), ("?operation=listArtists", [1, 3]), ("?status=404", [2]), ("?caller=user-ben", [2, 3]),
            ("?since=1", [2, 3]), ("?limit=2", [2, 3]), ("?since=1&limit=1", [2]),
            ("?operation=listArtists&caller=user-ben", [3]),
        ])
    func filtering(query: String, numbers: [JSONValue]) throws {
        let answer = try control("GET /__admin/requests\(query)")
        #expect(answer["requests"]?.arrayValue?.map { $0["number"] ?? .null } == numbers)
    }

    @Test(
        "They are counted by the same",
        arguments: [("", 3), (" {}", 3), (#" {"caller": "user-ben"}"#, 2), (#" {"status": 404.0}"#, 1)])
    func counting(body: String, count: Int64) throws {
        #expect(try control("POST /__admin/requests/count\(body)")["count"] == .integer(count))
    }

    @Test("Whoever asks for an operation that there is none of is told so, and not that it was never called")
    func unknownOperation() throws {
        let listed = try control("GET /__admin/requests?operation=listArtist")
        #expect(listed.code == "invalid-parameter" && listed.faultyPlaces == ["operation"])
        for path in ["requests/count", "expect"] {
            let kind = path == "expect" ? #""kind": "unknown-path", "# : ""
            let answer = try control("POST /__admin/\(path) {\(kind)\"operation\": \"listArtist\"}")
            #expect(answer.code == "invalid-body" && answer.faultyPlaces == ["/operation"])
            #expect(answer.detail.contains("did you mean listArtists?"))
        }
    }

    @Test("A violation counts against the client until it is declared; what has not happened is unmet")
    func verdict() throws {
        #expect(try control("GET /__admin/violations")["violations"]?.arrayValue?.count == 1)
        _ = try control(#"POST /__admin/expect {"kind": "undeclared-parameter", "reason": "old clients do"}"#)
        _ = try control(#"POST /__admin/expect {"kind": "unknown-path", "count": 2}"#)
        let verdict = try control("GET /__admin/violations")
        #expect(verdict["violations"] == [])
        #expect(verdict["expected"]?.arrayValue?.first?["reason"] == "old clients do")
        #expect(verdict["unmet"] == [["kind": "unknown-path", "count": 2, "met": 0]])
    }

    @Test("What is forgotten is gone from the verdict, with what was declared; the coverage goes on")
    func forgetting() throws {
        _ = try control(#"POST /__admin/expect {"kind": "unknown-path"}"#)
        #expect(try control("DELETE /__admin/requests").status == 204)
        #expect(try control("GET /__admin/requests")["total"] == 0)
        let verdict = try control("GET /__admin/violations")
        #expect(verdict["violations"] == [] && verdict["unmet"] == [])
        #expect(try control("GET /__admin/coverage")["covered"] == 2)
    }

    @Test("The coverage has every operation of the contract")
    func coverage() throws {
        let lines = try control("GET /__admin/coverage")["operations"]?.arrayValue ?? []
        #expect(lines.map { $0["operation"] } == control.client.contract.operations.map { .string($0.id) })
    }
}
