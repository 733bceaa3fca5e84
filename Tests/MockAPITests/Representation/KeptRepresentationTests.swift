import Foundation
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("Kept representations")
struct KeptRepresentationTests {
    /// Of its own, so that nothing else fills what it keeps.
    let client: Client

    init() throws { client = try Client() }

    @Test("The same question is answered from what was kept, however it is spelled")
    func kept() throws {
        let first = try client.ask(.get("/artist", as: .ada))
        for target in ["/artist", "/artist?", "/artist?utm=1&x=y", "/%61rtist", "http://localhost:8080/artist"] {
            #expect(try client.ask(.get(target, as: .ada)).isKept(with: first), "\(target)")
        }
        #expect(try client.ask(.make(.head, "/artist", as: .ada)).isKept(with: first))
        let page = try client.ask(.get("/artist?limit=2", as: .ada))
        #expect(try client.ask(.get("/artist?x=1&limit=2", as: .ada)).isKept(with: page))
    }

    @Test("A parameter's default is the same as its value")
    func defaults() throws {
        let first = try client.ask(.get("/collaboration/recents", as: .ben))
        #expect(try client.ask(.get("/collaboration/recents?limit=50", as: .ben)).isKept(with: first))
    }

    @Test("Another page, caller, resource or authority is another representation")
    func different() throws {
        let first = try client.ask(.get("/artist", as: .ada))
        let others: [HTTPRequest] = try [
            .get("/artist?limit=2", as: .ada), .get("/artist", as: .ben), .get("/artist/artist-kohaku", as: .ada),
            .get("/artist", as: .ada).with(host: "127.0.0.1:8080"), .get("/artist", as: .ada).with(host: "localhost"),
        ]
        for request in others {
            let answer = try client.ask(request)
            #expect(answer.status == 200 && !answer.isKept(with: first), "\(answer)")
        }
        #expect(try client.ask(.get("/artist", as: .ada)).isKept(with: first))
    }

    @Test("What one page of another origin was answered is not sent to another")
    func origins() throws {
        let request = try HTTPRequest.get("/artist", as: .ada)
        let one = try client.ask(request.with(.origin, "http://localhost:1"))
        let two = try client.ask(request.with(.origin, "http://localhost:2"))
        let none = try client.ask(request)
        #expect(two.isKept(with: one) && none.isKept(with: one))
        #expect(one[.accessControlAllowOrigin] == "http://localhost:1")
        #expect(two[.accessControlAllowOrigin] == "http://localhost:2")
        #expect(none[.accessControlAllowOrigin] == nil)
    }

    @Test("A drawn picture is kept too, and a session is not")
    func otherKinds() throws {
        let picture = try client.ask(.get("/artwork/avatar-ada?size=64"))
        #expect(try client.ask(.get("/artwork/avatar-ada?size=64")).isKept(with: picture))
        let session = try client.ask(.signIn(Person.ada.email, Person.ada.password))
        #expect(try !client.ask(.signIn(Person.ada.email, Person.ada.password)).isKept(with: session))
    }

    @Test("Many who ask at once are all answered alike")
    func concurrency() throws {
        let expected = try Dictionary(
            uniqueKeysWithValues: Person.allCases.map { ($0, try client.ask(.get("/artist", as: $0)).body) })
        let fresh = try Client()
        let mismatches = Tally()
        DispatchQueue.concurrentPerform(iterations: 60) { index in
            let person = Person.allCases[index % Person.allCases.count]
            let body = try? fresh.ask(.get("/artist?n=\(index)", as: person)).body
            if body != expected[person] { mismatches.add() }
        }
        #expect(mismatches.count == 0)
    }
}

/// Counts from any thread. `@unchecked Sendable`: the count is only touched under the lock.
private final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var total = 0

    var count: Int { lock.withLock { total } }

    func add() { lock.withLock { total += 1 } }
}
