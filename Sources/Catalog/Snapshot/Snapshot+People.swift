extension Snapshot {
    package func user(id: String) -> User? { tables.users[id] }
    package func user(token: String) -> User? { tables.users.first(\.byToken, token) }

    /// Addresses that differ in case only are the same.
    package func user(email: String) -> User? { tables.users.first(\.byEmail, email.lowercased()) }
}
