extension AdminOperations {
    /// `DELETE /__admin/faults/{faultId}`.
    static func removeFault(_ call: AdminCall) throws(Problem) -> Reply {
        let id = call.text("faultId")
        let wasThere = call.world.change { state, _ in state.changeRules { $0.remove(id) } }
        guard wasThere else { throw .notFound(.faultRule, id: id) }
        return .noContent
    }
}
