import Catalog
import JSONText

/// Grants and links. Where the main person is let in, it is at every level.
extension SpaceTale {
    /// The crew works on all of it; the first of them is told of as an activity.
    mutating func shareSpace(since created: Instant) {
        for (index, member) in crew.dropFirst().enumerated() {
            grant(member.role, to: member.id, on: .space(id), index, since: created)
        }
        link(to: .space(id), since: created)
    }

    mutating func shareProject(_ project: Project) {
        let guest = plan.isInbound(number) ? guests[0] : guests[2]
        grant(dice.pick([.editor, .viewer]), to: guest, on: .project(project.id), since: project.createdAt)
        link(to: .project(project.id), since: project.createdAt)
    }

    mutating func shareTrack(_ track: Track) {
        let isFirst = track.id == SeedID.track(plan.tracks(in: number).lowerBound)
        let guest = plan.isInbound(number) && isFirst ? guests[0] : dice.pick([guests[3], guests[4]])
        grant(dice.pick([.admin, .editor, .viewer]), to: guest, on: .track(track.id), since: track.createdAt)
        link(to: .track(track.id), since: track.createdAt)
    }

    private mutating func grant(
        _ role: Role, to guest: String, on resource: ResourceID, _ index: Int = 0, since created: Instant
    ) {
        let grantedAt = created.advanced(by: hours(1...500))
        add(
            .grant(
                Grant(
                    id: "grant-" + resource.id + "-" + String(index + 1), userId: guest, role: role, subject: resource,
                    grantedById: owner, grantedAt: grantedAt)))
        guard resource.kind == .space, index == 0 else { return }
        add(
            .activity(
                Activity(
                    id: "activity-" + resource.id, kind: .shared, actorId: owner, recipientId: guest, at: grantedAt,
                    subject: resource)))
    }

    /// Those of the first space work. Of others some have expired, and some were revoked.
    private mutating func link(to resource: ResourceID, since created: Instant) {
        let createdAt = created.advanced(by: hours(1...500))
        let fate = number == 0 ? 0 : dice.integer(0...5)
        add(
            .link(
                ShareLink(
                    id: "link-" + resource.id, token: "mock-link-" + resource.id, subject: resource,
                    access: dice.pick(LinkAccess.allCases), createdById: owner, createdAt: createdAt,
                    expiresAt: fate == 1 ? createdAt.advanced(by: days(7...30)) : nil,
                    revokedAt: fate == 2 ? createdAt.advanced(by: days(1...20)) : nil)))
    }
}
