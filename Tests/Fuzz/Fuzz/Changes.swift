import Catalog
import JSONText

/// Changes to the bundled catalogue as `POST /__admin/data` takes them, one after another. Those that are accepted leave a
/// catalogue that loads; what is refused is told.
func tryChanges(_ input: [UInt8]) {
    guard let sent = try? JSONParser.parse(input).arrayValue else { return }
    let changes = sent.prefix(8).compactMap(CatalogChange.init)
    do {
        tryReloading(try Bundled.smallCatalog.applying(changes, at: Bundled.smallCatalog.scenario.now).catalog)
    } catch {
        require(!error.faults.isEmpty, "refused for nothing")
        require(error.faults.allSatisfy { changes.indices.contains($0.change) }, "a fault in no change")
    }
}

extension CatalogChange {
    fileprivate init?(_ value: JSONValue) {
        guard let collection = value["collection"]?.stringValue.flatMap(CatalogCollection.init),
            let id = value["id"]?.stringValue
        else { return nil }
        let record = RecordID(collection: collection, id: id)
        switch (value["op"]?.stringValue, value["record"]) {
        case ("put", .object(let object)): self = .put(record, object)
        case ("patch", let patch?): self = .patch(record, patch)
        default: self = .delete(record, cascade: value["cascade"] == true)
        }
    }
}
