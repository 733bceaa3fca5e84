import Catalog
import JSONText

/// A space, project, track or version as a list shows it to somebody.
package struct Subject: Sendable {
    package let id: ResourceID
    /// The list's element.
    package let item: JSONValue
    /// What the list calls the caller's role; nil where it says none that is known.
    package let role: Role?
    /// Itself, then what holds it, nearest first, as far as the element names it.
    package let chain: [ResourceID]

    init?(_ kind: ResourceKind, _ item: JSONValue) {
        guard let id = item["id"]?.stringValue else { return nil }
        self.id = ResourceID(kind: kind, id: id)
        self.item = item
        role = item["role"]?.stringValue.flatMap(Role.init)
        let holders: [(ResourceKind, String)] = [(.project, "projectId"), (.space, "artistId")]
        chain =
            [self.id]
            + holders.compactMap { kind, key in item[key]?.stringValue.map { ResourceID(kind: kind, id: $0) } }
    }

    /// A version, which has its track's role.
    init?(_ file: JSONValue, of track: Subject) {
        guard let id = file["id"]?.stringValue else { return nil }
        self.id = .file(id)
        item = file
        role = track.role
        chain = [self.id] + track.chain
    }
}
