import JSONText
import Testing

@testable import MockAPI

@Suite("What is wrong with a fault rule")
struct FaultRuleFaultTests {
    private static let sound: [JSONValue] = [
        ["status": 503], ["status": 503, "retryAfterSeconds": 5], ["delayMs": 0], ["delayMs": 5, "delayToMs": 5],
        ["fault": "reset"], ["fault": "reset", "afterBytes": 0, "bytesPerSecond": 1],
        ["fault": "truncate", "afterBytes": 3], ["fault": "stall", "bytesPerSecond": 3], ["bytesPerSecond": 3],
        ["fault": "malformed", "bytesPerSecond": 3, "delayMs": 1, "status": 400],
        ["operation": "getTrack", "caller": "user-ada", "fromCall": 2, "toCall": 2, "share": 0.5, "fault": "drip"],
        ["fault": "drip", "when": "after"], ["variant": "odd-text"], ["variant": "odd-text", "fault": "stall"],
        ["status": 500, "afterBytes": .null, "delayToMs": .null],
        ["fault": "ignore-range", "bytesPerSecond": 3], ["fault": "new-etag", "fromCall": 2],
    ]

    private static let flawed: [(JSONValue, String, String)] = [
        (["status": 500, "operation": "getTrak"], "/operation", "did you mean getTrack?"),
        (["status": 500, "operation": "x"], "/operation", "no operation has the id \"x\""),
        (["status": 500, "operation": "GET /track/{trackId}"], "/operation", "did you mean getTrack?"),
        (["status": 500, "operation": "get /track/track-undertow"], "/operation", "did you mean getTrack?"),
        (
            ["status": 500, "operation": "/project/artist/{artistId}"], "/operation",
            "did you mean listProjectsOfArtist?"
        ),
        (["status": 500, "operation": "POST /auth/sign-in"], "/operation", "did you mean signIn?"),
        (["status": 500, "operation": "POST /artist"], "/operation", "has the id \"POST /artist\""),
        (["status": 500, "fromCall": 3, "toCall": 2], "/toCall", "expected 3 or more"),
        (["status": 500, "toCall": 0], "/toCall", "expected 1 or more"),
        (["status": 500, "delayToMs": 9], "/delayToMs", "expected delayMs beside it"),
        (["delayMs": 10, "delayToMs": 9], "/delayToMs", "expected 10 or more"),
        (["delayMs": 10, "retryAfterSeconds": 9], "/retryAfterSeconds", "expected a status"),
        (["status": 500, "afterBytes": 9], "/afterBytes", "truncate, stall or reset"),
        (["fault": "malformed", "afterBytes": 9], "/afterBytes", "truncate, stall or reset"),
        (["fault": "drip", "afterBytes": 9], "/afterBytes", "truncate, stall or reset"),
        (["fault": "ignore-range", "afterBytes": 9], "/afterBytes", "truncate, stall or reset"),
        (["fault": "reset", "bytesPerSecond": 9], "/bytesPerSecond", "expected afterBytes beside it"),
        (["status": 500, "variant": "odd-text"], "/variant", "expected no status beside it"),
        ([:], "", "expected an effect: at least one of delayMs, status, variant, fault, bytesPerSecond"),
        (["operation": "getTrack", "share": 0.5, "when": "after"], "", "expected an effect"),
    ]

    private func faults(_ members: JSONValue) throws -> [BodyFault] {
        try FaultRule(id: "fault-1", members.objectValue ?? JSONObject())
            .faults(operations: Bundled.contract().operations)
    }

    @Test(
        "Nothing is where its members go together",
        arguments: sound)
    func none(members: JSONValue) throws {
        #expect(try faults(members).map(\.detail).isEmpty)
    }

    @Test(
        "Each thing is told where it stands",
        arguments: flawed)
    func one(members: JSONValue, pointer: String, words: String) throws {
        let faults = try faults(members)
        #expect(faults.map(\.pointer.description) == [pointer])
        #expect(faults.first?.detail.contains(words) == true, "\(faults)")
    }

    @Test("All are told at once")
    func all() throws {
        let faults = try faults([
            "operation": "x", "fromCall": 3, "toCall": 2, "delayToMs": 9, "retryAfterSeconds": 9, "afterBytes": 9,
        ])
        #expect(
            faults.map(\.pointer.description) == [
                "/operation", "/toCall", "/delayToMs", "/retryAfterSeconds", "/afterBytes", "",
            ])
    }
}
