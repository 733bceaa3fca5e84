import Contract
import JSONText

extension ContractDocument {
    /// What its schemas call properties, all together.
    var propertyNames: Set<String> {
        var names: Set<String> = []
        var open = [root]
        while let value = open.popLast() {
            if let properties = value["properties"]?.objectValue { names.formUnion(properties.keys) }
            open += value.arrayValue ?? value.objectValue?.members.map(\.value) ?? []
        }
        return names
    }
}
