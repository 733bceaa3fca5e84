enum RefusalsFamily {
    static func cases(_ shelf: Shelf) -> [ContractCase] { [] }
}
