enum RequestsFamily {
    static func cases(_ shelf: Shelf) -> [ContractCase] { [] }
}
