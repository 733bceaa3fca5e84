import Catalog
import Contract
import JSONText

extension CheckCase {
    /// `<operation>.values`: where the server plays the seeds, it gives their values.
    static func values(of operation: Operation) -> CheckCase? {
        guard operation.method == "GET", operation.requiresToken else { return nil }
        return CheckCase(
            operation, "values", "On the seeds, every value is theirs.", basis: .consistency, comesLast: true
        ) { inspection throws(TransportFault) in
            let survey = try await inspection.catalogue()
            guard let reference = try await inspection.reference() else {
                return .nothingToJudge(because: "the server has other data than the seeds")
            }
            var findings: [Finding] = []
            for showing in survey.picture.showings(of: operation.id) where showing.id.narrowedTo == nil {
                guard let exchange = survey.exchanges[showing.id], await !inspection.isFaulty(exchange.request),
                    let difference = reference.difference(in: showing, to: exchange.request.target),
                    // Of a property that every such answer lacks, the schema's case tells.
                    exchange.schemaFaults.isEmpty
                else { continue }
                findings.append(
                    Finding(
                        in: exchange, at: difference.pointer, expected: JSONValue.forPeople(difference.expected),
                        seen: JSONValue.forPeople(difference.seen)))
            }
            return .findings(findings)
        }
    }
}

extension Inspection {
    /// What the seeds would answer; nothing where the server does not play them.
    fileprivate func reference() async throws(TransportFault) -> Reference? {
        try await once { inspection in
            do throws(TransportFault) {
                let picture = try await inspection.catalogue().picture
                return .success(await inspection.makeReference(to: picture))
            } catch {
                return .failure(error)
            }
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
