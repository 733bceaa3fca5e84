/// Which other records a change can make wrong, or can be in the way of.
extension Snapshot {
    /// What is to be judged again when a record becomes `record`, or when that is added.
    func neighbours(of record: CatalogRecord) -> [RecordID] {
        switch record {
        case .user(let user): holders(of: user)
        case .space(let space): neighbours(of: space)
        case .project(let project): neighbours(of: project)
        case .track(let track): neighbours(of: track)
        case .file(let file): neighbours(of: file)
        case .comment(let comment): neighbours(of: comment)
        case .grant(let grant): grants(on: grant.subject).map(\.recordID)
        case .link(let link): self.link(token: link.token).map { [$0.recordID] } ?? []
        case .read(let mark): readMark(of: mark.userId, on: mark.trackId).map { [$0.recordID] } ?? []
        case .section, .activity, .review: []
        }
    }

    /// Those who have the address or a token of `user`.
    private func holders(of user: User) -> [RecordID] {
        var holders = [self.user(email: user.email), self.user(token: user.token)]
        if let renewed = user.renewedToken { holders.append(self.user(token: renewed)) }
        if user.token.hasSuffix(User.renewedSuffix) {
            holders.append(self.user(token: String(user.token.dropLast(User.renewedSuffix.count))))
        }
        return holders.compactMap { $0?.recordID }
    }

    /// Grants to a new owner.
    private func neighbours(of space: ArtistSpace) -> [RecordID] {
        guard let old = self.space(id: space.id), old.ownerId != space.ownerId else { return [] }
        return grants(of: space.ownerId).map(\.recordID)
    }

    /// Grants that come below another owner.
    private func neighbours(of project: Project) -> [RecordID] {
        guard self.project(id: project.id)?.artistId != project.artistId else { return [] }
        let resources = [ResourceID.project(project.id)] + tracks(of: project.id).map { .track($0.id) }
        return resources.flatMap { grants(on: $0).map(\.recordID) }
    }

    /// Tracks beside it, and grants that come below another owner.
    private func neighbours(of track: Track) -> [RecordID] {
        let old = self.track(id: track.id)
        let stays = old?.projectId == track.projectId
        let grants = stays ? .empty : self.grants(on: .track(track.id))
        let peers = stays && old?.position == track.position ? .empty : tracks(of: track.projectId)
        return grants.map(\.recordID) + peers.map(\.recordID)
    }

    /// The other versions, reviews of it that stay with its old track, and what lies within it.
    private func neighbours(of file: AudioFile) -> [RecordID] {
        let old = self.file(id: file.id)
        let isSameVersion = old?.trackId == file.trackId && old?.version == file.version
        var neighbours = isSameVersion ? [] : files(of: file.trackId).map(\.recordID)
        if old?.trackId != file.trackId { neighbours += reviews(ofFile: file.id).map(\.recordID) }
        guard old?.durationMs != file.durationMs else { return neighbours }
        return neighbours + comments(on: file.id).map(\.recordID) + sections(of: file.id).map(\.recordID)
    }

    /// Answers that stay on its old file.
    private func neighbours(of comment: Comment) -> [RecordID] {
        guard let old = tables.comments[comment.id], old.fileId != comment.fileId else { return [] }
        return answers(to: old.id).map(\.recordID)
    }
}
