import Contract
import HTTPWire

extension CheckCase {
    /// `<operation>.conditional` (RFC 9110, sections 8.8.3, 13.1.2 and 15.4.5)
    static func conditional(_ operation: Operation) -> CheckCase? {
        guard operation.hasTag else { return nil }
        return CheckCase(
            operation, "conditional",
            "If-None-Match gets 304 for the present ETag and for no other, and the tag changes when the answer does.",
            basis: .http
        ) { inspection throws(TransportFault) in
            var hearing = Hearing()
            let calls = try await inspection.fewCalls(of: operation)
            for call in calls {
                try await hearing.compare { anew throws(TransportFault) in
                    try await inspection.conditions(on: operation, call, anew: anew)
                }
            }
            try await hearing.compare { anew throws(TransportFault) in
                try await inspection.tagsOfDifferentCallers(of: operation, calls, anew: anew)
            }
            return hearing.judgement(orNothingBecause: "nothing was answered with an ETag")
        }
    }

    /// `<operation>.precondition` (RFC 9110, section 13.1.1)
    static func precondition(_ operation: Operation) -> CheckCase? {
        guard operation.hasTag, operation.responses[412] != nil else { return nil }
        return CheckCase(
            operation, "precondition", "If-Match gets 412 for an ETag that is not the present one, and for no other.",
            basis: .http
        ) { inspection throws(TransportFault) in
            var hearing = Hearing()
            for call in try await inspection.fewCalls(of: operation).prefix(1) {
                try await hearing.compare { anew throws(TransportFault) in
                    try await inspection.preconditions(on: operation, call, anew: anew)
                }
            }
            return hearing.judgement(orNothingBecause: "nothing was answered with a strong ETag")
        }
    }
}

extension Inspection {
    /// An answer that has a tag, with the tag as it was sent.
    private nonisolated func tagged(
        _ operation: Operation, _ call: CheckCall, anew: Bool
    ) async throws(TransportFault) -> (Exchange, EntityTag)? {
        let exchange = try await ask(operation, call, anew: anew)
        guard exchange.isSuccess, let tag = exchange.response["ETag"].flatMap({ EntityTag(reading: $0) }) else {
            return nil
        }
        return (exchange, tag)
    }

    fileprivate nonisolated func conditions(
        on operation: Operation, _ call: CheckCall, anew: Bool
    ) async throws(TransportFault) -> Hearing {
        var hearing = Hearing()
        guard let (get, tag) = try await tagged(operation, call, anew: anew) else { return hearing }
        let weak = "W/\"\(tag.opaque)\""
        for condition in [tag.description, "\(EntityTag.strangers), \(weak)", "*"] {
            let exchange = try await ask(operation, call, adding: [.init("If-None-Match", condition)], anew: anew)
            hearing.expectNotModified(exchange, tag)
        }
        let other = try await ask(operation, call, adding: [.init("If-None-Match", EntityTag.strangers)], anew: anew)
        hearing.expect(
            other.status == get.status, in: other, "the status \(get.status) for another tag than \(tag)",
            seen: other.statusInWords)
        let again = try await ask(operation, call, adding: [.init("Cache-Control", "no-cache")], anew: anew)
        if again.isSuccess { hearing.expectHonestTags(get, again) }
        return hearing
    }

    /// One URL shows each caller their own: a tag that two share would show one the other's.
    fileprivate nonisolated func tagsOfDifferentCallers(
        of operation: Operation, _ calls: [CheckCall], anew: Bool
    ) async throws(TransportFault) -> Hearing {
        var hearing = Hearing()
        guard operation.pathParameters.isEmpty else { return hearing }
        var others: [Exchange] = []
        for call in calls {
            guard let (exchange, _) = try await tagged(operation, call, anew: anew) else { continue }
            for other in others { hearing.expectHonestTags(other, exchange) }
            others.append(exchange)
        }
        return hearing
    }

    fileprivate nonisolated func preconditions(
        on operation: Operation, _ call: CheckCall, anew: Bool
    ) async throws(TransportFault) -> Hearing {
        var hearing = Hearing()
        // A weak tag matches none here, itself included.
        guard let (get, tag) = try await tagged(operation, call, anew: anew), !tag.isWeak else { return hearing }
        let other = try await ask(operation, call, adding: [.init("If-Match", EntityTag.strangers)], anew: anew)
        hearing.expect(
            other.status == 412, in: other, "the status 412 for another tag than \(tag)", seen: other.statusInWords)
        let own = try await ask(operation, call, adding: [.init("If-Match", tag.description)], anew: anew)
        hearing.expect(
            own.status == get.status, in: own, "the status \(get.status) for the present tag", seen: own.statusInWords)
        return hearing
    }
}

extension Hearing {
    fileprivate mutating func expectNotModified(_ exchange: Exchange, _ tag: EntityTag) {
        guard exchange.status == 304 else {
            return expect(
                false, in: exchange, "the status 304, since \(tag) is the present tag", seen: exchange.statusInWords)
        }
        expect(exchange.response.body.isEmpty, in: exchange, "no body", seen: "\(exchange.response.body.count) bytes")
        let seen = exchange.response["ETag"]
        expect(
            seen.flatMap { EntityTag(reading: $0) }?.opaque == tag.opaque, in: exchange, "ETag: \(tag), as with 200",
            seen: seen ?? "none")
    }

    /// Two answers of one URL: tags are equal exactly when bodies are.
    fileprivate mutating func expectHonestTags(_ one: Exchange, _ other: Exchange) {
        guard
            let tags = [one, other].map({ $0.response["ETag"].flatMap { EntityTag(reading: $0) }?.opaque }) as? [String]
        else { return }
        if one.response.body == other.response.body {
            // Tags may differ for HTTP; but then nothing is ever found unchanged.
            expect(
                tags[0] == tags[1], in: other,
                "the same ETag as \(one.asker) got with the same body, \(tags[0].quoted())",
                seen: tags[1].quoted(), basis: .decision)
        } else {
            expect(
                tags[0] != tags[1], in: other, "another ETag than \(one.asker) got with another body",
                seen: tags[1].quoted())
        }
    }
}

extension Operation {
    fileprivate var hasTag: Bool {
        method == "GET" && success.flatMap { response(for: $0.status) }?.headers["ETag"] != nil
    }
}

extension EntityTag {
    /// A tag that no representation has.
    fileprivate static let strangers = "\"soundcheck-other\""
}
