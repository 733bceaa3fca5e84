import JSONText

/// A person with an account.
package struct User: Sendable, Hashable {
    package var id: String
    package var name: String
    package var email: String
    package var password: String
    package var token: String
    /// When `token` stops working; nil is never.
    package var tokenExpiresAt: Instant?
    /// One line for people: who this is and what they are good for.
    package var about: String
    /// The artwork shown as the avatar.
    package var avatarId: String?

    package init(
        id: String, name: String, email: String, password: String, token: String, tokenExpiresAt: Instant? = nil,
        about: String, avatarId: String? = nil
    ) {
        self.id = id
        self.name = name
        self.email = email
        self.password = password
        self.token = token
        self.tokenExpiresAt = tokenExpiresAt
        self.about = about
        self.avatarId = avatarId
    }

    /// A second fixed token, for when the first has expired; nil where it never does.
    package var renewedToken: String? { tokenExpiresAt.map { _ in token + User.renewedSuffix } }

    package static let renewedSuffix = "-renewed"
}

extension User: CatalogEntity {
    static let collection = CatalogCollection.users

    init(from record: inout SeedRecord) {
        id = record.id()
        name = record.read("name", .name)
        email = record.read("email", .email)
        password = record.read("password", .filledText(upTo: 1_000))
        token = record.read("token", .bearerToken)
        tokenExpiresAt = record.readIfPresent("tokenExpiresAt", .instant)
        about = record.read("about", .text(upTo: 1_000))
        avatarId = record.readIfPresent("avatarId", .id)
        record.claim(.token(token), at: "token")
        if let renewedToken { record.claim(.token(renewedToken), at: "tokenExpiresAt") }
        record.claim(.address(email.lowercased()), at: "email")
    }

    func write(to record: inout some RecordWriter & ~Copyable) {
        record.write("id", id)
        record.write("name", name)
        record.write("email", email)
        record.write("password", password)
        record.write("token", token)
        record.write("tokenExpiresAt", tokenExpiresAt)
        record.write("about", about)
        record.write("avatarId", avatarId)
    }

    mutating func shift(by shift: TimeShift) {
        tokenExpiresAt?.shift(by: shift)
    }
}
