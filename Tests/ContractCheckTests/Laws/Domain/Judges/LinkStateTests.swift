import JSONText
import Testing

@testable import ContractCheck

@Suite("What a share link says of itself")
struct LinkStateTests {
    private let present = Present(happened: Moment("2026-06-07T09:30:00Z"), witnesses: [])
    private static let past: JSONValue = "2026-06-07T09:30:00Z"
    private static let future: JSONValue = "2026-06-07T09:30:00.001Z"

    @Test(
        "Its status follows from its times",
        arguments: [
            (["status": "active"], true), (["status": "active", "expiresAt": future], true),
            (["status": "active", "expiresAt": past], false), (["status": "active", "revokedAt": past], false),
            (["status": "expired", "expiresAt": past], true), (["status": "expired", "expiresAt": future], false),
            (["status": "expired"], false), (["status": "revoked", "revokedAt": past], true),
            (["status": "revoked", "revokedAt": past, "expiresAt": past], true), (["status": "revoked"], false),
            (["status": "expired", "revokedAt": past, "expiresAt": past], false),
            (["status": "active", "revokedAt": nil, "expiresAt": nil], true),
            // Not for this law to judge.
            (["status": "paused", "expiresAt": past], true), (["status": "active", "expiresAt": "soon"], true),
            ([:], true),
        ] as [(JSONValue, Bool)])
    func status(link: JSONValue, isRight: Bool) {
        #expect((LinkState(link).complaint(at: present) == nil) == isRight)
    }

    @Test("It works if it says so and can, or if it wrongly says that it does not")
    func isActive() {
        #expect(LinkState(["status": "active"]).isActive(at: present))
        #expect(LinkState(["status": "expired", "expiresAt": Self.future]).isActive(at: present))
        #expect(!LinkState(["status": "active", "expiresAt": Self.past]).isActive(at: present))
        #expect(!LinkState(["status": "expired", "expiresAt": Self.past]).isActive(at: present))
    }
}
