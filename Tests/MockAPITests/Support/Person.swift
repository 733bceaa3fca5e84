import Testing

/// The people of the bundled seeds.
enum Person: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case ada, ben, cleo, dara, eli, faye

    var id: String { "user-\(rawValue)" }

    /// A token that works: the seeded one, but for Dara, whose has expired.
    var token: String { self == .dara ? "mock-dara-renewed" : seededToken }

    var seededToken: String { "mock-\(rawValue)" }

    var email: String { "\(rawValue)@example.com" }

    var password: String { "mock-\(rawValue)-password" }

    var testDescription: String { rawValue }
}
