extension Kept {
    /// What a model encodes, together with the optional properties that are nil under another name than their own.
    ///
    /// A misspelt coding key is the bug that nobody sees: decoding finds no such member, which an optional property may lack,
    /// and encoding leaves it out again. So that a property is held against the member that it is named after, it is noted
    /// here as kept and empty, beside what it is encoded as.
    /// - Parameter mirrored: the same model's stored properties.
    func notingMisspelt(in mirrored: Kept) -> Kept {
        switch (self, mirrored) {
        case (.list(let elements), .list(let others)) where elements.count == others.count:
            .list(zip(elements, others).map { $0.notingMisspelt(in: $1) })
        case (.fields(let fields), .fields(let others)):
            .fields(fields.notingMisspelt(in: others))
        default:
            self
        }
    }
}

extension [KeptField] {
    fileprivate func notingMisspelt(in mirrored: [KeptField]) -> [KeptField] {
        let names = FieldNames(map(\.name))
        let properties = FieldNames(mirrored.map(\.name))
        let known = map { field in
            guard let name = properties.name(for: field.name), let other = mirrored.value(named: name) else {
                return field
            }
            return KeptField(name: field.name, value: field.value.notingMisspelt(in: other))
        }
        let isRenamed = contains { $0.value == .nothing && properties.name(for: $0.name) == nil }
        return known + (isRenamed ? mirrored.filter { $0.value == .nothing && names.name(for: $0.name) == nil } : [])
    }
}
