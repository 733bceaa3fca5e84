extension Project: IndexedEntity {
    struct Indexes: TableIndexes {
        private(set) var ofSpace: LayeredIndex<ProjectsOfSpace>
        private(set) var byArtwork: LayeredIndex<ProjectsByArtwork>

        init(_ projects: [Project]) {
            ofSpace = LayeredIndex(projects)
            byArtwork = LayeredIndex(projects)
        }

        mutating func update(_ change: RecordChange<Project>, in projects: LayeredArray<Project>) {
            ofSpace.update(change, in: projects)
            byArtwork.update(change, in: projects)
        }
    }
}

/// By the UTF-8 bytes of the name, then by id.
enum ProjectsOfSpace: IndexDefinition {
    static func key(of project: Project) -> String? { project.artistId }

    static func isBefore(_ first: Project, _ second: Project) -> Bool {
        first.name.hasSameBytes(as: second.name)
            ? first.id.precedes(second.id) : first.name.precedes(second.name)
    }
}

enum ProjectsByArtwork: IndexDefinition {
    static func key(of project: Project) -> String? { project.artworkId }
}
