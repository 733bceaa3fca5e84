extension Optional {
    /// What a client must keep for more to be judged.
    /// - Parameter what: what there is none of otherwise.
    func required(_ what: String, of call: ContractCall) throws(Unsupported) -> Wrapped {
        guard let self else { throw Unsupported(reason: "the client keeps no \(what) of \(call.operationID)") }
        return self
    }
}

extension AskedClient {
    /// All that the client keeps of an answer.
    func kept(_ call: ContractCall) async throws -> Kept {
        switch try await answer(call).content {
        case .kept(let kept): return kept
        case .unreadable(let reason): throw CaseFault(reason, to: Ask(call, as: asker))
        case .facts, .bytes, .unsupported:
            throw Unsupported(reason: "the client does not tell all that it keeps of \(call.operationID)")
        }
    }
}
