import Catalog
import Foundation
import HTTPWire
import JSONText
import MockAPI
import Testing

@Suite("Cursors")
struct CursorTests {
    let client: Client

    init() throws { client = try Bundled.client() }

    private func cursor(of target: String, as person: Person) throws -> String {
        let next = try #require(try client.ask(.get(target, as: person)).next())
        return try #require(next.target.queryItems.first { $0.name == "cursor" }?.value)
    }

    private func expectRefusal(_ target: String, as person: Person, _ words: String) throws {
        let answer = try client.ask(.get(target, as: person))
        #expect(
            answer.status == 400 && answer.code == "invalid-parameter" && answer.faultyPlaces == ["cursor"], "\(answer)"
        )
        #expect(answer.detail.contains(words), "\(answer.detail)")
    }

    @Test("One of another operation, another resource or another caller is refused")
    func alien() throws {
        let mine = try cursor(of: "/project/artist/artist-night-bloom?limit=2", as: .ada)
        try expectRefusal("/artist?cursor=\(mine)", as: .ada, "another list")
        try expectRefusal("/project/artist/artist-kohaku?cursor=\(mine)", as: .ada, "another list")
        try expectRefusal("/project/artist/artist-night-bloom?cursor=\(mine)", as: .ben, "another caller")
    }

    static func encoded(_ json: String) -> String {
        Data(json.utf8).base64EncodedString().filter { $0 != "=" }
    }

    @Test(
        "One that this server did not make is refused",
        arguments: [
            "x", "AAAA", "%00", "null", "W10", "%F0%9F%8E%B5", String(repeating: "W10", count: 100),
            encoded("[]"), encoded("{}"), encoded("[[],[]]"), encoded(#"["listArtists",["Night Bloom"]]"#),
            encoded(#"[["listArtists","user-ada"],[{}]]"#), encoded(#"[["listArtists","user-ada"],[null,null]]"#),
            encoded(#"[["listArtists","user-ada"],[]]"#), encoded(#"[["listArtists","user-ada"],[7]]"#),
            encoded(#"[["listArtists","user-ada"],["Night Bloom"]]"#),
            encoded(#"[["listArtists",7,"user-ada"],["Night Bloom","artist-night-bloom"]]"#),
        ])
    func garbage(cursor: String) throws {
        try expectRefusal("/artist?cursor=\(cursor)", as: .ada, "cursor")
    }

    @Test("It is refused by its length before it is read")
    func long() throws {
        try expectRefusal("/artist?cursor=\(String(repeating: "A", count: 4097))", as: .ada, "4096")
    }

    @Test("A page does not end a list: a cursor goes with any limit")
    func otherLimit() throws {
        let whole = try client.ask(.get("/artist", as: .ada)).ids
        let cursor = try cursor(of: "/artist?limit=3", as: .ada)
        #expect(try client.ask(.get("/artist?cursor=\(cursor)&limit=2", as: .ada)).ids == Array(whole[3..<5]))
        #expect(try client.ask(.get("/artist?cursor=\(cursor)", as: .ada)).ids == Array(whole[3...]))
    }

    @Test("Where all that followed is gone there is an empty page")
    func end() throws {
        let path = "/collaboration/collaborator/spaces"
        let first = try client.ask(.get("\(path)?limit=2", as: .cleo))
        let next = try #require(try first.next())
        #expect(try client.ask(next).elements.count == 1)
        let changed = try Bundled.catalog(changing: "grants.json") { rows in
            rows.removeAll { row in
                row["userId"] == "user-cleo" && row["resourceType"] == "space"
                    && !first.ids.contains(row["resourceId"]?.stringValue ?? "")
            }
        }
        let page = try Client(worlds: .standing(changed)).ask(next)
        #expect(page.text == "[]" && page[.xTotalCount] == "2" && page[.link] == nil)
    }

    @Test("It survives changes in between: what went is skipped, what came before it is not shown again")
    func changes() throws {
        let path = "/collaboration/collaborator/projects"
        let before = try client.ask(.get("\(path)?limit=3", as: .cleo))
        let rest = try client.list(path, as: .cleo).ids.dropFirst(3)
        let last = try #require(before.ids.last)
        let changed = try Bundled.catalog(changing: "grants.json") { rows in
            rows.removeAll { $0["userId"] == "user-cleo" && $0["resourceId"] == .string(last) }
        }
        let next = try #require(try before.next())
        let after = try Client(worlds: .standing(changed)).pages(next)
        #expect(after.flatMap(\.ids) == Array(rest))
        #expect(after.first?[.xTotalCount] == String(rest.count + 2))
    }
}
