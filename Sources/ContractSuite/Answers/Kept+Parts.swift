import JSONText

extension Kept {
    /// The properties that stand for an object's members; nil when this is no object.
    func fields(of object: JSONObject) -> [KeptField]? {
        switch self {
        case .fields(let fields):
            let fields = fields + fields.fieldsOfParts(of: object)
            let names = FieldNames(fields.map(\.name))
            if object.keys.contains(where: { names.name(for: $0) != nil }) { return fields }
            return wrapped?.fields(of: object) ?? fields
        case .choice(_, let payload):
            return payload.fields(of: object)
        case .nothing, .text, .bool, .integer, .number, .date, .list:
            return nil
        }
    }

    fileprivate var isComposite: Bool {
        switch self {
        case .list, .fields: true
        case .nothing, .text, .bool, .integer, .number, .date, .choice: false
        }
    }
}

extension [KeptField] {
    /// The members of an object that are kept a level deeper: a model that is composed of parts, such as what several answers
    /// have in common, has a property for each.
    ///
    /// A part is a property that the answer does not know, most of whose own properties are members of the object, none of
    /// them one that is there already. A single text or number is no part: it is rather another thing's.
    fileprivate func fieldsOfParts(of object: JSONObject) -> [KeptField] {
        let keys = FieldNames(object.keys)
        var present: [KeptField] = self
        for field in self {
            guard case .fields(let inner) = field.value, keys.name(for: field.name) == nil else { continue }
            let part = inner.filter { keys.name(for: $0.name) != nil } + inner.fieldsOfParts(of: object)
            let names = FieldNames(present.map(\.name))
            let isPart =
                part.count * 2 > inner.count && (part.count > 1 || part[0].value.isComposite)
                && !part.contains { names.name(for: $0.name) != nil }
            if isPart { present += part }
        }
        return Array(present.dropFirst(count))
    }
}
