import Catalog
import JSONText

extension Picture {
    /// Whether a resource is in a space of the caller's who sees it.
    func isOwn(_ sighting: Sighting) -> Bool {
        if sighting.value["role"]?.stringValue == Role.owner.rawValue { return true }
        guard let id = ids[sighting.caller] else { return false }
        let lineage = [sighting.resource] + sighting.holders
        return sighting.value["owner"]?["id"]?.stringValue == id
            || lineage.contains { $0.level == .space && ownSpaces(of: sighting.caller).contains($0.id) }
    }

    /// The ids of the spaces that somebody owns: of what their own list shows, what has them for an owner.
    func ownSpaces(of caller: String) -> Set<String> {
        let list = self[Showing.ID(operation: Level.space.listOperation, caller: caller)]
        let own = (list?.elements ?? []).filter { space in
            ids[caller].map { space["owner"]?["id"]?.stringValue == $0 } ?? true
        }
        return Set(own.compactMap { $0["id"]?.stringValue })
    }
}
