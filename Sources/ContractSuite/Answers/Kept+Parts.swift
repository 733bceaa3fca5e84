import JSONText

extension Kept {
    /// The properties that stand for an object's members; nil when this is no object.
    func fields(of object: JSONObject) -> [KeptField]? {
        switch self {
        case .fields(let fields):
            let composed = fields.composed(for: object)
            let names = FieldNames(composed.map(\.name))
            if object.keys.contains(where: { names.name(for: $0) != nil }) { return composed }
            return wrapped?.fields(of: object) ?? fields
        case .choice(_, let payload):
            return payload.fields(of: object)
        case .nothing, .text, .bool, .integer, .number, .date, .list:
            return nil
        }
    }
}

extension [KeptField] {
    /// The properties, with those of the parts that a model is composed of among them: one that decodes what is common to
    /// several answers as a property of its own keeps the answer's members a level deeper.
    ///
    /// A part is a property that the answer does not know, most of whose own properties are members of the object, none of
    /// them one that is there already.
    fileprivate func composed(for object: JSONObject) -> [KeptField] {
        let keys = FieldNames(object.keys)
        var composed = filter { keys.name(for: $0.name) != nil }
        for field in self where keys.name(for: field.name) == nil {
            guard case .fields(let inner) = field.value else { continue }
            let part = inner.composed(for: object)
            let present = FieldNames(composed.map(\.name))
            let isPart =
                part.count > 1 && part.count * 2 > inner.count
                && !part.contains { present.name(for: $0.name) != nil }
            if isPart { composed += part }
        }
        return composed
    }
}
