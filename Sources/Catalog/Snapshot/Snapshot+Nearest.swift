/// What somebody may have meant who names nothing that there is. Nothing where there is too much to be looked through.
extension Snapshot {
    package func nearestID(to id: String, in collection: CatalogCollection) -> String? {
        guard count(of: collection) < RecordID.manyIDs else { return nil }
        return RecordID.nearest(to: id, among: records(of: collection).map(\.recordID.id))
    }

    package func nearestToken(to token: String) -> String? {
        guard count(of: .users) < RecordID.manyIDs else { return nil }
        return RecordID.nearest(to: token, among: users.map(\.token))
    }
}
