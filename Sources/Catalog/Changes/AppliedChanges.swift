/// What came of changes that were all in order.
package struct AppliedChanges: Sendable {
    package let catalog: Snapshot
    /// In the order of the changes. What a deletion takes along follows the record that was deleted, by collection.
    package let records: [Outcome]

    package struct Outcome: Sendable, Hashable {
        package let record: RecordID
        package let result: Result

        package init(_ record: RecordID, _ result: Result) {
            self.record = record
            self.result = result
        }
    }

    package enum Result: String, Sendable, CaseIterable {
        case created, replaced, deleted
    }
}
