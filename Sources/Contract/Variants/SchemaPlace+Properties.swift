/// What the parts say of an object's properties.
extension SchemaPlace {
    /// The schemas of a property.
    func property(_ key: String) -> [Int] { properties.compactMap { $0.named[key] ?? $0.others } }

    /// Those that must be there, each once, in the order of the document.
    var required: [String] {
        var seen: Set<String> = []
        return properties.flatMap(\.required).filter { seen.insert($0).inserted }
    }

    /// Those that have a name and that no part refuses, by their bytes.
    var named: [String] {
        Set(properties.flatMap(\.named.keys))
            .filter { key in !properties.contains { $0.refusesOthers && $0.named[key] == nil } }
            .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Whether a property of any name and value may be added.
    var isOpen: Bool { !properties.contains { $0.refusesOthers || $0.others != nil } }
}
