import Contract
import MockAPI

/// Whatever goes wrong on the way, the client says so or tries again; it never gives wrong data and never hangs.
enum WeatherFamily {
    static func cases(_ shelf: Shelf, _ showcase: Showcase) -> [ContractCase] {
        let slowest = shelf.firstOfEachTransport
        return shelf.operations.unlikeInWriting.flatMap { operation -> [ContractCase] in
            guard let exhibit = showcase[operation] else { return [] }
            let misfortunes = Misfortune.allCases.filter { misfortune in
                misfortune.canBefall(operation) && (misfortune != .stall || slowest.contains(operation.id))
            }
            return misfortunes.map { misfortune in
                ContractCase(
                    operation.id, .weather, misfortune.rawValue, misfortune.sentence(of: operation),
                    deadline: misfortune.deadline
                ) { scene in
                    try await judge(exhibit, under: misfortune, on: scene)
                }
            }
        }
    }

    private static func judge(
        _ exhibit: Exhibit, under misfortune: Misfortune, on scene: Scene
    ) async throws -> Tally {
        let client = try await scene.client(for: exhibit, patience: misfortune.patience)
        let inClearWeather = misfortune.isSlow ? await client.ask(exhibit.shownBy ?? exhibit.call) : nil
        let outset = try Outset(exhibit, on: scene)
        try scene.addRule(misfortune.rule(for: exhibit.call.operationID))
        var tally = Tally()
        let asked = await client.ask(exhibit.call)
        let requests = outset.requestsSince(on: scene)
        switch asked {
        case .unsupported:
            throw Unsupported()
        case .answered(let answer):
            try misfortune.requireAnotherTry(in: requests)
            try tally.agree(answer, with: try outset.answer(toDoing: max(1, requests.count(where: \.isDone))))
            try outset.requireOnce(on: scene, under: misfortune, isCertain: true)
        case .failed(let failure, let error):
            if !misfortune.mayFail, case .failed? = inClearWeather {
                throw CaseFault("the client throws \(error), and without any weather too")
            }
            try outset.requireOnce(on: scene, under: misfortune, isCertain: false)
            let isDone = exhibit.shownBy != nil && requests.contains(where: \.isDone)
            try misfortune.accept(failure, for: error, refusal: scene.entries().last?.refusal, isDone: isDone)
        }
        return tally
    }
}

extension Shelf {
    /// Waiting takes a second each time, and clients wait in one way for all that they send and receive alike: the first
    /// operation of each method, with and without a token, a body, JSON in the answer.
    fileprivate var firstOfEachTransport: Set<String> {
        var seen: Set<[String]> = []
        let first = operations.filter { operation in
            let traits = [operation.requiresToken, operation.requestBody != nil, operation.answersJSON].map { "\($0)" }
            return operation.answersBody && seen.insert([operation.method] + traits).inserted
        }
        return Set(first.map(\.id))
    }
}

extension Misfortune {
    fileprivate func sentence(of operation: Operation) -> String {
        "Where \(event) the client \(duty)" + (operation.isWriting ? "; it is done once at the most." : ".")
    }

    /// Who does not look into a file cannot tell that it breaks off, and of what has no body nothing can get lost on the way.
    fileprivate func canBefall(_ operation: Operation) -> Bool {
        switch self {
        case .malformed: operation.answersJSON
        case .truncate, .stall: operation.answersBody
        case .rangeIgnored: operation.responses[206] != nil
        case .delay, .reset, .throttled, .unavailable, .outage, .answerLost: true
        }
    }

    /// Nothing right can come of the one call that was hit.
    /// - Parameter requests: the client's, of the operation that was hit.
    fileprivate func requireAnotherTry(in requests: [JournalEntry]) throws(CaseFault) {
        // Without any, the client has kept what it was answered before.
        guard leavesNothingRight, !requests.isEmpty, requests.allSatisfy({ $0.rule != nil }) else { return }
        throw CaseFault(
            "\(event), and the client gives an answer all the same", expected: "an error, or another try",
            seen: "an answer")
    }

    /// Whether an error of the client's tells what happened, or at least nothing else.
    /// - Parameters:
    ///   - refusal: what a request of the client's was refused with, whatever befell the refusal then.
    ///   - isDone: whether it has been done, so that whoever tries again finds that it cannot be done any more.
    fileprivate func accept(
        _ failure: ContractFailure, for error: any Error, refusal: Int?, isDone: Bool
    ) throws(CaseFault) {
        guard mayFail else {
            throw CaseFault("\(event), and the client does not wait for it", expected: "the answer", seen: "\(error)")
        }
        switch failure {
        case .notFound where isDone, .conflict where isDone:
            return
        case .unauthenticated, .forbidden, .notFound, .invalidRequest, .conflict:
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
    fileprivate var refusal: Int? { (400...499).contains(status) && ![408, 429].contains(status) ? status : nil }

    /// Whether it was done, whatever became of the answer.
    fileprivate var isDone: Bool { status / 100 == 2 }
}
