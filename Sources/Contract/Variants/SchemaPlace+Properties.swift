/// What the parts say of an object's properties.
extension SchemaPlace {
    /// The schemas of a property.
    func property(_ key: String) -> [Int] { properties.compactMap { $0.named[key] ?? $0.others } }

    /// Those that must be there, each once, in order.
    var required: [String] { Set(properties.flatMap(\.required)).sorted(by: bytewise) }

    /// Those that have a name and that no part refuses, in order.
    var named: [String] {
        let properties = properties
        return Set(properties.flatMap(\.named.keys)).sorted(by: bytewise)
            .filter { key in !properties.contains { $0.refusesOthers && $0.named[key] == nil } }
    }

    /// Whether a property of any name and value may be added.
    var isOpen: Bool { !properties.contains { $0.refusesOthers || $0.others != nil } }

    private func bytewise(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
