import Catalog
import HTTPWire
import JSONText
import Testing

@testable import MockAPI

/// Between a request's coming and its write's turn others may change the world, which a test does in between.
@Suite("A write is judged by the world as it is when its turn comes")
struct WriteTurnTests {
    private let control: Control
    private var backend: Backend { control.client.backend }

    init() throws { control = try Control() }

    /// What becomes of a comment of Cleo's that came before something was done.
    private func comment(before line: String) throws -> Result<Reply, Problem> {
        let request = try Control.request(#"POST /comment/file/\#(Lumen.current) {"text": "Late"}"#)
            .with(token: Person.cleo.token)
        let world = backend.worlds.standard
        var visit = Visit(request, origin: .none, edition: backend.edition)
        visit.world = (world, world.moment)
        let path = try RequestPath(request.target)
        let route = try #require(backend.edition.router.find(path)).route(.post)
        let endpoint = backend.edition.endpoints[route.operation.index]
        let caller = try backend.authenticate(request, for: endpoint, in: visit.catalog, at: visit.now)
        let call = Call(
            route: route, caller: caller, arguments: try endpoint.readArguments(route, of: request, caller: caller),
            body: SentBody(request, of: endpoint.operation), baseURL: "http://localhost:8080", now: visit.now)
        #expect((200...204).contains(try control(line).status))
        return Result { () throws(Problem) in
            try backend.write(Operations.addComment, for: call, at: endpoint, on: visit)
        }
    }

    @Test(
        "Nobody writes who is no more, has another token or whose token has expired",
        arguments: [
            "DELETE /__admin/data/users/user-cleo?cascade=true",
            #"PATCH /__admin/data/users/user-cleo {"token": "mock-other"}"#,
            #"PATCH /__admin/data/users/user-cleo {"tokenExpiresAt": "2026-06-07T09:30:00Z"}"#,
        ])
    func callers(line: String) throws {
        let count = control.client.catalog.comments.count
        guard case .failure(let problem) = try comment(before: line) else {
            Issue.record("the comment was made")
            return
        }
        #expect(problem.document(instance: nil).status == .unauthorized)
        #expect(control.client.catalog.comments.count <= count)
    }

    @Test(
        "What it is about may be no more, and the role that it needs",
        arguments: [
            ("DELETE /__admin/data/tracks/track-lumen?cascade=true", HTTPStatus.notFound),
            ("DELETE /__admin/data/grants/grant-cleo-project-sable-choir-vespers-for-machines", .forbidden),
        ])
    func subjects(line: String, status: HTTPStatus) throws {
        guard case .failure(let problem) = try comment(before: line) else {
            Issue.record("the comment was made")
            return
        }
        #expect(problem.document(instance: nil).status == status)
    }

    @Test("Who is called otherwise since writes by the new name")
    func renamed() throws {
        let reply = try comment(before: #"PATCH /__admin/data/users/user-cleo {"name": "Cleo M."}"#).get()
        let comment = try JSONParser.parse(reply.body.bytes)
        #expect(comment["author"]?["name"] == "Cleo M.")
    }
}
