import Contract
import HTTPWire

extension CheckCase {
    /// `<operation>.head` (RFC 9110, section 9.3.2)
    static func head(_ operation: Operation) -> CheckCase? {
        guard operation.method == "GET", !operation.isLong else { return nil }
        return CheckCase(
            operation, "head", "HEAD gives what GET does, without the body.", basis: .http
        ) { inspection throws(TransportFault) in
            var hearing = Hearing()
            for call in try await inspection.fewCalls(of: operation) {
                try await hearing.compare { anew throws(TransportFault) in
                    let get = try await inspection.ask(operation, call, anew: anew)
                    guard get.isSuccess else { return Hearing() }
                    return Hearing(head: try await inspection.ask(operation, call, method: "HEAD", anew: anew), of: get)
                }
            }
            return hearing.judgement(orNothingBecause: inspection.reasonForNoCalls(of: operation))
        }
    }
}

extension Hearing {
    /// Holds an answer to HEAD against that to GET.
    fileprivate init(head: Exchange, of get: Exchange) {
        self.init()
        expect(head.status == get.status, in: head, "the status \(get.status), as to GET", seen: head.statusInWords)
        if head.status == get.status { expectSameFields(of: head, as: get) }
    }

    private mutating func expectSameFields(of head: Exchange, as get: Exchange) {
        expect(head.response.body.isEmpty, in: head, "no body", seen: "\(head.response.body.count) bytes")
        for name in ["Content-Type", "Cache-Control", "X-Total-Count", "Link"] {
            expectSame(name, of: head, and: get) { $0 }
        }
        // Where only one of the two is compressed on its way, the tag of that one is weak.
        expectSame("ETag", of: head, and: get) { $0.hasPrefix("W/") ? String($0.dropFirst(2)) : $0 }
        // The length may be left out, and is another where the body is compressed.
        if let length = head.response["Content-Length"], get.response["Content-Encoding"] == nil,
            head.response["Content-Encoding"] == nil
        {
            let expected = String(get.response.body.count)
            expect(length == expected, in: head, "Content-Length: \(expected), as to GET", seen: length)
        }
    }

    private mutating func expectSame(
        _ name: String, of head: Exchange, and get: Exchange, _ essence: (String) -> String
    ) {
        guard let expected = get.response[name] else { return }
        let seen = head.response[name]
        expect(
            seen.map(essence) == essence(expected), in: head, "\(name): \(expected), as to GET", seen: seen ?? "none")
    }
}
