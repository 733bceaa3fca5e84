import JSONText

extension VariantWalk {
    mutating func varied(_ object: JSONObject, at place: SchemaPlace) -> JSONValue? {
        var slots = VariantSlots()
        let required = variant == .absentOptionals ? Set(place.required) : []
        for (key, member) in object.members {
            let schemas = place.property(key)
            if variant == .absentOptionals && !required.contains(key) {
                slots.change(member, to: nil, key: key)
            } else if variant == .nullOptionals && member != .null && !schemas.isEmpty && isNullable(schemas) {
                slots.change(member, to: .null, key: key)
            } else if let after = varied(member, by: schemas) {
                slots.change(member, to: after, key: key)
            } else {
                slots.keep(member, key: key)
            }
        }
        for (key, value) in additions(to: object, at: place) { slots.change(nil, to: value, key: key) }
        return slots.settled(at: place, judge: judge, as: \.object)
    }

    private mutating func additions(to object: JSONObject, at place: SchemaPlace) -> [(key: String, value: JSONValue)] {
        switch variant {
        case .nullOptionals:
            place.named.filter { object[$0] == nil && isNullable(place.property($0)) }.map { ($0, .null) }
        case .extraFields where place.isOpen:
            Self.unknownProperties.filter { object[$0.key] == nil && place.property($0.key).isEmpty }
        default:
            []
        }
    }

    /// Under names that say where they come from and that no document is likely to give.
    private static let unknownProperties: [(key: String, value: JSONValue)] = [
        ("soundcheckExtraText", "not in the document"),
        ("soundcheckExtraInteger", 42),
        ("soundcheckExtraNumber", 0.5),
        ("soundcheckExtraFlag", true),
        ("soundcheckExtraNull", nil),
        ("soundcheckExtraList", [1, "two", nil]),
        ("soundcheckExtraObject", ["text": "", "list": []]),
    ]
}
