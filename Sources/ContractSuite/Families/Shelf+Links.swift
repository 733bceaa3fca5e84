import Catalog

/// What whoever has a link is shown.
extension Shelf {
    /// The first of them shows comments too, of one track.
    func openedLinks() -> [Exhibit] {
        let active = catalog.links.filter { $0.status(at: catalog.scenario.now) == .active }
        let telling = active.first { $0.access == .comment && $0.subject.kind == .track }
        let calls = ([telling, active.first, active.last].compactMap(\.self)).map {
            ContractCall.openLink(token: $0.token)
        }
        return calls.first.map { [Exhibit(call: $0, person: owner, others: Array(calls.dropFirst()))] } ?? []
    }

    /// The call that opens a link which is not active any more.
    func openingLink(that status: LinkStatus) -> ContractCall? {
        catalog.links.first { $0.status(at: catalog.scenario.now) == status }.map { .openLink(token: $0.token) }
    }
}
