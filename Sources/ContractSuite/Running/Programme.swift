import JSONText
import MockServer

/// All cases that there are, and the picking of some.
struct Programme: Sendable {
    static let shared = SuiteServer.shared.map { Programme(Families.cases(Shelf($0))) }

    let all: [ContractCase]

    init(_ all: [ContractCase]) { self.all = all }

    /// The cases that `only` names, or all; behind them one for each id that names none, which fails.
    func cases(excluding exclusions: [ContractExclusion], only: [String]) -> [ContractCase] {
        let reasons = Dictionary(exclusions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let cases = all.map { contractCase in
            var contractCase = contractCase
            contractCase.exclusion = reasons[contractCase.id]
            return contractCase
        }
        let ids = Set(all.map(\.id))
        let complaints = exclusions.filter { !ids.contains($0.id) }.map {
            complaint($0.id.rawValue, of: "An exclusion")
        }
        guard !only.isEmpty else { return cases + complaints }
        let strangers = only.filter { word in !(cases + complaints).contains { $0.id.begins(with: word) } }
        return (cases + complaints).filter { contractCase in only.contains(where: contractCase.id.begins) }
            + strangers.map { complaint($0, of: ContractSuite.variable) }
    }

    /// - Parameter source: where the id stands.
    private func complaint(_ id: String, of source: String) -> ContractCase {
        let nearestID = Spelling.nearest(to: id, among: all.map(\.id.rawValue))
        let nearest = all.first { $0.id.rawValue == nearestID }
        return ContractCase(
            ContractCase.ID(rawValue: id), operation: nearest?.operation ?? id, nearest?.family ?? .requests,
            complaint: "\(source) names \(id.quoted()), which is no case\(hint(for: id, nearest))")
    }

    private func hint(for id: String, _ nearest: ContractCase?) -> String {
        let begun = all.filter { $0.id.begins(with: id) }.map(\.id.rawValue)
        if !begun.isEmpty {
            let rest = begun.count > 12 ? " and \(begun.count - 12) more" : ""
            return " but the beginning of some; name each: \(begun.prefix(12).joined(separator: ", "))\(rest)"
        }
        let beginnings = Set(all.flatMap(\.id.beginnings)).sorted()
        let meant = nearest?.id.rawValue ?? Spelling.nearest(to: id, among: beginnings)
        return meant.map { "; did you mean \($0.quoted())?" } ?? "; ContractSuite().cases lists those that there are"
    }
}

extension ContractCase.ID {
    /// Up to each of its dots.
    fileprivate var beginnings: [String] {
        let parts = rawValue.split(separator: ".")
        return parts.indices.dropFirst().map { parts[..<$0].joined(separator: ".") }
    }
}
