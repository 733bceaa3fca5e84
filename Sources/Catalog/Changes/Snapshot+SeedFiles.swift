import JSONText

extension Snapshot {
    /// The seed files that load as this catalogue: the scenario, the people, and each other collection that holds
    /// something.
    /// - Parameter now: the instant at which the scenario is told. Where a clock was set back behind the revocation of
    ///   a link, that is taken instead: loading refuses one that is still to come.
    package func seedFiles(now: Instant) -> [(name: String, value: JSONValue)] {
        [(Scenario.fileName, .object(scenarioValue(now: now)))]
            + CatalogCollection.allCases.compactMap { collection in
                let records = records(of: collection)
                guard !records.isEmpty || collection == .users else { return nil }
                return (collection.fileName, .array(records.map { .object($0.value) }))
            }
    }

    private func scenarioValue(now: Instant) -> JSONObject {
        var scenario = scenario
        scenario.now = links.compactMap(\.revokedAt).reduce(now, max)
        return scenario.value
    }
}
