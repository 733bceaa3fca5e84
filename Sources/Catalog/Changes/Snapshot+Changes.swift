import JSONText

extension Snapshot {
    /// Makes all of `changes`, or none where something is wrong with any of them.
    ///
    /// Each change starts from what those before it have made; whether all records are sound together is judged in
    /// the end, by the rules of loading, so that records which need each other can come and go together. The time it
    /// takes is in proportion to the changes and to the records around what they change; only to delete a user are
    /// collections searched.
    /// - Parameter now: the instant that no revocation may lie after.
    package func applying(
        _ changes: [CatalogChange], at now: Instant
    ) throws(ChangeRefusal) -> AppliedChanges {
        var draft = ChangeDraft(of: self)
        for change in changes { draft.make(change) }
        let faults = draft.faults + ChangeJudge(draft, at: now).faults
        guard faults.isEmpty else { throw ChangeRefusal(faults: faults.sorted { $0.change < $1.change }) }
        return AppliedChanges(catalog: edited(draft.edits), records: draft.outcomes)
    }

    /// A record as its seed file writes it.
    package func value(of id: RecordID) -> JSONObject? {
        record(id)?.value
    }
}
