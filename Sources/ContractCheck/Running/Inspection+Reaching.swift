import Contract

extension Inspection {
    /// Makes sure, before anything is judged, that the server is there, has the document's paths and lets every caller in.
    nonisolated func requireCallers() async throws(CheckFault) {
        let doors = document.operations.filter { $0.method == "GET" && $0.requiresToken && $0.pathParameters.isEmpty }
        guard !doors.isEmpty else { return }
        var strangers: [CheckCaller] = []
        for caller in callers {
            let statuses = try await statuses(of: doors, as: caller)
            if statuses.count == doors.count, statuses.allSatisfy({ $0 == 404 }) { throw .nothingThere(baseURL, doors) }
            if statuses.allSatisfy({ $0 == 401 }) { strangers.append(caller) }
        }
        guard strangers.isEmpty else { throw .strangers(strangers, at: baseURL, areSeeds: !people.isEmpty) }
    }

    /// What a caller is answered, up to the first status that lets them in. One door may give no answer, which is for its
    /// own cases to say; of a server where two give none nothing is known.
    private nonisolated func statuses(
        of doors: [Operation], as caller: CheckCaller
    ) async throws(CheckFault) -> [Int] {
        var statuses: [Int] = []
        var silences = 0
        for door in doors {
            let exchange: Exchange
            do throws(TransportFault) {
                exchange = try await ask(door, as: caller)
            } catch {
                silences += 1
                if silences == min(2, doors.count) { throw CheckFault("\(baseURL) cannot be asked: \(error)") }
                continue
            }
            if let elsewhere = exchange.redirection { throw .moved(baseURL, elsewhere) }
            statuses.append(exchange.status)
            if ![401, 404].contains(exchange.status) { break }
        }
        return statuses
    }

    /// Why a request got no answer, where the server is gone and not only that one answer.
    nonisolated func lostServer() async -> CheckFault? {
        let doors = document.operations.filter { $0.method == "GET" && $0.pathParameters.isEmpty }.prefix(2)
        var fault: CheckFault?
        for door in doors {
            do throws(TransportFault) {
                _ = try await ask(door, as: callers.first, anew: true)
                return nil
            } catch {
                fault = CheckFault("\(baseURL) stopped answering while it was checked: \(error.cause)")
            }
        }
        return fault
    }

    /// An answer for a law that reads on from it, and concerns another operation: nothing where none comes, as long as the
    /// server gives others. Whoever judges the operation itself says so.
    nonisolated func answerIfAny(
        _ ask: () async throws(TransportFault) -> Exchange
    ) async throws(TransportFault) -> Exchange? {
        do throws(TransportFault) {
            return try await ask()
        } catch {
            if await lostServer() != nil { throw error }
            return nil
        }
    }

    /// What the report says besides its verdicts.
    var closingNotes: [String] {
        let names = callers.map(\.name).joined(separator: ", ")
        let variables = callers.map(\.tokenVariable).joined(separator: ", ")
        let tokens =
            people.isEmpty && !callers.isEmpty ? ["The curl lines take tokens from the environment: \(variables)."] : []
        return ["\(sent) requests were sent, as \(names)."] + tokens + notes
    }
}

extension Exchange {
    /// Where the server sends whoever asks.
    fileprivate var redirection: String? {
        (300...399).contains(status) && status != 304 ? response["Location"] : nil
    }
}

extension CheckFault {
    fileprivate static func moved(_ baseURL: String, _ elsewhere: String) -> CheckFault {
        CheckFault("\(baseURL) sends clients on to \(elsewhere). Check the server there.")
    }

    fileprivate static func nothingThere(_ baseURL: String, _ doors: [Operation]) -> CheckFault {
        let paths = doors.prefix(3).map(\.path.description).joined(separator: ", ")
        return CheckFault(
            "\(baseURL) has none of the document's paths (\(paths), …): all get 404. Is something missing at the URL's end?"
        )
    }

    fileprivate static func strangers(_ callers: [CheckCaller], at baseURL: String, areSeeds: Bool) -> CheckFault {
        let names = callers.map(\.name).joined(separator: ", ")
        let advice =
            areSeeds
            ? "These are the seeds' people; give callers that the server knows: --token name=TOKEN."
            : "Are the tokens still good?"
        return CheckFault("\(baseURL) does not let \(names) in: everything gets 401. \(advice)")
    }
}
