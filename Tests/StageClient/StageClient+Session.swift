/// Who the caller is.
extension StageClient {
    package func currentUser() async throws(StageError) -> User {
        try await get("auth", "me")
    }

    /// A token for the person with that address. Ask with it through a client of its own.
    package func signIn(email: String, password: String) async throws(StageError) -> Session {
        let request = try request("POST", to: ["auth", "sign-in"], Credentials(email: email, password: password))
        return try decoded(try await send(request).body)
    }
}

private struct Credentials: Encodable {
    let email: String
    let password: String
}
