import Catalog
import JSONText

extension Operations {
    /// `POST /auth/sign-in`: always gives a token that works.
    static func signIn(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let credentials = try call.body.value()
        guard let email = credentials?["email"]?.stringValue, let password = credentials?["password"]?.stringValue,
            let user = catalog.user(email: email), user.password == password
        else { throw .badCredentials }

        let session = Session(for: user, at: call.now)
        var reply = Reply.json { object in
            object.member("token", session.token)
            object.member("tokenType", "Bearer")
            object.member("expiresAt", session.expiresAt)
            object.object("user") { call.write(user, into: &$0) }
        }
        reply.caching = .never
        return reply
    }
}
