import Contract
import HTTPWire
import JSONText
import Testing

@testable import MockAPI

@Suite("Violations")
struct ViolationTests {
    private static let parameterFaults = [
        ParameterFault(name: "limit", detail: "one"), ParameterFault(name: "cursor", detail: "two"),
    ]
    private static let bodyFaults = [
        BodyFault(pointer: JSONPointer(["email"]), detail: "one"), BodyFault(pointer: JSONPointer(), detail: "two"),
    ]

    @Test(
        "A refusal names the violations that it is about",
        arguments: [
            (.refused(RequestRefusal(.badRequest, "No request line.")), ["malformed-request: No request line."]),
            (.malformed(detail: "No host."), ["malformed-request: No host."]),
            (.unknownPath(path: "/x", hint: "Hint."), ["unknown-path: There is nothing at /x. Hint."]),
            (
                .methodNotAllowed(method: .put, path: "/artist", allowed: [.get]),
                ["unknown-method: /artist does not take PUT. It takes GET."]
            ),
            (.invalidParameters(parameterFaults), ["invalid-parameter limit: one", "invalid-parameter cursor: two"]),
            (.invalidBody(bodyFaults), ["invalid-body /email: one", "invalid-body : two"]),
            (
                .unsupportedMediaType(found: nil, supported: ["application/json"]),
                [
                    """
                    missing-content-type: The body must be application/json, and Content-Type must say so: there is none.
                    """
                ]
            ),
            (
                .unsupportedMediaType(found: "text/plain", supported: ["application/json"]),
                [
                    """
                    wrong-content-type: The body must be application/json, and Content-Type must say so: it says \
                    text/plain.
                    """
                ]
            ),
        ] as [(Problem, [String])])
    func refusals(problem: Problem, lines: [String]) {
        #expect(Violation.all(in: problem).map(\.line) == lines)
    }

    @Test(
        "Without a token that can be read the authorization is missing",
        arguments: [.missing, .severalFields, .notBearer(scheme: "Basic")] as [AuthenticationFault])
    func missingAuthorization(fault: AuthenticationFault) {
        let problem = Problem.unauthenticated(fault)
        #expect(
            Violation.all(in: problem) == [
                Violation(.missingAuthorization, detail: problem.document(instance: nil).detail)
            ])
    }

    @Test(
        "What the state of the world refuses breaks no contract",
        arguments: [
            .unauthenticated(.unknownToken("x", nearest: nil)),
            .unauthenticated(.expired(owner: "Dara", at: Instant(secondsSinceEpoch: 0))), .badCredentials,
            .notFound(.track, id: "x"), .notAcceptable(available: ["image/png"]), .misdirected(host: "example.com"),
            .unanswered(operationId: "x"), .preconditionFailed(.ifMatch, current: EntityTag("x")),
        ] as [Problem])
    func others(problem: Problem) {
        #expect(Violation.all(in: problem).isEmpty)
    }

    @Test(
        "A query parameter that the operation does not declare is one, told once with the nearest declared one",
        arguments: [
            ("listArtists", "/artist", []),
            ("listArtists", "/artist?limit=5&cursor=x&limit=6", []),
            ("listArtists", "/artist?", []),
            (
                "listArtists", "/artist?limt=5&limit=5&limt=6",
                [#"undeclared-parameter limt: listArtists has no query parameter "limt"; did you mean "limit"?"#]
            ),
            (
                "listArtists", "/artist?Limit=5",
                [#"undeclared-parameter Limit: listArtists has no query parameter "Limit"; did you mean "limit"?"#]
            ),
            (
                "listArtists", "/artist?sort=name&%70age",
                [
                    #"undeclared-parameter sort: listArtists has no query parameter "sort": it takes limit, cursor."#,
                    #"undeclared-parameter page: listArtists has no query parameter "page": it takes limit, cursor."#,
                ]
            ),
            (
                "getCurrentUser", "/auth/me?verbose",
                [#"undeclared-parameter verbose: getCurrentUser has no query parameter "verbose": it takes none."#]
            ),
        ] as [(String, String, [String])])
    func undeclared(operation: String, target: String, lines: [String]) throws {
        let operation = try Bundled.client().operation(operation)
        #expect(Violation.undeclaredParameters(of: try .get(target), by: operation).map(\.line) == lines)
    }

    @Test("Of thousands in one request the first are told: nobody else's are crowded out of the journal")
    func many() throws {
        let operation = try Bundled.client().operation("addComment")
        let names = (0..<2_000).map { "p\($0)" }
        let thousands = JSONValue.object(JSONObject(names.map { ($0, 1) }))
        let request = try HTTPRequest.post("/comment/file/x?" + names.joined(separator: "&"), thousands)
        let faults = names.map { BodyFault(pointer: JSONPointer([$0]), detail: "expected a text") }
        #expect(Violation.undeclaredParameters(of: request, by: operation).compactMap(\.parameter) == names.first32)
        let pointers = names.first32.map { "/\($0)" }
        let body = SentBody(request, of: operation)
        #expect(Violation.undeclaredProperties(of: body, by: operation).compactMap(\.pointer) == pointers)
        #expect(Violation.all(in: .invalidBody(faults)).compactMap(\.pointer) == pointers)
    }
}

extension [String] {
    fileprivate var first32: [String] { Array(prefix(32)) }
}

extension Violation {
    /// `invalid-parameter limit: …`.
    fileprivate var line: String {
        kind.rawValue + ([parameter, pointer].compactMap(\.self).first.map { " \($0)" } ?? "") + ": \(detail)"
    }
}
