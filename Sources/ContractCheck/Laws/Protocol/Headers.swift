import Contract
import HTTPWire
import JSONText

extension CheckCase {
    /// `<operation>.headers`: the fields of answers that went well.
    static func headers(_ operation: Operation) -> CheckCase? {
        guard let success = operation.success, let response = operation.response(for: success.status) else {
            return nil
        }
        return CheckCase(
            operation, "headers", "Answers carry the fields that the document lists, and say who may keep them.",
            basis: .decision
        ) { inspection throws(TransportFault) in
            var hearing = Hearing()
            for exchange in try await inspection.fewAnswers(to: operation) where exchange.isSuccess {
                hearing.expectContentType(of: success, in: exchange)
                for (name, header) in response.headers.sorted(by: { $0.key < $1.key }) {
                    hearing.expect(header, name, in: exchange)
                }
            }
            return hearing.judgement(orNothingBecause: "nothing was answered with \(success.status)")
        }
    }
}

extension Hearing {
    fileprivate mutating func expectContentType(of success: Operation.Success, in exchange: Exchange) {
        guard let expected = success.mediaType else { return }
        let type = exchange.response["Content-Type"]
        expect(
            type.map { Contract.MediaType.essence(of: $0) } == success.content?.essence, in: exchange,
            "Content-Type: \(expected)", seen: type ?? "none", basis: type == nil ? .http : nil)
    }

    fileprivate mutating func expect(_ header: Header, _ name: String, in exchange: Exchange) {
        guard let value = exchange.response[name] else {
            // The last page has no link, and only what is to be saved has a name.
            if !["Link", "Content-Disposition"].contains(name) {
                expect(false, in: exchange, "the field \(name)", seen: "none")
            }
            return
        }
        if let schema = header.schema {
            let integer = schema.types.contains(.integer) ? Int64(value).map(JSONValue.integer) : nil
            let faults = SchemaValidator.validate(integer ?? .string(value), against: schema)
            expect(
                faults.isEmpty, in: exchange, "\(name) as the document describes it",
                seen: "\(value.quoted()): \(faults.map(\.message).joined(separator: "; "))")
        }
        switch name.lowercased() {
        case "etag": expectStrongTag(value, in: exchange)
        case "cache-control": expectDiscretion(value, in: exchange)
        case "vary": expectVariance(value, in: exchange)
        default: break
        }
    }

    /// A proxy that compresses makes a strong tag weak, rightly: then the document promises more than is kept.
    private mutating func expectStrongTag(_ value: String, in exchange: Exchange) {
        let tag = EntityTag(reading: value)
        expect(tag != nil, in: exchange, "an ETag such as \"5f3a\" in its quotes", seen: value, basis: .http)
        if let tag { expect(!tag.isWeak, in: exchange, "a strong ETag", seen: "the weak one \(value)") }
    }

    /// What is personal must not be kept for others, nor shown again without asking.
    private mutating func expectDiscretion(_ value: String, in exchange: Exchange) {
        guard let operation = exchange.operation else { return }
        let directives = value.listMembers
        if operation.requiresToken {
            let isPrivate = directives.contains("private") || directives.contains("no-store")
            let isAskedAgain = !Set(directives).isDisjoint(with: ["no-cache", "no-store", "max-age=0"])
            expect(
                isPrivate && isAskedAgain && !directives.contains("public"), in: exchange,
                "Cache-Control: private, no-cache", seen: value)
        } else if operation.method != "GET" {
            expect(directives.contains("no-store"), in: exchange, "Cache-Control: no-store", seen: value)
        }
    }

    private mutating func expectVariance(_ value: String, in exchange: Exchange) {
        guard exchange.operation?.requiresToken == true else { return }
        let names = value.listMembers
        expect(
            names.contains("authorization") || names.contains("*"), in: exchange, "Vary with Authorization in it",
            seen: value)
    }
}

extension String {
    /// The members of a field's list whose members hold no commas, in lower case.
    var listMembers: [String] {
        split(separator: ",").map { $0.filter { $0 != " " && $0 != "\t" }.lowercased() }
    }
}
