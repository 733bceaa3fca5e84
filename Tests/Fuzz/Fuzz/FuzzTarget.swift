/// What can be tried with arbitrary bytes. Each traps where something does not hold that must hold whatever comes.
enum FuzzTarget: String, CaseIterable {
    case requests, chunks, json, seeds, changes, values, documents, answers

    func test(_ input: [UInt8]) {
        switch self {
        case .requests: tryRequests(input)
        case .chunks: tryChunks(input)
        case .json: tryJSON(input)
        case .seeds: trySeeds(input)
        case .changes: tryChanges(input)
        case .values: tryValues(input)
        case .documents: tryDocuments(input)
        case .answers: tryAnswers(input)
        }
    }
}

/// Traps with the message, which libFuzzer reports as a find.
func require(_ holds: Bool, _ message: @autoclosure () -> String) {
    if !holds { fatalError(message()) }
}
