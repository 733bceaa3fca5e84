import Catalog

/// A call that shows what there is to an operation, and who makes it.
struct Exhibit: Sendable {
    let call: ContractCall
    let person: User
    /// Other calls of the operation's that go well one after the other, behind it.
    var others: [ContractCall] = []
    /// What has to be there for it, beyond the seeds.
    var setting: [CatalogChange] = []
    /// What is answered otherwise once it is done; nothing for what changes nothing.
    var shownBy: ContractCall?

    var calls: [ContractCall] { [call] + others }
}

extension Scene {
    /// A client of whoever makes an exhibit's calls, with all that these take set up.
    func client(for exhibit: Exhibit, patience: Double = Scene.usualPatience) async throws -> AskedClient {
        if !exhibit.setting.isEmpty { try change(exhibit.setting) }
        return try await client(for: exhibit.person, patience: patience)
    }
}
