import JSONText

/// What must hold between records. A record counts only where the fields that a rule rests on could be read.
extension SeedTables {
    /// The owner of a space has every right in it: a grant to them could say nothing, or less.
    mutating func checkGrantsToOwners() {
        for (index, grant) in grants.entities.enumerated()
        where grants.isSound(index, "userId", "resourceType", "resourceId") {
            guard let space = space(holding: grant.subject), space.ownerId == grant.userId else { continue }
            grants.note(
                "\"\(grant.userId)\" owns the space \"\(space.id)\" and all in it; expected somebody else",
                at: index, "userId")
        }
    }

    private func space(holding resource: ResourceID) -> ArtistSpace? {
        switch resource.kind {
        case .space:
            artists.entity(resource.id, reading: "ownerId")
        case .project:
            projects.entity(resource.id, reading: "artistId").flatMap { space(holding: .space($0.artistId)) }
        case .track:
            tracks.entity(resource.id, reading: "projectId").flatMap { space(holding: .project($0.projectId)) }
        case .file:
            files.entity(resource.id, reading: "trackId").flatMap { space(holding: .track($0.trackId)) }
        }
    }

    /// Comments and sections lie within their file.
    mutating func checkMomentsInFiles() {
        for (index, comment) in comments.entities.enumerated() {
            guard let atMs = comment.atMs, comments.isSound(index, "fileId"),
                let end = duration(of: comment.fileId), atMs > end
            else { continue }
            comments.note(Self.beyond(atMs, end, comment.fileId), at: index, "atMs")
        }
        for (index, section) in sections.entities.enumerated() where sections.isSound(index, "fileId", "endMs") {
            guard let end = duration(of: section.fileId), section.endMs > end else { continue }
            sections.note(Self.beyond(section.endMs, end, section.fileId), at: index, "endMs")
        }
    }

    private func duration(of fileID: String) -> Int? {
        files.entity(fileID, reading: "durationMs")?.durationMs
    }

    private static func beyond(_ moment: Int, _ end: Int, _ fileID: String) -> String {
        "\(moment) ms is beyond the file \"\(fileID)\", which lasts \(end) ms"
    }

    /// A link is revoked or it is not: what somebody may do tomorrow is not known. One that will be made tomorrow, by a clock
    /// that was set back since, may be revoked as it is made.
    mutating func checkRevocations() {
        guard let now = scenario?.now else { return }
        for (index, link) in links.entities.enumerated() {
            guard let revokedAt = link.revokedAt, revokedAt > max(now, link.createdAt) else { continue }
            links.note(
                "\(revokedAt) is after now (\(now)); expected that instant or an earlier one",
                at: index, "revokedAt")
        }
    }

    /// A review is of one of its track's own versions. Where either's track is nowhere, that is told already.
    mutating func checkReviewedFiles() {
        for (index, review) in reviews.entities.enumerated() where reviews.isSound(index, "trackId", "fileId") {
            guard let file = files.entity(review.fileId, reading: "trackId"), file.trackId != review.trackId,
                tracks.holds(file.trackId), tracks.holds(review.trackId)
            else { continue }
            reviews.note(
                "the file \"\(file.id)\" is a version of the track \"\(file.trackId)\"; "
                    + "expected one of this review's track, \"\(review.trackId)\"",
                at: index, "fileId")
        }
    }
}
