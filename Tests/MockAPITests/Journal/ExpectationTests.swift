import HTTPWire
import JSONText
import MockAPI
import Testing

/// Testing has one too.
typealias Expectation = MockAPI.Expectation

@Suite("Verdicts")
struct ExpectationTests {
    /// 1: an unknown path. 2 and 3: a bad and an undeclared parameter of `listArtists`. 4: the same of `getArtist`.
    private func journal() throws -> Journal {
        var journal = Journal()
        let both = [
            Violation(.invalidParameter, detail: "bad", parameter: "limit"),
            Violation(.undeclaredParameter, detail: "odd", parameter: "x"),
        ]
        journal.record(try .made(nil, 404, at: "/nothing", [Violation(.unknownPath, detail: "none")]))
        journal.record(try .made("listArtists", 400, both), times: 2)
        journal.record(try .made("getArtist", 400, both))
        journal.record(try .made("getArtist", 200))
        return journal
    }

    @Test("A violation is shown with the request that it was part of")
    func wholeViolation() throws {
        var journal = Journal()
        let violation = Violation(.invalidBody, detail: "No name.", pointer: "/name")
        let request = try HTTPRequest.post("/auth/sign-in", [:])
        journal.record(JournalEntry(request, status: .badRequest, operationId: "signIn", violations: [violation]))
        journal.record(try .made(nil, 404, at: "/x", [Violation(.unknownPath, detail: "None.")]))
        #expect(
            journal.violations(Expectations()) == [
                "violations": [
                    [
                        "number": 1, "at": "1970-01-01T00:00:00Z", "operation": "signIn", "method": "POST",
                        "target": "/auth/sign-in", "kind": "invalid-body", "detail": "No name.", "pointer": "/name",
                    ],
                    [
                        "number": 2, "at": "1970-01-01T00:00:00Z", "method": "GET", "target": "/x",
                        "kind": "unknown-path", "detail": "None.",
                    ],
                ], "expected": [], "unmet": [], "forgotten": ["requests": 0, "violations": 0],
            ])
    }

    /// What was declared, and which violations and expectations are left over.
    struct Row: Sendable {
        let declared: [Expectation]
        let unexpected: [String]
        var unmet: [JSONValue] = []
    }

    static let whole = [
        "1 unknown-path", "2 invalid-parameter", "2 undeclared-parameter", "3 invalid-parameter",
        "3 undeclared-parameter", "4 invalid-parameter", "4 undeclared-parameter",
    ]
    private static func all(but covered: String...) -> [String] { whole.filter { !covered.contains($0) } }

    static let rows: [Row] = [
        Row(declared: [], unexpected: whole),
        Row(declared: [Expectation(.unknownPath)], unexpected: all(but: "1 unknown-path")),
        Row(
            declared: [Expectation(.invalidParameter)],
            unexpected: all(but: "2 invalid-parameter", "3 invalid-parameter", "4 invalid-parameter")),
        Row(
            declared: [Expectation(.invalidParameter, operation: "listArtists")],
            unexpected: all(but: "2 invalid-parameter", "3 invalid-parameter")),
        Row(
            declared: [Expectation(.invalidParameter, operation: "listArtists", count: 1)],
            unexpected: all(but: "2 invalid-parameter")),
        Row(
            declared: [Expectation(.invalidParameter, count: 4)],
            unexpected: all(but: "2 invalid-parameter", "3 invalid-parameter", "4 invalid-parameter"),
            unmet: [["kind": "invalid-parameter", "count": 4, "met": 3]]),
        Row(
            declared: [Expectation(.invalidBody, operation: "signIn", reason: "typo"), Expectation(.unknownMethod)],
            unexpected: whole,
            unmet: [
                ["kind": "invalid-body", "operation": "signIn", "reason": "typo", "met": 0],
                ["kind": "unknown-method", "met": 0],
            ]),
        // The general one does not use up what the particular one covers.
        Row(
            declared: [
                Expectation(.invalidParameter, count: 1),
                Expectation(.invalidParameter, operation: "listArtists", count: 2),
            ],
            unexpected: all(but: "2 invalid-parameter", "3 invalid-parameter", "4 invalid-parameter")),
        // Declared twice is expected twice.
        Row(
            declared: Array(repeating: Expectation(.undeclaredParameter, operation: "listArtists", count: 1), count: 2),
            unexpected: all(but: "2 undeclared-parameter", "3 undeclared-parameter")),
        // An unknown path is of no operation.
        Row(
            declared: [Expectation(.unknownPath, operation: "listArtists")], unexpected: whole,
            unmet: [["kind": "unknown-path", "operation": "listArtists", "met": 0]]),
    ]

    @Test("What was declared is not held against the client, and what was not met is told", arguments: rows)
    func verdict(row: Row) throws {
        var expectations = Expectations()
        for expectation in row.declared { expectations.add(expectation) }
        let verdict = try journal().violations(expectations)
        #expect(names(verdict["violations"]) == row.unexpected)
        #expect(names(verdict["expected"]) == Self.whole.filter { !row.unexpected.contains($0) })
        #expect(verdict["unmet"] == .array(row.unmet))
    }

    @Test("An expected violation is shown with the reason that was given")
    func reason() throws {
        var expectations = Expectations()
        expectations.add(Expectation(.unknownPath, reason: "The old path."))
        let verdict = try journal().violations(expectations)
        #expect(verdict["expected"]?.arrayValue?.map { $0["reason"] } == ["The old path."])
        expectations.removeAll()
        #expect(try journal().violations(expectations)["expected"] == [])
    }

    private func names(_ violations: JSONValue?) -> [String] {
        (violations?.arrayValue ?? []).compactMap { violation in
            guard let number = violation["number"]?.integerValue, let kind = violation["kind"]?.stringValue else {
                return nil
            }
            return "\(number) \(kind)"
        }
    }
}
