import Contract

extension Inspection {
    /// Makes sure, before anything is judged, that the server is there, has the document's paths and lets every caller in.
    nonisolated func requireCallers() async throws(CheckFault) {
        let doors = document.operations.filter { $0.method == "GET" && $0.requiresToken && $0.pathParameters.isEmpty }
        guard !doors.isEmpty else { return }
        var strangers: [CheckCaller] = []
        for caller in callers {
            var statuses: [Int] = []
            for door in doors {
                let exchange = try await reach(door, as: caller)
                if let elsewhere = exchange.redirection { throw .moved(baseURL, elsewhere) }
                statuses.append(exchange.status)
                if ![401, 404].contains(statuses.last) { break }
            }
            if statuses.count == doors.count, statuses.allSatisfy({ $0 == 404 }) { throw .nothingThere(baseURL, doors) }
            if statuses.allSatisfy({ $0 == 401 }) { strangers.append(caller) }
        }
        guard strangers.isEmpty else { throw .strangers(strangers, at: baseURL, areSeeds: !people.isEmpty) }
    }

    private nonisolated func reach(_ operation: Operation, as caller: CheckCaller) async throws(CheckFault) -> Exchange
    {
        do throws(TransportFault) {
            return try await ask(operation, as: caller)
        } catch {
            throw CheckFault("\(baseURL) cannot be asked: \(error)")
        }
    }

    /// Why a request got no answer, where the server is gone and not only that one answer.
    nonisolated func lostServer() async -> CheckFault? {
        let door = document.operations.first { $0.method == "GET" && $0.pathParameters.isEmpty }
        guard let door else { return nil }
        do throws(TransportFault) {
            _ = try await ask(door, as: callers.first, anew: true)
            return nil
        } catch {
            return CheckFault("\(baseURL) stopped answering while it was checked: \(error)")
        }
    }

    /// What the report says besides its verdicts.
    var closingNotes: [String] {
        let names = callers.map(\.name).joined(separator: ", ")
        return ["\(sent) requests were sent, as \(names)."] + notes
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
