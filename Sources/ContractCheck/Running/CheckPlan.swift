import Catalog
import Contract
import Foundation
import JSONText
import MockAPI
import MockServer

/// What a check's options come to.
struct CheckPlan {
    let document: ContractDocument
    let seeds: Snapshot
    var callers: [CheckCaller]
    /// Whom the callers are, where they are the seeds' own.
    let people: [User]
    let selection: CaseSelection

    init(_ options: CheckOptions) throws(CheckFault) {
        var source = MockServer.Options()
        source.seeds = options.seeds
        source.openAPI = options.openAPI.map { URL(fileURLWithPath: $0) }
        let (document, seeds): (ContractDocument, Snapshot)
        do throws(StartFault) {
            document = try ContractDocument.load(source)
            seeds = try Snapshot.load(source)
        } catch {
            throw CheckFault(error.description)
        }
        try self.init(options, document, seeds)
    }

    init(_ options: CheckOptions, _ document: ContractDocument, _ seeds: Snapshot) throws(CheckFault) {
        self.document = document
        self.seeds = seeds
        people = options.callers.isEmpty ? seeds.users : []
        callers = options.callers.isEmpty ? [CheckCaller](people, at: seeds.scenario.now) : options.callers
        selection = try CaseSelection(of: ContractCheck.cases(for: document), by: options)
    }
}

extension [CheckCaller] {
    /// The seeds' people by their first names, with tokens that work.
    fileprivate init(_ users: [User], at now: Instant) {
        self = users.map { user in
            let namesakes = users.filter { $0.firstName == user.firstName }
            return CheckCaller(
                name: namesakes.count > 1 ? user.id : user.firstName,
                token: Session(for: user, at: now).token)
        }
    }
}

extension User {
    fileprivate var firstName: String { name.prefix { $0 != " " }.lowercased() }
}
