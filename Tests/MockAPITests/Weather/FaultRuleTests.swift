import Contract
import HTTPWire
import JSONText
import Testing

@testable import MockAPI

@Suite("A fault rule")
struct FaultRuleTests {
    private static let ranges: [(Int64?, Int64?, [Int])] = [
        (nil, nil, [1, 2, 3, 4, 5]), (3, nil, [3, 4, 5]), (nil, 2, [1, 2]), (2, 4, [2, 3, 4]), (3, 3, [3]),
    ]

    private static let deliveries: [(JSONValue, Delivery)] = [
        (["fault": "truncate"], Delivery(cut: Delivery.Cut(then: .close))),
        (["fault": "truncate", "afterBytes": 10], Delivery(cut: Delivery.Cut(afterBytes: 10, then: .close))),
        (["fault": "stall", "afterBytes": 0], Delivery(cut: Delivery.Cut(afterBytes: 0, then: .silence))),
        (["fault": "reset"], Delivery(cut: Delivery.Cut(then: .reset))),
        (
            ["fault": "reset", "afterBytes": 5, "bytesPerSecond": 50],
            Delivery(cut: Delivery.Cut(afterBytes: 5, then: .reset), bytesPerSecond: 50)
        ),
        (["fault": "drip"], Delivery(bytesPerSecond: 512)),
        (["fault": "drip", "bytesPerSecond": 64], Delivery(bytesPerSecond: 64)),
        (["bytesPerSecond": 64], Delivery(bytesPerSecond: 64)),
        (["fault": "malformed"], .plain),
    ]

    private func rule(_ members: JSONValue, id: String = "fault-1") -> FaultRule {
        FaultRule(id: id, members.objectValue ?? JSONObject())
    }

    private func calls(_ range: ClosedRange<Int>, hitBy rule: FaultRule) -> [Int] {
        range.filter { rule.hit(call: $0) != nil }
    }

    @Test("matches every call unless it names an operation or a caller")
    func matching() {
        #expect(rule([:]).matches(operation: "getTrack", caller: nil))
        let one = rule(["operation": "getTrack", "caller": "user-ada"])
        #expect(one.matches(operation: "getTrack", caller: "user-ada"))
        #expect(!one.matches(operation: "getTrack", caller: "user-ben"))
        #expect(!one.matches(operation: "getTrack", caller: nil))
        #expect(!one.matches(operation: "getArtist", caller: "user-ada"))
    }

    @Test(
        "hits the calls from one number to another, both included",
        arguments: ranges)
    func calls(from first: Int64?, to last: Int64?, hit: [Int]) {
        let rule = rule([
            "fromCall": first.map(JSONValue.integer) ?? .null, "toCall": last.map(JSONValue.integer) ?? .null,
        ])
        #expect(calls(1...5, hitBy: rule) == hit)
    }

    @Test("hits a share of the calls, the same ones each time", arguments: [0.05, 0.3, 0.5, 0.95])
    func share(share: Double) {
        let rule = rule(["share": .number(share), "seed": 7])
        let hit = calls(1...2_000, hitBy: rule)
        #expect(abs(Double(hit.count) / 2_000 - share) < 0.03)
        #expect(calls(1...2_000, hitBy: rule) == hit)
    }

    @Test("hits other calls with another seed, the same whatever its id, all with a share of 1 and none with 0")
    func shares() {
        let members: JSONValue = ["share": 0.5, "seed": 7]
        let hit = calls(1...100, hitBy: rule(members))
        #expect(calls(1...100, hitBy: rule(["share": 0.5, "seed": 8])) != hit)
        #expect(calls(1...100, hitBy: rule(["share": 0.5])) != hit)
        #expect(calls(1...100, hitBy: rule(members, id: "fault-2")) == hit)
        #expect(calls(1...100, hitBy: rule(["share": 1])).count == 100)
        #expect(calls(1...100, hitBy: rule(["share": 0])).isEmpty)
    }

    @Test("draws a delay from its range, the same for the same call")
    func delay() {
        let rule = rule(["delayMs": 100, "delayToMs": 103, "seed": -1])
        let delays = (1...100).compactMap { rule.hit(call: $0)?.effect.delivery.delay }
        #expect(Set(delays) == [100, 101, 102, 103])
        #expect((1...100).compactMap { rule.hit(call: $0)?.effect.delivery.delay } == delays)
        #expect(self.rule(["delayMs": 100]).hit(call: 9)?.effect.delivery.delay == 100)
    }

    @Test("says what happens, and before the work unless it says after")
    func effect() throws {
        let hit = try #require(rule(["status": 429, "retryAfterSeconds": 7.0, "when": "after"]).hit(call: 1))
        #expect(hit.ruleID == "fault-1" && hit.when == .after)
        #expect(hit.effect.status == .tooManyRequests && hit.effect.retryAfter == 7)
        #expect(rule(["status": 500]).hit(call: 1)?.when == .before)
        #expect(rule(["variant": "odd-text"]).hit(call: 1)?.effect.variant == .oddText)
    }

    @Test(
        "cuts, stalls, resets and drips",
        arguments: deliveries)
    func delivers(members: JSONValue, delivery: Delivery) throws {
        let effect = try #require(rule(members).hit(call: 1)).effect
        #expect(effect.delivery == delivery)
        #expect(effect.isMalformed == (members["fault"] == "malformed"))
    }

    @Test("is shown as it was sent, with its id and without members that are null")
    func value() {
        let shown = rule(["id": "mine", "operation": "getTrack", "caller": .null, "fault": "stall"]).value
        #expect(JSONValue.object(shown) == ["id": "fault-1", "operation": "getTrack", "fault": "stall"])
    }
}
