import JSONText

/// The whole catalogue at one moment: immutable, and checked by what loads and changes it, so that every reference in it
/// leads to something.
///
/// A query takes time in proportion to its answer. An id that nothing has is answered with nil or an empty list.
package final class Snapshot: Sendable {
    package let scenario: Scenario
    let tables: CatalogTables
    let places: PlaceTables

    init(_ contents: CatalogContents) {
        scenario = contents.scenario
        tables = CatalogTables(contents)
        places = PlaceTables(contents, in: tables)
    }

    /// Nothing at all.
    package static let empty = Snapshot(
        CatalogContents(
            scenario: Scenario(title: "", story: "", now: Instant(secondsSinceEpoch: 0)), users: [], spaces: [],
            projects: [], tracks: [], files: [], comments: [], sections: [], grants: [], links: [], activities: [],
            reviews: [], reads: []))

    private init(_ scenario: Scenario, _ tables: CatalogTables, _ places: PlaceTables) {
        self.scenario = scenario
        self.tables = tables
        self.places = places
    }

    /// The catalogue after some edits, one after the other. A record that is put replaces the one with its id where it
    /// stands in the order of the file, or comes last; removing what is not there changes nothing.
    ///
    /// All that the edits leave alone is shared, so that the cost is in proportion to them and to the edits so far. Where
    /// those have become many, the catalogue is made anew and shares nothing. References are not checked: what refers to
    /// something is found below it, there or not.
    package func edited(_ edits: [CatalogEdit]) -> Snapshot {
        var (tables, places) = (tables, places)
        for edit in edits {
            for record in tables.apply(edit) { places.update(record, in: tables) }
        }
        let edited = Snapshot(scenario, tables, places)
        return tables.isChangedMuch ? Snapshot(edited.contents) : edited
    }

    /// The same catalogue at another time: every instant is `seconds` later, the scenario's now too, and release dates
    /// move with the scenario's day.
    package func shifted(by seconds: Int64) -> Snapshot {
        let shift = TimeShift(seconds, from: scenario.now)
        var (scenario, tables, places) = (scenario, tables, places)
        scenario.now.shift(by: shift)
        tables.shift(by: shift)
        places.shift(by: shift)
        return Snapshot(scenario, tables, places)
    }
}
