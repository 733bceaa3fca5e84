import Contract
import JSONText

extension CheckCase {
    /// `<operation>.paging`
    static func paging(_ operation: Operation) -> CheckCase? {
        guard operation.isPaged else { return nil }
        return CheckCase(
            operation, "paging", "Pages add up to the whole list, X-Total-Count counts it, and cursors are its own.",
            basis: .decision
        ) { inspection throws(TransportFault) in
            var hearing = Hearing()
            let calls = try await inspection.callsWithLongestLists(of: operation)
            for call in calls {
                try await hearing.compare { anew throws(TransportFault) in
                    try await inspection.paging(of: operation, call, anew: anew)
                }
            }
            if let call = calls.first {
                for cursor in try await inspection.foreignCursors(to: operation, call) {
                    let exchange = try await inspection.ask(operation, call, query: ["cursor": cursor.text])
                    hearing.expect(
                        exchange.status == 400, in: exchange, "the status 400 for a cursor of \(cursor.origin)",
                        seen: exchange.statusInWords)
                }
            }
            return hearing.judgement(orNothingBecause: inspection.reasonForNoCalls(of: operation))
        }
    }
}

extension Inspection {
    /// The three longest lists and the shortest: pages take many requests, and tell little more of others.
    fileprivate nonisolated func callsWithLongestLists(
        of operation: Operation
    ) async throws(TransportFault) -> [CheckCall] {
        var lists: [(call: CheckCall, count: Int)] = []
        for call in try await calls(of: operation) {
            let exchange = try await ask(operation, call)
            if exchange.isSuccess, let elements = exchange.json?.arrayValue { lists.append((call, elements.count)) }
        }
        lists.sort { $0.count > $1.count }
        return (lists.prefix(3) + lists.dropFirst(3).suffix(1)).map(\.call)
    }

    fileprivate nonisolated func paging(
        of operation: Operation, _ call: CheckCall, anew: Bool
    ) async throws(TransportFault) -> Hearing {
        var hearing = Hearing()
        let limits = operation.parameter(named: "limit", in: .query)
        let most = limits?.acceptedTexts.last ?? "100"
        let whole = try await pages(of: operation, call, query: ["limit": most], anew: anew)
        guard whole.exchanges.allSatisfy(\.isSuccess) else { return hearing }
        let elements = whole.elements
        if whole.goesOn {
            hearing.expectProgress(in: whole)
            return hearing
        }
        hearing.expectTotals(elements.count, in: whole)

        let plain = try await ask(operation, call, anew: anew)
        let shown = limits?.defaultValue?.integerValue.map { Array(elements.prefix(Int($0))) } ?? elements
        if plain.isSuccess {
            hearing.expect(shown, "without limit", in: plain, plain.elements)
            hearing.expectLink(shown.count < elements.count, in: plain)
        }
        guard elements.count > 1 else { return hearing }
        let limit = (elements.count + 2) / 3
        let walk = try await pages(of: operation, call, query: ["limit": String(limit)], anew: anew)
        hearing.expectTotals(elements.count, in: walk)
        hearing.expectPages(of: elements, limit: limit, in: walk)
        return hearing
    }

    /// Cursors of other lists, and of other people's.
    fileprivate nonisolated func foreignCursors(
        to operation: Operation, _ call: CheckCall
    ) async throws(TransportFault) -> [(text: String, origin: String)] {
        var cursors: [(String, String)] = []
        for other in document.operations where other.id != operation.id && other.isPaged {
            guard let text = try await cursor(of: other, call.caller) else { continue }
            cursors.append((text, "another list, of \(other.id)"))
            break
        }
        for caller in callers where caller != call.caller {
            guard operation.pathParameters.isEmpty, let text = try await cursor(of: operation, caller) else { continue }
            cursors.append((text, "another caller's list"))
            break
        }
        return cursors
    }

    private nonisolated func cursor(
        of operation: Operation, _ caller: CheckCaller?
    ) async throws(TransportFault) -> String? {
        for call in try await calls(of: operation) where call.caller == caller {
            let page = try await answerIfAny { () async throws(TransportFault) in
                try await ask(operation, call, query: ["limit": "1"])
            }
            if let page, case .page(let target) = next(after: page), let cursor = target.queryValue(of: "cursor") {
                return cursor
            }
        }
        return nil
    }
}

extension Hearing {
    /// A total that is missing is a matter of `headers`.
    fileprivate mutating func expectTotals(_ count: Int, in pages: Pages) {
        for page in pages.exchanges {
            guard let total = page.response["X-Total-Count"] else { continue }
            expect(
                total == String(count), in: page, "X-Total-Count: \(count), as all pages hold", seen: total,
                basis: .consistency)
        }
    }

    /// Of a list too long for a walk, what it has shown.
    fileprivate mutating func expectProgress(in pages: Pages) {
        guard let first = pages.exchanges.first, let last = pages.exchanges.last else { return }
        let elements = pages.elements
        let seen = "\(elements.count) on \(pages.exchanges.count) pages, and a Link to more"
        let different = Set(elements).count
        expect(
            different == elements.count, in: last, "every element once, of which there are \(different)", seen: seen,
            basis: .consistency)
        guard let total = first.response["X-Total-Count"].flatMap({ Int($0) }) else { return }
        expect(
            elements.count < total, in: last, "no more elements than X-Total-Count says, \(total)", seen: seen,
            basis: .consistency)
    }

    fileprivate mutating func expectPages(of elements: [JSONValue], limit: Int, in pages: Pages) {
        guard let first = pages.exchanges.first, let last = pages.exchanges.last else { return }
        if let link = pages.strayLink {
            return expect(false, in: last, "a Link under the URL that was asked", seen: link)
        }
        guard last.isSuccess else {
            return expect(false, in: last, "a page, where Link leads", seen: last.statusInWords, basis: .consistency)
        }
        for page in pages.exchanges {
            let count = page.elements.count
            expect(count <= limit, in: page, "at most \(limit) elements", seen: String(count))
            expect(
                count > 0, in: page, "a page with something on it, since Link led there", seen: "an empty one",
                basis: .consistency)
        }
        expect(elements, "on all pages together", in: first, pages.elements, basis: .consistency)
    }

    /// Looks at whether a list is the one that is expected, and says where it is not.
    fileprivate mutating func expect(
        _ elements: [JSONValue], _ place: String, in exchange: Exchange, _ seen: [JSONValue], basis: Basis? = nil
    ) {
        let difference = zip(elements, seen).enumerated().first { $0.element.0 != $0.element.1 }
        if let (index, pair) = difference {
            return expect(
                false, in: exchange, at: JSONPointer([String(index)]), "\(pair.0.name) \(place)", seen: pair.1.name,
                basis: basis)
        }
        expect(
            elements.count == seen.count, in: exchange, "\(elements.count) elements \(place)", seen: String(seen.count),
            basis: basis)
    }

    fileprivate mutating func expectLink(_ isExpected: Bool, in exchange: Exchange) {
        let link = exchange.response["Link"].flatMap { LinkField.target(of: "next", in: $0) }
        expect(
            (link != nil) == isExpected, in: exchange,
            isExpected ? "a Link to the next page" : "no Link, since nothing is left", seen: link ?? "none")
    }
}

extension Operation {
    fileprivate var isPaged: Bool {
        method == "GET" && ["limit", "cursor"].allSatisfy { parameter(named: $0, in: .query) != nil }
    }
}

extension JSONValue {
    /// What a message calls a list's element.
    fileprivate var name: String { self["id"]?.stringValue.map { "the element \($0.quoted())" } ?? inWords.quoted() }
}

extension String {
    /// The value of a query's item.
    fileprivate func queryValue(of name: String) -> String? {
        guard let query = split(separator: "?", maxSplits: 1).dropFirst().first else { return nil }
        for item in query.split(separator: "&") {
            let halves = item.split(separator: "=", maxSplits: 1).map(String.init)
            if halves.count == 2, halves[0] == name { return halves[1].removingPercentEncoding }
        }
        return nil
    }
}
