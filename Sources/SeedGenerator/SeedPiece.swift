import Catalog
import JSONText

/// What some spaces, and as many people, add to each file.
struct SeedPiece {
    let texts: [(collection: CatalogCollection, text: [UInt8])]

    init(_ records: (_ add: (CatalogRecord) -> Void) -> Void) {
        var texts: [CatalogCollection: Text] = [:]
        records { record in
            let collection = record.recordID.collection
            if texts[collection] == nil { texts[collection] = Text() }
            texts[collection]?.lines.add { record.write(to: &$0) }
        }
        self.texts = CatalogCollection.allCases.compactMap { collection in
            texts[collection].map { (collection, $0.lines.bytes) }
        }
    }

    /// Shared, since what cannot be copied cannot stand in a dictionary.
    private final class Text {
        var lines = JSONLines()
    }
}
