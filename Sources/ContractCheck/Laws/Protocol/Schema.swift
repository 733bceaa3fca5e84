import Contract
import JSONText

extension CheckCase {
    /// `<operation>.schema`: answers that went well; refusals are the matter of `errors`.
    static func schema(_ operation: Operation) -> CheckCase? {
        guard let success = operation.success, success.content?.isJSON == true else { return nil }
        return CheckCase(
            operation, "schema", "What is answered is as the document describes it.", basis: .decision
        ) { inspection throws(TransportFault) in
            var hearing = Hearing()
            for exchange in try await inspection.answers(to: operation) where exchange.isSuccess {
                hearing.expectDescribedBody(in: exchange)
            }
            return hearing.judgement(orNothingBecause: "nothing was answered with \(success.status)")
        }
    }
}

extension Hearing {
    /// Looks at whether a body is what the document says of its status and media type. Another media type is passed over.
    mutating func expectDescribedBody(in exchange: Exchange) {
        guard let content = exchange.describedContent else { return }
        guard !exchange.response.body.isEmpty else {
            return expect(false, in: exchange, "a body of \(content.name)", seen: "none")
        }
        guard content.isJSON else { return }
        guard exchange.json != nil else {
            return expect(
                false, in: exchange, "JSON", seen: exchange.jsonFaults.map { "\($0)" } ?? "none", basis: .http)
        }
        let faults = exchange.schemaFaults
        let others = faults.count > 1 ? " (and \(faults.count - 1) more such places)" : ""
        expect(
            faults.isEmpty, in: exchange, at: faults.first?.pointer, "what the document describes",
            seen: faults.first.map { $0.message + others } ?? "")
    }
}

extension Exchange {
    /// What the document says of the body, by the answer's status and media type.
    var describedContent: MediaType? {
        let type = response["Content-Type"].map { MediaType.essence(of: $0) }
        return type.flatMap { operation?.response(for: status)?.content[$0] }
    }

    /// Where the body, as a value, is not what the document describes.
    var schemaFaults: [SchemaFault] {
        guard let json, let schema = describedContent?.schema else { return [] }
        return SchemaValidator.validate(json, against: schema)
    }
}
