import Catalog
import JSONText

extension AdminOperations {
    /// `GET /__admin/data/{collection}/{id}`.
    static func getRecord(_ call: AdminCall) throws(Problem) -> Reply {
        let catalog = call.world.moment.catalog
        guard let value = catalog.value(of: call.record) else {
            throw .unknownRecord(call.record, nearest: catalog.nearestID(to: call.record.id, in: call.collection))
        }
        return .json(.object(value))
    }
}
