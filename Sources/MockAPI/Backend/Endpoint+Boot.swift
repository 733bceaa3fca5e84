import Contract
import JSONText

/// The document names an operation that a handler answers, but not as the handler reads it.
package struct BackendFaults: Error, CustomStringConvertible {
    package let faults: [String]
    package var description: String { faults.joined(separator: "\n") }
}

extension Endpoint {
    /// An endpoint for each operation, by its index.
    static func all(of contract: ContractDocument) throws(BackendFaults) -> [Endpoint] {
        var handlers: [String: Handler] = [:]
        for handler in Operations.handlers { handlers[handler.operationId] = handler }

        var faults: [String] = []
        for operation in contract.operations {
            let declared = Set(operation.pathParameters.map(\.name))
            for name in handlers[operation.id]?.pathParameters ?? [] where !declared.contains(name) {
                faults.append(
                    "\(operation.id): its path is \(operation.path), but what answers it reads the parameter {\(name)}."
                )
            }
        }
        guard faults.isEmpty else { throw BackendFaults(faults: faults) }
        return contract.operations.map { Endpoint($0, of: contract, handlers: handlers) }
    }
}

extension Backend {
    /// The handlers that the document leaves unused, by operation id.
    package var unusedHandlers: [String] {
        let named = Set(contract.operations.map(\.id))
        return Operations.handlers.map(\.operationId).filter { !named.contains($0) }
    }
}
