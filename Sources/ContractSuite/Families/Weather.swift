import Contract
import MockAPI

/// Whatever goes wrong on the way, the client says so or tries again; it never gives wrong data and never hangs.
enum WeatherFamily {
    static func cases(_ shelf: Shelf, _ showcase: Showcase) -> [ContractCase] {
        shelf.operations.flatMap { operation -> [ContractCase] in
            guard let exhibit = showcase[operation] else { return [] }
            return Misfortune.allCases.filter { $0.canBefall(operation) }.map { misfortune in
                ContractCase(
                    operation.id, .weather, misfortune.rawValue, misfortune.sentence, deadline: misfortune.deadline
                ) { scene in
                    try await judge(exhibit, under: misfortune, on: scene)
                }
            }
        }
    }

    private static func judge(
        _ exhibit: Showcase.Exhibit, under misfortune: Misfortune, on scene: Scene
    ) async throws -> Tally {
        let client = try await scene.client(for: exhibit.person, patience: misfortune.patience)
        let inClearWeather = misfortune.isSlow ? await client.ask(exhibit.call) : nil
        let before = scene.entries().count
        try scene.addRule(misfortune.rule(for: exhibit.call.operationID))
        var tally = Tally()
        switch await client.ask(exhibit.call) {
        case .unsupported:
            throw Unsupported()
        case .answered(let answer):
            try misfortune.requireAnotherTry(at: exhibit.call, in: scene.entries().dropFirst(before))
            try tally.agree(answer, with: try scene.expected(exhibit.call, as: exhibit.person))
        case .failed(let failure, let error):
            if !misfortune.mayFail, case .failed? = inClearWeather {
                throw CaseFault("the client throws \(error), and without any weather too")
            }
            try misfortune.accept(failure, for: error, refusal: scene.entries().last?.refusal)
        }
        return tally
    }
}

extension Misfortune {
    fileprivate var sentence: String { "Where \(event) the client \(duty)." }

    /// Who does not look into a file cannot tell that it breaks off.
    fileprivate func canBefall(_ operation: Operation) -> Bool { self != .malformed || operation.answersJSON }

    /// Nothing right can come of the one call that was hit.
    fileprivate func requireAnotherTry(
        at call: ContractCall, in entries: some Sequence<JournalEntry>
    ) throws(CaseFault) {
        let calls = entries.filter { $0.operationId == call.operationID }
        // Without any, the client has kept what it was answered before.
        guard mayFail, !calls.isEmpty, calls.allSatisfy({ $0.rule != nil }) else { return }
        throw CaseFault(
            "\(event), and the client gives an answer all the same", expected: "an error, or another try",
            seen: "an answer")
    }

    /// Whether an error of the client's tells what happened, or at least nothing else.
    /// - Parameter refusal: what a request of the client's was refused with, whatever befell the refusal then.
    fileprivate func accept(_ failure: ContractFailure, for error: any Error, refusal: Int?) throws(CaseFault) {
        guard mayFail else {
            throw CaseFault("\(event), and the client does not wait for it", expected: "the answer", seen: "\(error)")
        }
        switch failure {
        case .unauthenticated, .forbidden, .notFound, .invalidRequest:
            let headline =
                refusal.map { "the client's request is refused with \($0), whatever the weather" }
                ?? "\(event), and the client takes that for .\(failure)"
            throw CaseFault(headline, expected: "an error that tells so", seen: "\(error)")
        case .unavailable, .timedOut, .connectionLost, .undecodable, .unclassified:
            return
        }
    }
}

extension JournalEntry {
    /// The status of a request that was the client's own fault; those of rules are others.
    fileprivate var refusal: Int? { (400...404).contains(status) ? status : nil }
}
