import Catalog
import JSONText

extension Call {
    /// `UserSummary`.
    func writeSummary(of user: User, into object: inout JSONObjectWriter) {
        object.member("id", user.id)
        object.member("name", user.name)
        object.member("avatarUrl", user.avatarId.map(artworkURL))
    }

    /// `User`.
    func write(_ user: User, into object: inout JSONObjectWriter) {
        writeSummary(of: user, into: &object)
        object.member("email", user.email)
    }
}

extension Projection {
    /// The member `key` as the `UserSummary` of somebody to whom the catalogue refers.
    func writeUser(_ key: String, _ id: String, into object: inout JSONObjectWriter) {
        object.object(key) { call.writeSummary(of: catalog.referredUser(id), into: &$0) }
    }
}
