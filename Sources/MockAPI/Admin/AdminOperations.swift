/// What answers an operation of the control side.
package struct AdminHandler: Sendable {
    package let operationId: String
    let answer: @Sendable (AdminCall) throws(Problem) -> Reply

    init(_ operationId: String, _ answer: @escaping @Sendable (AdminCall) throws(Problem) -> Reply) {
        self.operationId = operationId
        self.answer = answer
    }
}

/// Every operation of the control side, in the order in which somebody would try them; each stands in the file of its name.
package enum AdminOperations {
    package static let handlers: [AdminHandler] = [
        AdminHandler("getIndex", getIndex),
        AdminHandler("getDocument", getDocument),
        AdminHandler("listWorlds", listWorlds),
        AdminHandler("createWorld", createWorld),
        AdminHandler("getWorld", getWorld),
        AdminHandler("forkWorld", forkWorld),
        AdminHandler("dropWorld", dropWorld),
        AdminHandler("listScenarios", listScenarios),
        AdminHandler("getClock", getClock),
        AdminHandler("setClock", setClock),
        AdminHandler("listRecords", listRecords),
        AdminHandler("getRecord", getRecord),
        AdminHandler("putRecord", putRecord),
        AdminHandler("patchRecord", patchRecord),
        AdminHandler("deleteRecord", deleteRecord),
        AdminHandler("changeData", changeData),
        AdminHandler("exportWorld", exportWorld),
        AdminHandler("addFault", addFault),
        AdminHandler("listFaults", listFaults),
        AdminHandler("getFault", getFault),
        AdminHandler("removeFault", removeFault),
        AdminHandler("removeFaults", removeFaults),
        AdminHandler("listRequests", listRequests),
        AdminHandler("countRequests", countRequests),
        AdminHandler("expectViolation", expectViolation),
        AdminHandler("listViolations", listViolations),
        AdminHandler("getCoverage", getCoverage),
        AdminHandler("forgetRequests", forgetRequests),
        AdminHandler("resetWorld", resetWorld),
    ]
}
