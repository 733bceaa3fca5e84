import JSONText
import Testing

@testable import MockAPI

@Suite("A world's fault rules")
struct FaultRulesTests {
    private func rules(_ values: JSONValue...) -> FaultRules {
        var rules = FaultRules()
        for value in values { _ = rules.add(value.objectValue ?? JSONObject()) }
        return rules
    }

    @Test("are numbered, and no number is given out twice")
    func ids() {
        var rules = FaultRules()
        #expect(rules.isEmpty)
        #expect(rules.add(JSONObject([("status", 500)])).id == "fault-1")
        #expect(rules.add(JSONObject([("status", 501)])).id == "fault-2")
        let removed = [rules.remove("fault-2"), rules.remove("fault-2")]
        #expect(removed == [true, false])
        #expect(rules.add(JSONObject([("status", 502)])).id == "fault-3")
        #expect(rules.values.map { $0["status"] } == [500, 502])
        rules.removeAll()
        #expect(rules.isEmpty && rules.judge(operation: "getTrack", caller: nil) == nil)
        #expect(rules.add(JSONObject([("status", 503)])).id == "fault-4")
    }

    @Test("hit exactly the calls that they match, counted by operation and caller")
    func counting() {
        var rules = rules(["operation": "getTrack", "caller": "user-ada", "fromCall": 2, "toCall": 3, "status": 500])
        var hits: [Bool] = []
        for number in 1...4 {
            #expect(rules.judge(operation: "getArtist", caller: "user-ada") == nil)
            #expect(rules.judge(operation: "getTrack", caller: "user-ben") == nil)
            #expect(rules.judge(operation: "getTrack", caller: nil) == nil)
            hits.append(rules.judge(operation: "getTrack", caller: "user-ada") != nil)
            #expect(rules.values.first?["calls"] == .integer(Int64(number)))
        }
        #expect(hits == [false, true, true, false])
        #expect(rules.values.first?["hits"] == 2)
    }

    @Test("are asked in their order: the first that hits wins, and every one that matches counts the call")
    func order() {
        var rules = rules(
            ["fromCall": 2, "toCall": 2, "status": 501], ["toCall": 3, "status": 502],
            ["operation": "x", "status": 503])
        let winners = (1...4).map { _ in rules.judge(operation: "getTrack", caller: nil)?.ruleID }
        #expect(winners == ["fault-2", "fault-1", "fault-2", nil])
        #expect(rules.values.map { $0["calls"] } == [4, 4, 0])
        #expect(rules.values.map { $0["hits"] } == [1, 2, 0])
    }

    @Test("are values: a copy counts for itself")
    func copies() {
        var rules = rules(["toCall": 1, "status": 500])
        var copy = rules
        #expect(rules.judge(operation: "getTrack", caller: nil) != nil)
        #expect(copy.judge(operation: "getTrack", caller: nil) != nil)
        #expect(rules.judge(operation: "getTrack", caller: nil) == nil)
    }
}
