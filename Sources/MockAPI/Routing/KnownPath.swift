import Contract

/// A path of the document and what it takes.
struct KnownPath: Sendable {
    let template: PathTemplate
    /// In the document's order.
    private(set) var methods: [String]

    /// Each path once, in the document's order. One whose parameters are called otherwise is the same path.
    static func all(of operations: [Contract.Operation]) -> [KnownPath] {
        var paths: [KnownPath] = []
        for operation in operations {
            if let place = paths.firstIndex(where: { $0.template.shape == operation.path.shape }) {
                paths[place].methods.append(operation.method)
            } else {
                paths.append(KnownPath(template: operation.path, methods: [operation.method]))
            }
        }
        return paths
    }
}

extension KnownPath: CustomStringConvertible {
    /// `GET or PUT /artist/{artistId}`.
    var description: String { "\(methods.listed("or")) \(template)" }
}
