/// Reads a `Link` field (RFC 8288, section 3).
enum LinkField {
    /// The target of the link with a relation; nil where there is none.
    static func target(of relation: String, in value: String) -> String? {
        var rest = value[...]
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            let target = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            if takeParameters(&rest).contains(where: { isRelation(relation, $0) }) { return String(target) }
        }
        return nil
    }

    /// What stands up to the comma that ends a link; within quotes neither comma nor semicolon ends anything.
    private static func takeParameters(_ rest: inout Substring) -> [String] {
        var parameters = [""]
        var isQuoted = false
        while let character = rest.popFirst() {
            switch character {
            case "\"": isQuoted.toggle()
            case "," where !isQuoted: return parameters
            case ";" where !isQuoted: parameters.append("")
            default: parameters[parameters.count - 1].append(character)
            }
        }
        return parameters
    }

    /// Whether a parameter is `rel` with that relation among its own, which blanks part.
    private static func isRelation(_ relation: String, _ parameter: String) -> Bool {
        let halves = parameter.lowercased().split(separator: "=", maxSplits: 1)
        guard halves.count == 2, halves[0].split(separator: " ") == ["rel"] else { return false }
        return halves[1].split(separator: " ").contains { $0 == relation }
    }
}
