/// All cases that there are. A family that is added here is played.
enum Families {
    static func cases(_ shelf: Shelf) -> [ContractCase] {
        let showcase = Showcase(shelf)
        let cases =
            ReadsFamily.cases(shelf) + WritesFamily.cases(shelf) + RefusalsFamily.cases(shelf)
            + RequestsFamily.cases(shelf)
            + PagesFamily.cases(shelf, showcase) + ToleranceFamily.cases(shelf, showcase)
            + WeatherFamily.cases(shelf, showcase) + FreshnessFamily.cases(shelf, showcase)
            + AggregateFamily.cases(shelf)
        // Operation by operation, as people look for them.
        return shelf.operations.flatMap { operation in cases.filter { $0.operation == operation.id } }
    }
}
