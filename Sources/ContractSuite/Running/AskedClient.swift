import Foundation

/// A client that is asked, with what it makes of answers and errors. Like the client it is one task's.
struct AskedClient {
    let asker: Asker
    private let client: any ContractClient
    /// Where addresses in calls lead to.
    private let baseURL: URL
    private let notes: SceneNotes

    init(_ client: any ContractClient, asker: Asker, baseURL: URL, notes: SceneNotes) {
        self.client = client
        self.asker = asker
        self.baseURL = baseURL
        self.notes = notes
    }

    /// What came of a call.
    enum Asked: Sendable {
        case answered(ContractAnswer)
        /// The client threw; what it says that this means.
        case failed(ContractFailure, any Error)
        case unsupported
    }

    func ask(_ call: ContractCall) async -> Asked {
        notes.add(Ask(call, as: asker))
        do {
            let answer = try await client.answer(call.moved(to: baseURL))
            return answer.isUnsupported ? .unsupported : .answered(answer)
        } catch {
            return .failed(await client.failure(for: error), error)
        }
    }

    /// The answer to a call that nothing should go wrong with.
    func answer(_ call: ContractCall) async throws -> ContractAnswer {
        switch await ask(call) {
        case .answered(let answer): return answer
        case .unsupported: throw Unsupported()
        case .failed(_, let error):
            throw CaseFault(
                "the client throws \(error)", to: Ask(call, as: asker), expected: "the answer", seen: "\(error)")
        }
    }
}

/// The client has no means for what is asked.
struct Unsupported: Error {
    var reason = "the client has no means for it"
}
