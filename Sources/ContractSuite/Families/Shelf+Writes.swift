import Catalog
import Foundation
import JSONText

/// What the owner of most may do that changes something.
extension Shelf {
    func writes() -> [Exhibit] { loop() + links() + collaborations() }

    private func write(_ call: ContractCall, then others: [ContractCall] = [], shownBy: ContractCall) -> Exhibit {
        Exhibit(call: call, person: owner, others: others, shownBy: shownBy)
    }

    // MARK: The review loop

    private func loop() -> [Exhibit] { [readMark, review].compactMap(\.self) + comments }

    /// On what was commented last and is not read yet, which stands far up in the feed.
    private var readMark: Exhibit? {
        let unread = catalog.activitiesNewestFirst.lazy.compactMap { activity -> Track? in
            guard activity.kind == .commented, activity.actorId != owner.id, isOwned(activity.subject),
                let track = catalog.file(id: activity.subject.id).flatMap({ catalog.track(id: $0.trackId) })
            else { return nil }
            let mark = catalog.readMark(of: owner.id, on: track.id)
            return mark.map { $0.readAt < activity.at } ?? true ? track : nil
        }
        return unread.first.map {
            write(.markTrackRead(trackId: $0.id), then: [.markTrackRead(trackId: $0.id)], shownBy: .listFeed(lens: nil))
        }
    }

    private var review: Exhibit? {
        guard let (track, file) = reviewed else { return nil }
        return write(
            .reviewTrack(trackId: track.id, decision: "requestChanges", fileId: file.id, note: Shelf.oddText),
            then: [.reviewTrack(trackId: track.id, decision: "approve", fileId: file.id, note: nil)],
            shownBy: .listReviewsOfTrack(trackId: track.id))
    }

    /// A track that waits for a decision, and its current version, which is not its first.
    var reviewed: (Track, AudioFile)? {
        let track = catalog.tracks.first {
            $0.state == .inReview && isOwned(.track($0.id)) && catalog.versionCount(of: $0) > 1
        }
        return track.flatMap { track in catalog.currentFile(of: track.id).map { (track, $0) } }
    }

    private var comments: [Exhibit] {
        // One with answers, which go when it goes.
        let own = catalog.comments.first {
            $0.authorId == owner.id && isOwned(.file($0.fileId)) && !catalog.answers(to: $0.id).isEmpty
        }
        guard let own, let file = catalog.file(id: own.fileId) else { return [] }
        let list = ContractCall.listCommentsOfFile(fileId: file.id)
        return [
            write(
                .addComment(fileId: file.id, text: Shelf.oddText, atMs: nil, parentId: nil),
                then: [
                    .addComment(fileId: file.id, text: "Here", atMs: file.durationMs / 2, parentId: nil),
                    .addComment(fileId: file.id, text: "Indeed", atMs: nil, parentId: own.id),
                ], shownBy: list),
            write(
                .editComment(commentId: own.id, text: Shelf.oddText, resolved: nil),
                then: [
                    .editComment(commentId: own.id, text: nil, resolved: !own.resolved),
                    .editComment(commentId: own.id, text: "Both", resolved: own.resolved),
                ], shownBy: list),
            write(.deleteComment(commentId: own.id), shownBy: list),
        ]
    }

    /// It has of all that is to be escaped in JSON, and characters that Swift takes for one and others for several.
    private static let oddText = #"“Loud” is "loud"\n, 100 % é & 👩‍🎤"# + "\n\tand so on"

    // MARK: Sharing

    private func links() -> [Exhibit] {
        let now = Double(catalog.scenario.now.secondsSinceEpoch)
        let nextMonth = Date(timeIntervalSince1970: now + 30 * 86_400)
        let space = catalog.spaces.first { isOwned(.space($0.id)) }
        let project = catalog.projects.first { isOwned(.project($0.id)) }
        let track = catalog.tracks.first { isOwned(.track($0.id)) }
        let active = catalog.links.first {
            isOwned($0.subject) && $0.status(at: catalog.scenario.now) == .active
        }
        return [
            space.map {
                write(
                    .createArtistLink(artistId: $0.id, access: "listen", expiresAt: nextMonth),
                    then: [.createArtistLink(artistId: $0.id, access: "comment", expiresAt: nil)],
                    shownBy: .listArtistLinks(artistId: $0.id))
            },
            project.map {
                write(
                    .createProjectLink(projectId: $0.id, access: "download", expiresAt: nil),
                    shownBy: .listProjectLinks(projectId: $0.id))
            },
            track.map {
                write(
                    .createTrackLink(trackId: $0.id, access: "comment", expiresAt: nextMonth),
                    shownBy: .listTrackLinks(trackId: $0.id))
            },
            active.map { write(.revokeLink(linkId: $0.id), then: [.revokeLink(linkId: $0.id)], shownBy: list(of: $0)) },
        ].compactMap(\.self)
    }

    private func list(of link: ShareLink) -> ContractCall {
        switch link.subject.kind {
        case .space: .listArtistLinks(artistId: link.subject.id)
        case .project: .listProjectLinks(projectId: link.subject.id)
        case .track, .file: .listTrackLinks(trackId: link.subject.id)
        }
    }

    private func collaborations() -> [Exhibit] {
        [ResourceKind.space, .project, .track].flatMap { kind -> [Exhibit] in
            guard let grant = grant(on: kind), let stranger = stranger(to: grant.subject) else { return [] }
            let (id, user) = (grant.subject.id, grant.userId)
            let (role, roles) = (grant.role == .viewer ? "editor" : "viewer", ["role": "admin"] as JSONValue)
            let shown = Shelf.detail(of: grant.subject)
            return [
                ContractCall("add\(kind.word)Collaborator", about: [id, stranger.id], roles),
                ContractCall("change\(kind.word)Role", about: [id, user], ["role": .string(role)]),
                ContractCall("remove\(kind.word)Collaborator", about: [id, user]),
            ].compactMap(\.self).map { write($0, shownBy: shown) }
        }
    }

    /// The first on a resource of the owner's.
    func grant(on kind: ResourceKind) -> Grant? {
        catalog.grants.first { $0.subject.kind == kind && isOwned($0.subject) }
    }

    /// Somebody without a grant on a resource of the owner's.
    private func stranger(to resource: ResourceID) -> User? {
        people.first { $0.id != owner.id && catalog.grant(to: $0.id, on: resource) == nil }
    }

    private static func detail(of resource: ResourceID) -> ContractCall {
        switch resource.kind {
        case .space: .getArtist(artistId: resource.id)
        case .project: .getProject(projectId: resource.id)
        case .track, .file: .getTrack(trackId: resource.id)
        }
    }
}

extension ResourceKind {
    /// What names of operations say.
    var word: String {
        switch self {
        case .space: "Artist"
        case .project: "Project"
        case .track, .file: "Track"
        }
    }
}
