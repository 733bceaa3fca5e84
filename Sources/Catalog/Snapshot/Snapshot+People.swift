extension Snapshot {
    package func user(id: String) -> User? { offsets.users[id].map { users[$0] } }
    package func user(token: String) -> User? { offsets.usersByToken[token].map { users[$0] } }

    /// Addresses that differ in case only are the same.
    package func user(email: String) -> User? { offsets.usersByEmail[email.lowercased()].map { users[$0] } }
}
