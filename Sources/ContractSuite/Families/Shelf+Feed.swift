/// What is new to somebody.
extension Shelf {
    /// Read by one who has few tracks: what is longer shows nothing more.
    func feeds() -> [Exhibit] {
        let calls = ContractCall.calls("listFeed", by: owner)
        return [Exhibit(call: calls[0], person: catalog.person("dara"), others: Array(calls.dropFirst()))]
    }
}
