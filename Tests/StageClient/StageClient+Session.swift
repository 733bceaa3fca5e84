import Foundation

/// Who the caller is, and what nobody has to be signed in for.
extension StageClient {
    package func currentUser() async throws(StageError) -> User {
        try await get("auth", "me")
    }

    /// A token for the person with that address. Ask with it through a client of its own.
    package func signIn(email: String, password: String) async throws(StageError) -> Session {
        var request = request(to: url(["auth", "sign-in"]))
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        do {
            request.httpBody = try JSONEncoder().encode(Credentials(email: email, password: password))
        } catch {
            throw .invalidRequest(nil)
        }
        return try decoded(try await send(request).body)
    }

    /// A square PNG.
    package func artwork(_ id: String) async throws(StageError) -> Data {
        try await send(request(to: url(["artwork", id]), accepting: "image/png")).body
    }
}

private struct Credentials: Encodable {
    let email: String
    let password: String
}
