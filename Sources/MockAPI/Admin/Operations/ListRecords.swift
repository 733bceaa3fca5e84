import Catalog
import JSONText

extension AdminOperations {
    /// `GET /__admin/data/{collection}`, in the order of its file.
    static func listRecords(_ call: AdminCall) throws(Problem) -> Reply {
        let records = call.world.moment.catalog.records(of: call.collection)
        return .json(.array(records.map { .object($0.value) }))
    }
}
