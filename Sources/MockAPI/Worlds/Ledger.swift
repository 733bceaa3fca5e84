import Contract

/// What journals came to that are no more: of worlds that were dropped or reset, and of requests that were forgotten on
/// demand. Whoever wants a verdict on all that a server was asked has one kept.
package struct Ledger: Sendable {
    /// Where a journal had something to say against the client.
    package private(set) var complaints: [Complaint] = []
    private var answers: [StatusOfOperation: Int] = [:]

    package struct Complaint: Sendable {
        package let world: String
        package let judgement: JournalJudgement
    }

    /// Which statuses were answered, in all worlds together.
    package func coverage(of operations: [Contract.Operation]) -> Coverage { Coverage(answers, of: operations) }

    /// Takes up a whole journal, behind which nothing is written any more.
    mutating func close(_ state: WorldState, of world: World) {
        judge(state, of: world)
        answers.merge(state.journal.answers, uniquingKeysWith: +)
    }

    /// Takes up the requests of a journal whose coverage goes on.
    mutating func judge(_ state: WorldState, of world: World) {
        let judgement = JournalJudgement(state.journal, state.expectations)
        if !judgement.isClean { complaints.append(Complaint(world: world.name, judgement: judgement)) }
    }
}
