import Contract
import JSONText

extension Endpoint {
    /// An endpoint for each operation, by its index.
    /// - Throws: where the document names an operation that a handler answers, but not as the handler reads it.
    static func all(of contract: ContractDocument) throws(FileFaults) -> [Endpoint] {
        var handlers: [String: Handler] = [:]
        for handler in Operations.handlers { handlers[handler.operationId] = handler }

        var faults: [(operation: Contract.Operation, message: String)] = []
        for operation in contract.operations {
            let declared = Set(operation.pathParameters.map(\.name))
            for name in handlers[operation.id]?.pathParameters ?? [] where !declared.contains(name) {
                faults.append((operation, "what answers \(operation.id) needs the path parameter {\(name)}"))
            }
        }
        guard faults.isEmpty else {
            let positions = JSONLocator.positions(of: Set(faults.map(\.operation.pointer)), in: contract.source)
            throw FileFaults(
                faults.map { operation, message in
                    FileFault(
                        file: contract.name, position: positions[operation.pointer], pointer: operation.pointer,
                        message: message)
                })
        }
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
