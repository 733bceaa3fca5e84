/// All cases that there are. A family that is added here is played.
enum Families {
    static func cases(_ shelf: Shelf) -> [ContractCase] {
        let families = [
            ReadsFamily.cases, RefusalsFamily.cases, RequestsFamily.cases,
        ]
        let cases = families.flatMap { $0(shelf) }
        // Operation by operation, as people look for them.
        return shelf.operations.flatMap { operation in cases.filter { $0.operation == operation.id } }
    }
}
