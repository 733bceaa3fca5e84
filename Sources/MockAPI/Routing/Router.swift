import Contract
import HTTPWire

/// Finds the operation for a method and a path. Built from the contract's document alone.
///
/// A literal segment beats a parameter in the same place, so that `/project/artist/x` lists an artist's projects; where
/// the literal leads nowhere the parameter is taken (`/project/artist` is the project "artist").
package struct Router: Sendable {
    /// What one template offers, by method.
    private struct Entry: Sendable {
        let path: PathTemplate
        var operations: [HTTPMethod: Operation]
    }

    /// By their number of segments; those that are asked first stand first.
    private var entries: [Int: [Entry]] = [:]

    /// In the document's order.
    let templates: [PathTemplate]
    /// What any path takes, as `OPTIONS *` lists it.
    let methods: [HTTPMethod]

    package init(_ operations: [Operation]) {
        templates = operations.map(\.path)
        methods = HTTPMethod.allowed(by: Set(operations.map { HTTPMethod(rawValue: $0.method) }))
        for operation in operations {
            let method = HTTPMethod(rawValue: operation.method)
            var peers = entries[operation.path.segments.count] ?? []
            if let place = peers.firstIndex(where: { $0.path.shape == operation.path.shape }) {
                peers[place].operations[method] = operation
            } else {
                let place = peers.firstIndex { operation.path.precedes($0.path) } ?? peers.count
                peers.insert(Entry(path: operation.path, operations: [method: operation]), at: place)
            }
            entries[operation.path.segments.count] = peers
        }
    }

    /// One template that fits a path, and what its parameters hold.
    package struct Match: Sendable {
        package let operations: [HTTPMethod: Operation]
        package let values: [String]

        /// The operation for the method; `HEAD` is served by `GET`.
        package func route(_ method: HTTPMethod) -> Route? {
            operations[method == .head ? .get : method].map { Route(operation: $0, pathValues: values) }
        }
    }

    /// One operation and the values of its template's parameters, in the template's order.
    package struct Route: Sendable {
        package let operation: Operation
        package let pathValues: [String]
    }

    /// All templates that fit the percent-decoded segments, the most literal first.
    package func matches(_ segments: [String]) -> [Match] {
        (entries[segments.count] ?? []).compactMap { entry in
            entry.path.match(segments).map { Match(operations: entry.operations, values: $0) }
        }
    }
}
