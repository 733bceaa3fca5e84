import Catalog
import JSONText

extension SpaceTale {
    /// What the tracks of a project have in common.
    struct Release {
        let id: String
        let createdAt: Instant
        let credits: LabelCopy
    }

    mutating func tellProject(_ index: Int, _ release: Discography.Release, tracks: Range<Int>) {
        let project = project(index, release.kind)
        add(.project(project))
        if index == 0 { shareProject(project) }
        let common = Release(id: project.id, createdAt: project.createdAt, credits: credits(of: project))
        for track in tracks { tellTrack(track, position: track - tracks.lowerBound + 1, of: common) }
    }

    /// It is begun two months before now or earlier, so that there is time for all that happens on it.
    private mutating func project(_ index: Int, _ kind: ProjectKind) -> Project {
        let created = SeedGenerator.now.advanced(by: -days(60...900))
        let id = SeedID.project(index, ofSpace: number)
        return Project(
            id: id, artistId: self.id, name: Titles.project(&dice), kind: kind,
            artworkId: dice.chance(0.8) ? "artwork-" + id : nil,
            description: dice.chance(0.5) ? "Recorded by \(crew[1].name), produced by \(crew[2].name)." : nil,
            releaseDate: dice.chance(0.7) ? created.advanced(by: days(120...240)).date : nil,
            createdAt: created, updatedAt: created.advanced(by: days(50...60)))
    }

    private mutating func credits(of project: Project) -> LabelCopy {
        let year = (project.releaseDate ?? project.createdAt.date).components.year
        return LabelCopy(
            pLine: "℗ \(year) \(label)", cLine: "© \(year) \(name)", producers: [crew[2].name], performers: performers,
            mixedBy: crew[1].name, masteredBy: People.name(&dice))
    }
}
