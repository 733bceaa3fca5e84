import ContractSuite
import Testing

/// Runs cases against a client that has a fault, and expects those that the patterns name to tell it, and no others.
///
/// - Parameters:
///   - patterns: ids, or beginnings of them up to a dot, with `*` for any one part: `*.pages`, `getTrack.*.ada`.
///   - exceptions: patterns of those of them that cannot tell it.
///   - neighbours: patterns of the cases that are run: those near the fault, since all of them take their time.
func expectFailures<Client: ContractClient>(
    exactly patterns: [String], but exceptions: [String] = [], among neighbours: [String],
    _ make: @escaping @Sendable (ContractDoor) async throws -> Client
) async {
    let cases = ContractSuite().cases.filter { neighbours.match($0.id) }
    let expected = cases.filter { patterns.match($0.id) && !exceptions.match($0.id) }
    for pattern in patterns + exceptions + neighbours {
        #expect(cases.contains { [pattern].match($0.id) }, "\(pattern) names no case")
    }
    let failures = await failures(of: cases, make)
    for contractCase in expected where failures[contractCase.id] == nil {
        Issue.record("\(contractCase) does not tell the fault")
    }
    for (id, text) in failures where !expected.contains(where: { $0.id == id }) {
        Issue.record("\(id) tells a fault that is not its own: \(text)")
    }
}

/// What the cases say that tell a fault.
private func failures<Client: ContractClient>(
    of cases: [ContractCase], _ make: @escaping @Sendable (ContractDoor) async throws -> Client
) async -> [ContractCase.ID: String] {
    await withTaskGroup(of: (ContractCase.ID, String?).self) { group in
        for contractCase in cases {
            group.addTask {
                do {
                    try await contractCase.run(make)
                    return (contractCase.id, nil)
                } catch {
                    return (contractCase.id, "\(error)")
                }
            }
        }
        return await group.reduce(into: [:]) { failures, result in failures[result.0] = result.1 }
    }
}

extension [String] {
    /// Whether one of the patterns names a case.
    fileprivate func match(_ id: ContractCase.ID) -> Bool {
        let parts = id.rawValue.split(separator: ".")
        return contains { pattern in
            let wanted = pattern.split(separator: ".")
            return wanted.count <= parts.count && zip(wanted, parts).allSatisfy { $0 == "*" || $0 == $1 }
        }
    }
}
