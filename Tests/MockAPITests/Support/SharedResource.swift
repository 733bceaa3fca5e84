import Catalog
import Testing

/// A resource of Ada's that is shared by grant and by link, and where the operations of sharing find it.
struct SharedResource: Sendable, CustomTestStringConvertible {
    let id: ResourceID
    /// Somebody who has a grant on it.
    let collaborator: Person
    /// An active link to it.
    let link: String
    /// Those without a grant on it who do not own it either.
    let others: [Person]

    /// One a level, each holding the next.
    static let all = [
        SharedResource(
            id: .space("artist-night-bloom"), collaborator: .cleo, link: "link-night-bloom-press",
            others: [.dara, .eli, .faye]),
        SharedResource(
            id: .project("project-night-bloom-afterglow"), collaborator: .faye,
            link: "link-night-bloom-afterglow-retail", others: [.ben, .dara, .eli]),
        SharedResource(
            id: .track("track-undertow"), collaborator: .dara, link: "link-undertow-sync-pitch",
            others: [.ben, .cleo, .eli, .faye]),
    ]

    private var segment: String { id.kind == .space ? "artist" : id.kind.rawValue }

    var detail: String { "/\(segment)/\(id.id)" }
    var links: String { "/link/\(segment)/\(id.id)" }
    func collaborators(_ userID: String) -> String { "/collaboration/\(segment)/\(id.id)/collaborator/\(userID)" }
    func collaborators(_ person: Person) -> String { collaborators(person.id) }

    /// What the inbound and outbound lists of its level are called.
    var level: String { "\(id.kind.rawValue)s" }
    var inbound: String { "/collaboration/collaborator/\(level)" }

    /// The same operations on something else of its level.
    func at(_ id: String) -> SharedResource {
        SharedResource(
            id: ResourceID(kind: self.id.kind, id: id), collaborator: collaborator, link: link, others: others)
    }

    /// It and some of what it holds.
    func cascade(in catalog: Snapshot) -> [ResourceID] {
        switch id.kind {
        case .space:
            [id] + catalog.projects(of: id.id).prefix(3).flatMap { SharedResource.cascade(of: $0, in: catalog) }
        case .project: catalog.project(id: id.id).map { SharedResource.cascade(of: $0, in: catalog) } ?? []
        case .track, .file: [id]
        }
    }

    private static func cascade(of project: Project, in catalog: Snapshot) -> [ResourceID] {
        [.project(project.id)] + catalog.tracks(of: project.id).prefix(2).map { .track($0.id) }
    }

    var testDescription: String { id.description }
}
