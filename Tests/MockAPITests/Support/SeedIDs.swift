import JSONText

/// What the bundled seeds have for a parameter of a path, by the parameter's name.
enum SeedIDs {
    /// `trackId` takes the ids in `tracks.json`; a name without a file of its own, such as `artworkId`, what rows refer
    /// to by it. None for a name that the seeds do not know.
    static func all(for parameter: String) throws -> [String] {
        guard parameter.hasSuffix("Id") else { return [] }
        let noun = parameter.dropLast(2)
        let rows = try Bundled.seedRows()
        if let collection = rows["\(noun)s.json"] ?? rows["\(noun.dropLast())ies.json"] { return collection.ids }
        return Set(rows.values.joined().compactMap { $0[parameter]?.stringValue }).sorted()
    }
}
