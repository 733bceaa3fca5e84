/// What answers an operation of the control side.
package struct AdminHandler: Sendable {
    package let operationId: String
    /// Such work is kept off the event loops.
    let isSlow: Bool
    let answer: @Sendable (AdminCall) throws(Problem) -> Reply

    /// `isSlow` where the answer takes milliseconds, reads files, or grows with the world or its journal.
    init(
        _ operationId: String, isSlow: Bool = false,
        _ answer: @escaping @Sendable (AdminCall) throws(Problem) -> Reply
    ) {
        self.operationId = operationId
        self.isSlow = isSlow
        self.answer = answer
    }
}

/// Every operation of the control side, in the order in which somebody would try them; each stands in the file of its name.
package enum AdminOperations {
    package static let handlers: [AdminHandler] = [
        AdminHandler("getIndex", getIndex),
        AdminHandler("getDocument", isSlow: true, getDocument),
        AdminHandler("listWorlds", isSlow: true, listWorlds),
        AdminHandler("createWorld", isSlow: true, createWorld),
        AdminHandler("getWorld", getWorld),
        AdminHandler("forkWorld", forkWorld),
        AdminHandler("dropWorld", dropWorld),
        AdminHandler("listScenarios", listScenarios),
        AdminHandler("getClock", getClock),
        AdminHandler("setClock", setClock),
        AdminHandler("listRecords", isSlow: true, listRecords),
        AdminHandler("getRecord", getRecord),
        AdminHandler("putRecord", putRecord),
        AdminHandler("patchRecord", patchRecord),
        AdminHandler("deleteRecord", deleteRecord),
        AdminHandler("changeData", isSlow: true, changeData),
        AdminHandler("exportWorld", isSlow: true, exportWorld),
        AdminHandler("addFault", addFault),
        AdminHandler("listFaults", listFaults),
        AdminHandler("getFault", getFault),
        AdminHandler("removeFault", removeFault),
        AdminHandler("removeFaults", removeFaults),
        AdminHandler("listRequests", isSlow: true, listRequests),
        AdminHandler("countRequests", isSlow: true, countRequests),
        AdminHandler("expectViolation", expectViolation),
        AdminHandler("listViolations", isSlow: true, listViolations),
        AdminHandler("getCoverage", isSlow: true, getCoverage),
        AdminHandler("forgetRequests", forgetRequests),
        AdminHandler("resetWorld", isSlow: true, resetWorld),
    ]
}
