import HTTPWire
import JSONText
import Testing

@Suite("Paging")
struct PagingTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    /// Every list operation, asked by somebody for whom it is long.
    static let lists: [(path: String, person: Person)] = [
        ("/artist", .ada), ("/project/artist/artist-night-bloom", .ada), ("/project/artist/artist-mara-velez", .ada),
        ("/track/project/project-night-bloom-afterglow", .cleo), ("/collaboration/collaborator/spaces", .ben),
        ("/collaboration/collaborator/projects", .cleo), ("/collaboration/collaborator/tracks", .cleo),
        ("/collaboration/recents", .ben), ("/link/artist/artist-night-bloom", .ada),
        ("/link/project/project-night-bloom-afterglow", .ada), ("/link/track/track-undertow", .ada),
    ]

    @Test("The table of this suite names every operation that pages")
    func table() throws {
        let asked = try Self.lists.map { try client.ask(.get($0.path, as: $0.person)).operationId }
        let paged = client.contract.operations.filter { $0.parameter(named: "cursor", in: .query) != nil }
        #expect(Set(asked) == Set(paged.map(\.id)))
    }

    @Test("Pages of any size, joined, are the whole list in its order", arguments: lists, [1, 2, 3, 7, 200])
    func joined(list: (path: String, person: Person), limit: Int) throws {
        let whole = try client.list(list.path, as: list.person)
        #expect(!whole.isEmpty && Set(whole.ids).count == whole.count)
        let pages = try client.pages(.get("\(list.path)?limit=\(limit)", as: list.person))
        #expect(pages.flatMap(\.elements) == whole)
        #expect(pages.count == max(1, (whole.count + limit - 1) / limit))
        #expect(pages.dropLast().allSatisfy { $0.elements.count == limit })
        #expect(pages.allSatisfy { $0[.xTotalCount] == String(whole.count) })
    }

    @Test(
        "Without a limit a list is whole, and has no next page",
        arguments: lists.filter { $0.path != "/collaboration/recents" })
    func whole(list: (path: String, person: Person)) throws {
        let answer = try client.ask(.get(list.path, as: list.person))
        #expect(answer[.xTotalCount] == String(answer.elements.count) && answer[.link] == nil)
    }

    @Test("An empty list is one empty page")
    func empty() throws {
        let answer = try client.ask(.get("/artist?limit=7", as: .eli))
        #expect(answer.text == "[]" && answer[.xTotalCount] == "0" && answer[.link] == nil)
    }

    @Test("The next page is where the request was made to", arguments: ["localhost:8080", "127.0.0.1:9", "[::1]:8080"])
    func authority(host: String) throws {
        let answer = try client.ask(.get("/artist?limit=2", as: .ada).with(host: host))
        #expect(answer[.link]?.hasPrefix("<http://\(host)/artist?limit=2&cursor=") == true)
    }

    @Test("A next page keeps the declared parameters of its own operation and drops the others")
    func parameters() throws {
        let answer = try client.ask(.get("/artist?utm=1&limit=2", as: .ada))
        #expect(answer[.link]?.contains("utm") == false)
    }

    @Test(
        "A limit that is none is refused, and the right bounds are told", arguments: lists,
        ["0", "201", "-1", "x", "1.5", "", "%20", "1e1", "+5", "007", "99999999999999999999"])
    func wrongLimit(list: (path: String, person: Person), limit: String) throws {
        let answer = try client.ask(.get("\(list.path)?limit=\(limit)", as: list.person))
        #expect(answer.status == 400 && answer.code == "invalid-parameter" && answer.faultyPlaces == ["limit"])
        #expect(answer.detail.contains("an integer from 1 to 200"), "\(answer.detail)")
    }

    @Test("A limit that is given twice is refused, even where both agree")
    func twice() throws {
        let answer = try client.ask(.get("/artist?limit=2&limit=2", as: .ada))
        #expect(answer.status == 400 && answer.faultyPlaces == ["limit"] && answer.detail.contains("2 times"))
    }

    @Test("Every fault is listed, not only the first", arguments: ["", "x"])
    func everyFault(cursor: String) throws {
        let answer = try client.ask(.get("/artist?limit=0&cursor=\(cursor)", as: .ada))
        #expect(answer.status == 400 && answer.faultyPlaces == ["limit", "cursor"])
        for name in ["limit", "cursor"] { #expect(answer.detail.contains(name)) }
    }

    @Test("Parameters that the document does not know are ignored")
    func unknown() throws {
        let plain = try client.ask(.get("/artist", as: .ada))
        #expect(try client.ask(.get("/artist?Limit=0&page=x&&=&limit[]=7", as: .ada)).body == plain.body)
    }
}
