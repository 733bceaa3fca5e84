import Contract
import JSONText

extension Endpoint {
    /// An endpoint for each operation, by its index.
    /// - Throws: where the document names an operation that a handler answers, but not as the handler reads it.
    static func all(of contract: ContractDocument) throws(FileFaults) -> [Endpoint] {
        try contract.checkHandlers()
        let handlers = Operations.handlersById
        var readers: [String: Handler.Read] = [:]
        for operation in contract.operations where operation.method == "GET" {
            readers[operation.path.description] = handlers[operation.id]?.read
        }
        return contract.operations.map {
            Endpoint($0, of: contract, handlers: handlers, reader: readers[$0.path.description])
        }
    }
}

extension ContractDocument {
    /// - Throws: where the document names an operation that a handler answers, but not as the handler reads it.
    package func checkHandlers() throws(FileFaults) {
        var faults: [(operation: Contract.Operation, message: String)] = []
        for operation in operations {
            let declared = Set(operation.pathParameters.map(\.name))
            for name in Operations.handlersById[operation.id]?.pathParameters ?? [] where !declared.contains(name) {
                faults.append((operation, "what answers \(operation.id) needs the path parameter {\(name)}"))
            }
        }
        guard !faults.isEmpty else { return }
        let positions = JSONLocator.positions(of: Set(faults.map(\.operation.pointer)), in: source)
        throw FileFaults(
            faults.map { operation, message in
                FileFault(
                    file: name, position: positions[operation.pointer], pointer: operation.pointer, message: message)
            })
    }

    /// The handlers that the document leaves unused, by operation id.
    package var unusedHandlers: [String] {
        let named = Set(operations.map(\.id))
        return Operations.handlers.map(\.operationId).filter { !named.contains($0) }
    }
}
