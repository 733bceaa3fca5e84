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
    let paths: [KnownPath]
    /// The path that lists them all.
    let index: String
    /// What any path takes, as `OPTIONS *` lists it.
    let methods: [HTTPMethod]

    package init(_ operations: [Operation], index: String = "/") {
        self.index = index
        paths = KnownPath.all(of: operations)
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

    /// What a path has; nothing where no template fits it.
    package func find(_ path: RequestPath) -> Found? {
        let matches = (entries[path.segments.count] ?? []).compactMap { entry in
            entry.path.match(path.segments).map { Found.Match(operations: entry.operations, values: $0) }
        }
        return matches.isEmpty ? nil : Found(path: path, matches: matches)
    }
}

extension Router {
    /// The operations of one path.
    package struct Found: Sendable {
        /// A template that fits the path, and what its parameters hold there.
        fileprivate struct Match: Sendable {
            let operations: [HTTPMethod: Operation]
            let values: [String]
        }

        fileprivate let path: RequestPath
        /// The most literal first.
        fileprivate let matches: [Match]

        /// What the path takes, as `Allow` lists it.
        package var methods: [HTTPMethod] { HTTPMethod.allowed(by: Set(matches.flatMap(\.operations.keys))) }

        /// The operation for the method, `HEAD` being served by `GET`: 405 where the path has others only.
        package func route(_ method: HTTPMethod) throws(Problem) -> Route {
            for match in matches {
                if let operation = match.operations[method] ?? (method == .head ? match.operations[.get] : nil) {
                    return Route(operation: operation, pathValues: match.values)
                }
            }
            throw .methodNotAllowed(method: method, path: path.text, allowed: methods)
        }
    }

    /// One operation and the values of its template's parameters, in the template's order.
    package struct Route: Sendable {
        package let operation: Operation
        package let pathValues: [String]
    }
}
