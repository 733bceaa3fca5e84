import Catalog

extension Operations {
    /// `GET /auth/me`.
    static func getCurrentUser(_ call: Call, _ catalog: Snapshot) throws(Problem) -> Reply {
        let caller = try call.requireCaller()
        return .json { call.write(caller, into: &$0) }
    }
}
