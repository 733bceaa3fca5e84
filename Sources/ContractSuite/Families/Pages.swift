import Catalog
import Foundation
import JSONText
import MockAPI

/// A list that is read page by page is whole, in order, and has nothing twice.
enum PagesFamily {
    static func cases(_ shelf: Shelf, _ showcase: Showcase) -> [ContractCase] {
        shelf.operations.filter(\.isPaged).compactMap { operation in
            guard let exhibit = showcase[operation] else { return nil }
            return ContractCase(
                operation.id, .pages, nil, "Read page by page the list is whole, in order, and has nothing twice."
            ) { scene in
                try await judge(exhibit, on: scene)
            }
        }
    }

    private static func judge(_ exhibit: Exhibit, on scene: Scene) async throws -> Tally {
        try scene.change(scene.world.moment.catalog.copiesOfLinks(in: exhibit.call))
        let client = try await scene.client(for: exhibit)
        let whole = try scene.expected(.everyPage(of: exhibit.call, limit: 1), as: exhibit.person)
        let count = whole.json?.arrayValue?.count ?? 0
        precondition(count > 1, "\(exhibit.call) has no two pages")
        let limit = pageSize(for: count)
        let answer = try await client.answer(.everyPage(of: exhibit.call, limit: limit))

        if let id = firstRepeated(in: answer) { throw CaseFault("the list has \(id.quoted()) twice") }
        var tally = Tally()
        try tally.agree(answer, with: whole)
        try requirePages(of: limit, in: scene.entries())
        return tally
    }

    /// Two, where that makes no more than ten pages, and always so that there is a second page.
    private static func pageSize(for count: Int) -> Int { max(min(2, count - 1), (count + 9) / 10) }

    private static func firstRepeated(in answer: ContractAnswer) -> String? {
        var seen: Set<String> = []
        return answer[JSONPointer()]?.list?.compactMap { $0["id"]?.text }.first { !seen.insert($0).inserted }
    }

    /// The list must have come in pages, none of them larger than was asked for.
    private static func requirePages(of limit: Int, in entries: [JournalEntry]) throws(CaseFault) {
        for page in entries where page.status == 200 && !(1...limit).contains(self.limit(of: page)) {
            throw CaseFault(
                "pages of \(limit) were asked for, and the client fetches \(page.target)",
                expected: "limit=\(limit) in every request", seen: page.target)
        }
    }

    /// What a request says of how many items it wants; none where it wants all.
    private static func limit(of page: JournalEntry) -> Int {
        let items = URLComponents(string: page.target)?.queryItems
        return items?.last { $0.name == "limit" }?.value.flatMap { Int($0) } ?? 0
    }
}

extension Snapshot {
    /// Two copies of the latest of a resource's links, of which seeds have hardly any; nothing for another list.
    fileprivate func copiesOfLinks(in list: ContractCall) -> [CatalogChange] {
        switch list {
        case .listArtistLinks, .listProjectLinks, .listTrackLinks:
            guard let link = subject(of: list).flatMap({ links(on: $0).first }) else { return [] }
            return ["second", "third"].map { link.copy(named: $0) }
        default: return []
        }
    }
}

extension ShareLink {
    fileprivate func copy(named name: String) -> CatalogChange {
        var copy = CatalogRecord.link(self).value
        copy.set("id", .string("\(id)-\(name)"))
        copy.set("token", .string("\(token)-\(name)"))
        return .put(RecordID(collection: .links, id: "\(id)-\(name)"), copy)
    }
}
