import Foundation
import JSONText

@testable import ContractSuite

extension PlainClient {
    /// A client that keeps every answer changed.
    static func changing(_ door: ContractDoor, _ change: @escaping (JSONValue) -> JSONValue) -> PlainClient {
        PlainClient(
            door: door,
            keeping: { data in
                (try? JSONParser.parse(Array(data))).map { Data(JSONWriter.bytes(of: change($0))) } ?? data
            })
    }
}

extension JSONValue {
    /// The value with every member of every object in it changed, or taken out.
    func changingMembers(_ change: (_ key: String, _ value: JSONValue) -> JSONValue?) -> JSONValue {
        switch self {
        case .object(let object):
            .object(
                JSONObject(
                    object.members.compactMap { key, value in
                        change(key, value.changingMembers(change)).map { (key, $0) }
                    }))
        case .array(let elements): .array(elements.map { $0.changingMembers(change) })
        case .null, .bool, .integer, .number, .string: self
        }
    }

    /// A list with its items changed.
    func changingItems(_ change: ([JSONValue]) -> [JSONValue]) -> JSONValue {
        arrayValue.map { .array(change($0)) } ?? self
    }
}
