import Catalog
import Contract
import JSONText

extension CheckCase {
    /// `<operation>.values`: where the server plays the seeds, it gives their values.
    static func values(of operation: Operation) -> CheckCase? {
        guard operation.method == "GET", operation.requiresToken else { return nil }
        return CheckCase(
            operation, "values", "On the seeds, every value is theirs.", basis: .consistency, stage: .afterFindings
        ) { inspection throws(TransportFault) in
            let survey = try await inspection.catalogue()
            guard let reference = try await inspection.reference() else {
                return .nothingToJudge(because: "the server has other data than the seeds")
            }
            let first = await inspection.deviations(on: operation, in: survey, from: reference)
            guard !first.isEmpty else { return .findings([]) }
            let again = try await inspection.catalogueAnew()
            return Judgement(await inspection.deviations(on: operation, in: again, from: reference))
        }
    }
}

/// An answer that has other values than the seeds.
private struct Deviation {
    let finding: Finding
    /// Something else is wrong with it, which another case says.
    let isFaultyBesides: Bool
}

extension Judgement {
    /// Of an answer that is wrong anyway the values are told only once it is right.
    fileprivate init(_ deviations: [Deviation]) {
        let findings = deviations.filter { !$0.isFaultyBesides }.map(\.finding)
        if findings.isEmpty, let first = deviations.first?.finding {
            let others = deviations.count == 1 ? "" : " (and \(deviations.count - 1) more)"
            self = .nothingToJudge(
                because: "what differs from the seeds is in answers that other cases find fault with: "
                    + "\(first.exchange?.request.target ?? "")\(others)")
        } else {
            self = .findings(findings)
        }
    }
}

extension Inspection {
    /// Which of an operation's answers have other values than the seeds.
    fileprivate func deviations(
        on operation: Operation, in survey: CatalogueSurvey, from reference: Reference
    ) -> [Deviation] {
        survey.picture.showings(of: operation.id).filter { $0.id.narrowedTo == nil }.compactMap { showing in
            guard let exchange = survey.exchanges[showing.id],
                let difference = difference(of: exchange, from: reference)
            else { return nil }
            let finding = Finding(
                in: exchange, at: difference.pointer, expected: JSONValue.forPeople(difference.expected),
                seen: JSONValue.forPeople(difference.seen))
            return Deviation(
                finding: finding, isFaultyBesides: isFaulty(exchange.request) || !exchange.schemaFaults.isEmpty)
        }
    }

    /// Where an answer tells something else than the seeds would. Most answers of a server that plays them are the same to
    /// the byte, and are not read.
    private func difference(of exchange: Exchange, from reference: Reference) -> ValueDifference? {
        guard let caller = exchange.caller, let seen = exchange.json,
            let body = reference.body(at: exchange.request.target, as: caller.name), body != exchange.response.body,
            let expected = try? JSONParser.parse(body)
        else { return nil }
        return ValueDifference.first(from: expected, in: seen, names: propertyNames)
    }

    /// What the seeds would answer; nothing where the server does not play them.
    fileprivate func reference() async throws(TransportFault) -> Reference? {
        try await once { inspection async throws(TransportFault) in
            await inspection.makeReference(to: try await inspection.catalogue().picture)
        }
    }

    private func makeReference(to picture: Picture) -> Reference? {
        do {
            let reference = try Reference(to: picture, of: seeds, by: document)
            note(
                reference == nil
                    ? "The server has other data than the seeds: laws and schemas were judged, values were not."
                    : "The server plays the seeds: their values were judged too.")
            return reference
        } catch {
            note("Values were not judged: \(error)")
            return nil
        }
    }
}
