import Contract
import JSONText

extension CheckCase {
    /// `<operation>.schema`: answers that went well; refusals are the matter of `errors`.
    static func schema(_ operation: Operation) -> CheckCase? {
        guard let success = operation.success, success.content != nil else { return nil }
        return CheckCase(
            operation, "schema", "What is answered is as the document describes it.", basis: .decision
        ) { inspection throws(TransportFault) in
            var hearing = Hearing()
            for call in try await inspection.calls(of: operation) {
                let exchange = try await inspection.ask(operation, call)
                if exchange.isSuccess { hearing.expectDescribedBody(in: exchange) }
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
        if content.isJSON {
            expectDescribed(exchange.json, by: content, in: exchange)
        } else if content.essence == "image/png" {
            let isPNG = exchange.response.body.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            expect(isPNG, in: exchange, "a PNG's signature", seen: "other bytes")
        }
    }

    private mutating func expectDescribed(_ value: JSONValue?, by content: MediaType, in exchange: Exchange) {
        guard let value else {
            return expect(
                false, in: exchange, "JSON", seen: exchange.jsonFaults.map { "\($0)" } ?? "none", basis: .http)
        }
        guard let schema = content.schema else { return }
        let faults = SchemaValidator.validate(value, against: schema)
        expect(true, in: exchange, "", seen: "")
        for fault in faults {
            expect(false, in: exchange, at: fault.pointer, "what the document describes", seen: fault.message)
        }
    }
}

extension Exchange {
    /// What the document says of the body, by the answer's status and media type.
    var describedContent: MediaType? {
        let type = response["Content-Type"].map { MediaType.essence(of: $0) }
        return type.flatMap { operation?.response(for: status)?.content[$0] }
    }
}
