extension User: IndexedEntity {
    struct Indexes: TableIndexes {
        private(set) var byToken: LayeredIndex<UserByToken>
        private(set) var byEmail: LayeredIndex<UserByEmail>
        private(set) var byAvatar: LayeredIndex<UsersByAvatar>

        init(_ users: [User]) {
            byToken = LayeredIndex(users)
            byEmail = LayeredIndex(users)
            byAvatar = LayeredIndex(users)
        }

        mutating func update(_ change: RecordChange<User>, in users: LayeredArray<User>) {
            byToken.update(change, in: users)
            byEmail.update(change, in: users)
            byAvatar.update(change, in: users)
        }
    }
}

enum UserByToken: IndexDefinition {
    static func key(of user: User) -> String? { user.token }
}

/// Under the address in lower case.
enum UserByEmail: IndexDefinition {
    static func key(of user: User) -> String? { user.email.lowercased() }
}

enum UsersByAvatar: IndexDefinition {
    static func key(of user: User) -> String? { user.avatarId }
}
