import Catalog

extension Projection {
    /// That something was shared is known to whom it was shared with and to the subject's admins only.
    /// - Parameter role: the caller's on the activity's subject.
    func maySee(_ activity: Activity, as role: @autoclosure () -> Role?) -> Bool {
        activity.kind != .shared || activity.recipientId == caller.id || role().map { $0 >= .admin } ?? false
    }
}
