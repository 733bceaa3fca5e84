import Catalog
import JSONText

extension Projection {
    /// `Activity`, with where in the hierarchy it happened.
    func write(_ activity: Activity, into object: inout JSONObjectWriter) {
        object.member("id", activity.id)
        object.member("kind", activity.kind.rawValue)
        writeUser("actor", activity.actorId, into: &object)
        if let recipient = activity.recipientId { writeUser("recipient", recipient, into: &object) }
        object.member("at", activity.at)
        object.object("subject") { writeSubject(activity.subject, into: &$0) }

        let place = catalog.lineage(of: activity.subject)
        object.member("artistId", place.first { $0.kind == .space }?.id)
        object.member("projectId", place.first { $0.kind == .project }?.id)
        object.member("trackId", place.first { $0.kind == .track }?.id)
        object.member("excerpt", activity.excerpt)
    }

    /// `ActivitySubject`.
    func writeSubject(_ subject: ResourceID, into object: inout JSONObjectWriter) {
        object.member("type", subject.kind.rawValue)
        object.member("id", subject.id)
        object.member("name", catalog.name(of: subject))
        object.member("artworkUrl", catalog.artworkId(of: subject).map(call.artworkURL))
    }
}
