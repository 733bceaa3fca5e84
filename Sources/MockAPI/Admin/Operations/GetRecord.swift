import Catalog
import JSONText

extension AdminOperations {
    /// `GET /__admin/data/{collection}/{id}`.
    static func getRecord(_ call: AdminCall) throws(Problem) -> Reply {
        let catalog = call.world.moment.catalog
        guard let value = catalog.value(of: call.record) else {
            let ids = catalog.records(of: call.collection).map(\.recordID.id)
            throw .unknownRecord(call.record, nearest: RecordID.nearest(to: call.record.id, among: ids))
        }
        return .json(.object(value))
    }
}
