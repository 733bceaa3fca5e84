import JSONText

/// What a check found wrong with a value. Checks know no text; positions are found afterwards, see ``SeedReport``.
struct SeedFinding {
    var pointer: JSONPointer
    var message: String
    /// The value that came first, where the fault is to come second.
    var earlier: JSONPointer?
    /// The record that the value refers to, where there is no such record.
    var missing: RecordID?
}
