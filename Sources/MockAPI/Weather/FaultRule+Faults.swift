import Contract
import JSONText

extension FaultRule {
    /// What is wrong with the rule beyond what its schema can say; all of it.
    /// - Parameter operations: those that there are.
    package func faults(operations: [Contract.Operation]) -> [BodyFault] {
        var faults: [BodyFault] = []
        func require(_ holds: Bool, _ member: String?, _ detail: @autoclosure () -> String) {
            if !holds { faults.append(BodyFault(pointer: JSONPointer(member.map { [$0] } ?? []), detail: detail())) }
        }
        let fault = sent["fault"]?.stringValue.flatMap(Mishap.init)
        let first = sent.integer("fromCall") ?? 1

        if let complaint = sent["operation"]?.stringValue.flatMap(operations.complaint(aboutID:)) {
            require(false, "operation", complaint)
        }
        if let last = sent.integer("toCall") {
            require(last >= first, "toCall", "expected \(first) or more, the rule's first call, found \(last)")
        }
        if let most = sent.integer("delayToMs") {
            let least = sent.integer("delayMs")
            require(least != nil, "delayToMs", "expected delayMs beside it, the least of the range")
            require(most >= least ?? 0, "delayToMs", "expected \(least ?? 0) or more, as delayMs says, found \(most)")
        }
        if sent.integer("retryAfterSeconds") != nil {
            require(sent.integer("status") != nil, "retryAfterSeconds", "expected a status beside it")
        }
        if sent["variant"]?.stringValue != nil {
            require(sent.integer("status") == nil, "variant", "expected no status beside it, which has no variants")
        }
        if sent.integer("afterBytes") != nil {
            let cutting: [Mishap] = [.truncate, .stall, .reset]
            require(
                fault.map(cutting.contains) ?? false, "afterBytes",
                "expected a fault beside it that breaks the body off: truncate, stall or reset")
        }
        if sent.integer("bytesPerSecond") != nil {
            require(
                fault != .reset || sent.integer("afterBytes") != nil, "bytesPerSecond",
                "expected afterBytes beside it: without, a reset comes before any byte")
        }
        require(
            FaultRule.effects.contains { sent[$0] != nil }, nil,
            "expected an effect: at least one of \(FaultRule.effects.joined(separator: ", "))")
        return faults
    }

    /// The members that do something by themselves.
    private static let effects = ["delayMs", "status", "variant", "fault", "bytesPerSecond"]
}
