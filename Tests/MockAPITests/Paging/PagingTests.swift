import Contract
import HTTPWire
import JSONText
import Testing

@Suite("Paging")
struct PagingTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    static let lists: [String] = Bundled.operationIds { $0.isPaged && $0.isComputed }

    @Test("Pages of any size, joined, are the whole list in its order, to everybody", arguments: lists)
    func joined(operation id: String) throws {
        let operation = try client.operation(id)
        let paths = try operation.pathsInSeeds()
        for caller in operation.callers {
            let answers = try client.ask(paths.map { try operation.request(path: $0, as: caller) })
            for answer in answers where answer.status == operation.success?.status {
                let whole = try whole(
                    answer, defaultLimit: operation.parameter(named: "limit", in: .query)?.defaultValue)
                // Pages of one would be many of a long list.
                let limits = whole.count > 60 ? [23] : [1, 3].filter { $0 < whole.count }
                for limit in limits + [200] {
                    try expect(whole, in: client.pages(answer.request.with(limit: limit)), of: limit)
                }
            }
        }
    }

    /// The list that is answered without a limit: all of it, or as much as the limit's default, and what follows.
    private func whole(_ first: Exchange, defaultLimit: JSONValue?) throws -> [JSONValue] {
        let whole = first[.link] == nil ? first.elements : try client.pages(first.request).flatMap(\.elements)
        let isTwice = Set(whole).count < whole.count
        try #require(!isTwice, "\(first) shows an element twice")
        let total = first[.xTotalCount]
        try #require(total == String(whole.count), "\(first): of \(total ?? "no") elements \(whole.count) are shown")
        let expected = min(whole.count, defaultLimit?.integerValue.map(Int.init) ?? whole.count)
        try #require(first.elements.count == expected, "\(first) shows \(first.elements.count) elements at first")
        return whole
    }

    private func expect(_ whole: [JSONValue], in pages: [Exchange], of limit: Int) throws {
        let found = pages.flatMap(\.elements)
        let isWhole = found == whole
        try #require(
            isWhole,
            """
            \(pages[0]): its pages hold \(found.count) of \(whole.count) elements, or hold them in another order. \
            The key that Reply.list is given must rise strictly from element to element.
            """)
        let sizes = pages.map(\.elements.count)
        let isFilled = sizes.dropLast().allSatisfy { $0 == limit } && (sizes.last ?? 0) <= limit
        try #require(isFilled, "\(pages[0]): its pages hold \(sizes) elements")
        let totals = pages.map { $0[.xTotalCount] ?? "none" }
        try #require(Set(totals) == ["\(whole.count)"], "\(pages[0]): the X-Total-Count of its pages is \(totals)")
    }

    @Test("An empty list is one empty page")
    func empty() throws {
        let answer = try client.ask(.get("/artist?limit=7", as: .eli))
        #expect(answer.text == "[]" && answer[.xTotalCount] == "0" && answer[.link] == nil)
    }

    @Test("An empty cursor is the start of the list")
    func start() throws {
        let first = try client.ask(.get("/artist?limit=2", as: .ada))
        #expect(try client.ask(.get("/artist?limit=2&cursor=", as: .ada)).body == first.body)
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
        ["0", "-1", "x", "1.5", "", " ", "1e1", "+5", "007", "99999999999999999999"])
    func wrongLimit(operation id: String, limit: String) throws {
        let operation = try client.operation(id)
        let answer = try client.ask(operation.request(query: ["limit": limit], as: operation.callers[0]))
        #expect(answer.status == 400 && answer.code == "invalid-parameter" && answer.faultyPlaces == ["limit"])
        let bounds = try #require(operation.parameter(named: "limit", in: .query)).schema.expectation
        #expect(answer.detail.contains(bounds), "\(answer): \(answer.detail)")
    }

    @Test("A limit may be 200, and no more")
    func largestLimit() throws {
        #expect(try client.ask(.get("/artist?limit=200", as: .ada)).status == 200)
        let answer = try client.ask(.get("/artist?limit=201", as: .ada))
        #expect(answer.status == 400 && answer.detail.contains("an integer from 1 to 200"))
    }

    @Test("A limit that is given twice is refused, even where both agree")
    func twice() throws {
        let answer = try client.ask(.get("/artist?limit=2&limit=2", as: .ada))
        #expect(answer.status == 400 && answer.faultyPlaces == ["limit"] && answer.detail.contains("2 times"))
    }

    @Test("Every fault is listed, not only the first", arguments: ["x", "%20"])
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

extension HTTPRequest {
    fileprivate func with(limit: Int) throws -> HTTPRequest {
        var request = self
        let separator = "\(target)".contains("?") ? "&" : "?"
        request.target = try RequestTarget("\(target)\(separator)limit=\(limit)")
        return request
    }
}
