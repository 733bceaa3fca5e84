import Catalog
import Foundation
import JSONText

/// It has of all that means something in a URL.
private let oddID = "a b%2Fc+é?#"

extension ContractCall {
    /// Whether its path names things that may have any id. The last part of a link's URL is made of plain characters.
    var canHaveOddIDs: Bool {
        form.names.contains { name in
            if case .linkToken = name { false } else { true }
        }
    }
}

extension Scene {
    /// Gives all that the path of an exhibit's call names ids that are to be percent-encoded.
    /// - Returns: the call that names it so.
    func giveOddIDs(to exhibit: Exhibit) throws -> ContractCall {
        let (call, catalog) = (exhibit.call, world.moment.catalog)
        try change(call.form.names.compactMap { catalog.oddCopy(of: $0, for: exhibit.person) })
        let others = catalog.oddCopies(ofWhatTakes: call)
        if !others.isEmpty { try change(others) }
        switch call {
        case .streamAudio(let url, let range):
            let file = try expected(.getFile(fileId: oddID), as: exhibit.person)
            return .streamAudio(url: file.audioURL ?? url, range: range)
        case .reviewTrack(_, let decision, _, let note):
            return .reviewTrack(trackId: oddID, decision: decision, fileId: oddID, note: note)
        default:
            return call.renamed(call.form.names.map { _ in oddID })
        }
    }
}

extension Snapshot {
    /// A copy of what is named, or, of pictures, the person's own.
    fileprivate func oddCopy(of name: ContractCall.Name, for person: User) -> CatalogChange? {
        switch name {
        case .artwork:
            return .patch(RecordID(collection: .users, id: person.id), ["avatarId": .string(oddID)])
        case .resource(let resource):
            // No two tracks of a project have one place, no two files of a track one version.
            let places: [ResourceKind: String] = [.track: "position", .file: "version"]
            return oddCopy(resource.id, in: resource.kind.collection) { copy in
                if let place = places[resource.kind] { copy.set(place, 9_999) }
            }
        case .user(let id):
            return oddCopy(id, in: .users) { copy in
                copy.set("email", "odd@example.com")
                copy.set("token", "mock-odd")
            }
        case .comment(let id): return oddCopy(id, in: .comments) { _ in }
        case .link(let id): return oddCopy(id, in: .links) { $0.set("token", "mock-odd") }
        case .linkToken: return nil
        }
    }

    /// What else has to be there for a call about the copies: the version that is judged, the grant that is changed.
    fileprivate func oddCopies(ofWhatTakes call: ContractCall) -> [CatalogChange] {
        let names = call.form.names
        var copies: [CatalogChange?] = []
        if case .reviewTrack(_, _, let fileId, _) = call {
            copies.append(oddCopy(fileId, in: .files) { $0.set("trackId", .string(oddID)) })
        }
        if let resource = subject(of: call), names.count > 1, let grant = grant(to: names[1].id, on: resource) {
            copies.append(
                oddCopy(grant.id, in: .grants) { copy in
                    copy.set("userId", .string(oddID))
                    copy.set("resourceId", .string(oddID))
                })
        }
        return copies.compactMap(\.self)
    }

    private func oddCopy(
        _ id: String, in collection: CatalogCollection, _ change: (inout JSONObject) -> Void
    ) -> CatalogChange? {
        guard var copy = record(RecordID(collection: collection, id: id))?.value else { return nil }
        copy.set("id", .string(oddID))
        change(&copy)
        return .put(RecordID(collection: collection, id: oddID), copy)
    }
}
