/// Records beside those that are read: sound ones, which need no reading to be referred to.
struct OtherRecords {
    let find: (RecordID) -> CatalogRecord?
    /// Those among which a misspelt id may be meant.
    let ids: (CatalogCollection) -> [String]
}
