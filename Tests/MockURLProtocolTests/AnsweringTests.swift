import Contract
import Foundation
import JSONText
import MockServer
import MockURLProtocol
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Without a socket")
struct AnsweringTests {
    let mock: MockBackend
    let host: String

    init() throws {
        mock = try MockBackend.shared.get()
        host = try #require(mock.url.host)
    }

    @Test("every operation answers what it does over one", arguments: operations)
    func operation(question: Question) async throws {
        try await compare(question)
        for method in ["HEAD", "OPTIONS"] {
            try await compare(Question(question.target, method: method, fields: question.fields))
        }
    }

    static let operations: [Question] = {
        let contract = try? ContractDocument.load(MockServer.Options())
        return (contract?.operations ?? []).map { Question($0) }
    }()

    @Test("there are operations to ask")
    func areOperations() { #expect(AnsweringTests.operations.count > 15) }

    @Test(
        "all else is answered and refused as over one",
        arguments: [
            Question("/"), Question("/", fields: ["Accept": "text/html"]), Question("/openapi.json"),
            Question("/artist?limit=2"), Question("/artist?limit=2&limit=3"), Question("/artist?limit=none&cursor=x"),
            Question("/artist?x=%C3%A9&y=a+b"), Question("/%61rtist"), Question("//artist"), Question("/artist/"),
            Question("/artwork/artwork-night-bloom?size=64"), Question("/w/other/artist"),
            Question("/artist", fields: [:]), Question("/artist", fields: ["Authorization": "Bearer mock-dara"]),
            Question("/artist", fields: ["Authorization": "Bearer mock-ada", "Accept": "text/csv"]),
            Question("/artist", fields: ["Authorization": "Bearer mock-ada", "Origin": "http://localhost:5173"]),
            Question("/artist", fields: ["Authorization": "Bearer mock-ada", "Prefer": "code=503, variant=odd-text"]),
            Question("/artist", method: "DELETE"), Question("/nowhere"), .signIn(), .signIn("wrong"),
            Question("/auth/sign-in", method: "POST", fields: ["Content-Type": "application/json"], body: "{"),
            Question("/auth/sign-in", method: "POST", fields: ["Content-Type": "text/plain"], body: "x"),
            Question("/artist?" + String(repeating: "x", count: 9_000)),
            Question("/artist", fields: ["X-Long": String(repeating: "x", count: 70_000)]),
        ])
    func others(question: Question) async throws { try await compare(question) }

    @Test("a body that is too long is refused")
    func longBody() async throws {
        var question = Question.signIn()
        question.body = String(repeating: " ", count: 1 << 20) + "{}"
        #expect(try await mock.ask(question).status == 413)
    }

    @Test("a body comes from a stream, too")
    func streamedBody() async throws {
        var request = try mock.request(.signIn())
        let body = try #require(request.httpBody)
        request.httpBody = nil
        request.httpBodyStream = InputStream(data: body)
        let answer = try await mock.ask(request)
        #expect(answer.status == 200)
        #expect(answer.text.contains(#""token":"mock-ada""#))
    }

    @Test("304 and HEAD have no body, but fields")
    func noBody() async throws {
        let whole = try await mock.ask(Question("/artist"))
        let tag = try #require(whole.fields["etag"])
        let condition = ["Authorization": "Bearer mock-ada", "If-None-Match": tag]
        let unchanged = try await mock.ask(Question("/artist", fields: condition))
        #expect(unchanged.status == 304 && unchanged.body.isEmpty && unchanged.fields["etag"] == tag)
        let head = try await mock.ask(Question("/artist", method: "HEAD"))
        #expect(head.status == 200 && head.body.isEmpty)
        #expect(head.fields == whole.fields && head.fields["content-length"] == "\(whole.body.count)")
    }

    @Test("URLs in answers lead back to the mock backend")
    func urls() async throws {
        let answer = try await mock.ask(Question("/artist?limit=2"))
        #expect(answer.text.contains("\(mock.url)/artwork/"))
        #expect(answer.fields["link"]?.contains("<\(mock.url)/artist?") == true)
    }

    @Test("a task's completion handler hears of an answer, and of a refusal", arguments: [(true, 200), (false, 401)])
    func completionHandler(isSignedIn: Bool, status: Int) async throws {
        let request = try mock.request(isSignedIn ? Question("/artist") : Question("/artist", fields: [:]))
        let session = URLSession(configuration: mock.configuration)
        let seen: Result<Seen, any Error> = await withCheckedContinuation { continuation in
            session.dataTask(with: request) { data, response, error in
                continuation.resume(returning: Result { try Seen(response, data ?? Data()) })
            }.resume()
        }
        #expect(try seen.get().status == status)
        #expect(try seen.get().body.isEmpty == false)
    }

    @Test("the people who can ask are those of a server")
    func people() throws {
        #expect(mock.people.first?.token == "mock-ada")
        #expect(mock.people.count == 6)
    }

    @Test("what is wrong with seeds is said as by a server")
    func badSeeds() {
        var options = MockServer.Options()
        options.seeds = "no-such"
        #expect(throws: StartFault.self) { try MockBackend.start(options) }
    }

    @Test("requests are logged")
    func log() async throws {
        let (lines, line) = AsyncStream.makeStream(of: String.self)
        var options = MockServer.Options()
        options.seeds = "empty"
        options.log = .init(isColoured: false) { line.yield($0) }
        let mock = try MockBackend.start(options)
        _ = try await mock.ask(Question("/nowhere"))
        for await text in lines {
            #expect(text.contains(" GET /nowhere 404 "))
            break
        }
    }

    private func compare(_ question: Question) async throws {
        let expected = try MockServer.shared.get().ask(question, calling: host)
        #expect(try await mock.ask(question) == expected)
    }
}

extension Question {
    /// What the document's examples ask an operation for, in a world of its own: no other's changes are seen there.
    fileprivate init(_ operation: Contract.Operation) {
        let path = operation.path.segments.map { segment in
            switch segment {
            case .literal(let text): "/" + text
            case .parameter(let name):
                "/" + (operation.parameter(named: name, in: .path)?.example?.stringValue ?? "nothing")
            }
        }.joined()
        let content = operation.requestBody?.content.values.first
        var fields = ["Authorization": "Bearer mock-ada", "X-Soundcheck-World": operation.id.lowercased()]
        fields["Content-Type"] = content?.name
        self.init(
            path, method: operation.method, fields: fields,
            body: content?.example.map { String(decoding: JSONWriter.bytes(of: $0), as: UTF8.self) })
    }
}
