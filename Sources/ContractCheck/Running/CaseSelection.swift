import Contract
import JSONText
import Reporting

/// Which cases are judged, and for which of them it is known that they fail.
struct CaseSelection {
    /// In order, each with why it is not judged, if so.
    let cases: [(check: CheckCase, skipped: String?)]
    let exclusions: [CheckOptions.Exclusion]

    /// - Throws: for an id that names no case, and where nothing is left to judge.
    init(of all: [CheckCase], by options: CheckOptions) throws(CheckFault) {
        let ids = all.map(\.id)
        let named = options.only + options.exclusions.map(\.id)
        let complaints = named.filter { name in !ids.contains { $0.isNamed(by: name) } }.map { Self.complaint($0, ids) }
        guard complaints.isEmpty else { throw CheckFault(complaints.joined(separator: "\n")) }

        let wanted = all.filter { check in
            options.only.isEmpty || options.only.contains { check.id.isNamed(by: $0) }
        }
        cases = wanted.map { ($0, $0.reasonToSkip(options)) }
        exclusions = options.exclusions
        guard cases.contains(where: { $0.skipped == nil }) else {
            let reasons = Set(cases.compactMap(\.skipped)).sorted().joined(separator: "; ")
            throw CheckFault("Nothing is left to judge: \(reasons).")
        }
    }

    /// The nearest id is looked for where it can be meant: among whole ids, or among their beginnings.
    private static func complaint(_ name: String, _ ids: [String]) -> String {
        let groups = ids.map { String($0.prefix { $0 != "." }) }
        let candidates = name.contains(".") ? ids : groups
        let hint = Spelling.nearest(to: name, among: candidates).map { "; did you mean \"\($0)\"?" }
        return
            "No case is called \(name.quoted())\(hint ?? ". An operation's id names all of its cases, such as getTrack.")"
    }
}

extension CheckCase {
    fileprivate func reasonToSkip(_ options: CheckOptions) -> String? {
        guard let operation else { return nil }
        if options.onlyExisting, operation.status != .exists {
            return "the document calls \(operation.id) \(operation.status.rawValue)"
        }
        if !options.writes, operation.method != "GET" {
            return "\(operation.id) is a \(operation.method), which is sent with --write only"
        }
        return nil
    }
}
