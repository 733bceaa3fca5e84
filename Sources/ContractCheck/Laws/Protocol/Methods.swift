import Contract

extension CheckCase {
    /// `<operation>.options` (RFC 9110, section 9.3.7)
    static func options(_ operation: Operation) -> CheckCase? {
        CheckCase(
            operation, "options", "OPTIONS gets 204, and Allow names the operation's method.", basis: .decision
        ) { inspection throws(TransportFault) in
            var hearing = Hearing()
            var call = try await inspection.anyCall(of: operation)
            (call.caller, call.body) = (nil, nil)
            let exchange = try await inspection.ask(operation, call, method: "OPTIONS")
            hearing.expect(exchange.status == 204, in: exchange, "the status 204", seen: exchange.statusInWords)
            if (200...299).contains(exchange.status) { hearing.expectAllow(operation, in: exchange) }
            return hearing.judgement(orNothingBecause: "nothing could be asked for")
        }
    }

    /// `<operation>.method` (RFC 9110, section 15.5.6)
    ///
    /// The method is one that changes nothing, whatever a server makes of it.
    static func method(_ operation: Operation) -> CheckCase? {
        CheckCase(
            operation, "method", "A method that the path does not take gets 405, and Allow names those that it does.",
            basis: .http
        ) { inspection throws(TransportFault) in
            var hearing = Hearing()
            var call = try await inspection.anyCall(of: operation)
            call.body = nil
            let path = operation.path.shape
            let isRead = inspection.document.operations.contains { $0.method == "GET" && $0.path.shape == path }
            let method = isRead ? "PROPFIND" : "GET"
            let exchange = try await inspection.ask(operation, call, method: method)
            // A server may know nothing of a method that is not among HTTP's own (section 15.6.2).
            let isRight = exchange.status == 405 || exchange.status == 501 && method != "GET"
            hearing.expect(isRight, in: exchange, "the status 405 for \(method)", seen: exchange.statusInWords)
            if exchange.status == 405 { hearing.expectAllow(operation, in: exchange) }
            return hearing.judgement(orNothingBecause: "nothing could be asked for")
        }
    }
}

extension Hearing {
    fileprivate mutating func expectAllow(_ operation: Operation, in exchange: Exchange) {
        let allow = exchange.response["Allow"]
        let names = operation.method == "GET" ? ["GET", "HEAD"] : [operation.method]
        let isComplete = Set(names).isSubset(of: (allow ?? "").uppercased().listMembers.map { $0.uppercased() })
        expect(
            isComplete, in: exchange, "Allow with \(names.joined(separator: " and ")) in it", seen: allow ?? "none",
            basis: .http)
    }
}
