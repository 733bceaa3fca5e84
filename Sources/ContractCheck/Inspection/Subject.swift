import Catalog
import JSONText

/// A space, project or track as a list shows it to somebody.
package struct Subject: Sendable {
    package let id: ResourceID
    /// The list's element.
    package let item: JSONValue

    init?(_ kind: ResourceKind, _ item: JSONValue) {
        guard let id = item["id"]?.stringValue else { return nil }
        self.id = ResourceID(kind: kind, id: id)
        self.item = item
    }

    /// What the list calls the caller's role; nil where it says none that is known.
    package var role: Role? { item["role"]?.stringValue.flatMap(Role.init) }

    /// Itself, then what holds it, nearest first, as far as the element names it.
    package var chain: [ResourceID] {
        let holders: [(ResourceKind, String)] = [(.project, "projectId"), (.space, "artistId")]
        return [id] + holders.compactMap { kind, key in item[key]?.stringValue.map { ResourceID(kind: kind, id: $0) } }
    }
}
