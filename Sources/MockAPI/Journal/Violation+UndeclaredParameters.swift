import Contract
import HTTPWire
import JSONText

extension Violation {
    /// The first query parameters that the operation does not know, each once. They are ignored in the answer.
    package static func undeclaredParameters(
        of request: HTTPRequest, by operation: Contract.Operation
    ) -> [Violation] {
        let items = request.target.queryItems
        if items.isEmpty { return [] }
        let declared = operation.queryParameters.map(\.name)
        var known = Set(declared)
        return items.filter { known.insert($0.name).inserted }.prefix(mostOfAKind).map { item in
            Violation(
                .undeclaredParameter,
                detail: "\(operation.id) has no query parameter \(item.name.quoted())\(advice(item.name, declared))",
                parameter: item.name)
        }
    }

    private static func advice(_ name: String, _ declared: [String]) -> String {
        if declared.isEmpty { return ": it takes none." }
        if let nearest = Spelling.nearest(to: name, among: declared) { return "; did you mean \(nearest.quoted())?" }
        return ": it takes \(declared.joined(separator: ", "))."
    }
}
