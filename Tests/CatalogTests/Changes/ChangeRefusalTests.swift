import Catalog
import JSONText
import Testing

@Suite("What is said of changes that cannot be made")
struct ChangeRefusalTests {
    /// Changes to the small scenario, and all that is wrong with them: the change's place, the kind of fault, where it is.
    struct Row: CustomTestStringConvertible {
        let about: String
        let changes: [String]
        let faults: [String]

        var testDescription: String { about }

        init(_ about: String, _ changes: String..., faults: String...) {
            self.about = about
            self.changes = changes
            self.faults = faults
        }
    }

    @Test("A record that is not there is told with one like it", arguments: missingRows)
    func missing(row: Row) throws {
        try expectFaults(row)
    }

    @Test("What was sent is checked as seeds are", arguments: invalidRows + reviewRows)
    func invalid(row: Row) throws {
        try expectFaults(row)
    }

    @Test("A record in the way is named", arguments: claimRows)
    func claims(row: Row) throws {
        try expectFaults(row)
    }

    @Test("Each record that would become wrong is named", arguments: dependantRows + reviewedRows)
    func dependants(row: Row) throws {
        try expectFaults(row)
    }

    @Test("All that is wrong with several changes is told, in their order", arguments: manyRows)
    func many(row: Row) throws {
        try expectFaults(row)
    }

    @Test("A fault of another kind than the first does not hide it, and nothing is changed")
    func nothingChanges() throws {
        let snapshot = try SeedTexts.small.snapshot()
        #expect(throws: ChangeRefusal.self) {
            try snapshot.applying(
                #"patch users/ada {"name": "Adele"}"#, "delete users/ben", "cascade files/file-b")
        }
        #expect(snapshot.user(id: "ada")?.name == "Ada")
        #expect(snapshot.counts.map(\.count) == [3, 1, 1, 2, 2, 2, 1, 2, 2, 2, 2, 2])
    }

    @Test("A revocation is judged by the clock, not by the scenario")
    func clock() throws {
        let snapshot = try SeedTexts.small.snapshot()
        let change = try CatalogChange.reading(#"patch links/link-a {"revokedAt": "2026-07-01T00:00:00Z"}"#)
        let revokedAt = try #require(Instant(rfc3339: "2026-07-01T00:00:00Z"))
        let applied = try snapshot.applying([change], at: revokedAt)
        #expect(applied.catalog.link(token: "L1")?.revokedAt == revokedAt)
        #expect(throws: ChangeRefusal.self) { try snapshot.applying([change], at: revokedAt.advanced(by: -1)) }
    }

    @Test("The description has one fault a line, with the record and the place in it")
    func description() throws {
        let snapshot = try SeedTexts.small.snapshot()
        let refusal = try #require(throws: ChangeRefusal.self) {
            try snapshot.applying(#"patch sections/section-a {"name": 1}"#, "delete grants/grant-x")
        }
        #expect(
            refusal.description == """
                the section "section-a": /name: expected a string of at most 500 characters that is not blank, found the integer 1
                the grant "grant-x": no grant has the id "grant-x" (did you mean "grant-a"?)
                """)
    }

    private func expectFaults(_ row: Row) throws {
        let snapshot = try SeedTexts.small.snapshot()
        let refusal = try #require(throws: ChangeRefusal.self) { try snapshot.applying(row.changes) }
        let lines = refusal.faults.map { fault in
            "\(fault.change) \(fault.kind.rawValue) \(fault.record.text) \(fault.pointer): \(fault.message)"
        }
        #expect(lines == row.faults)
    }
}
