import JSONText

extension Report {
    /// `{title, seconds, counts: {passed, failed, excluded, skipped}, verdicts: [{id, group, sentence, state, reason?, text?,
    /// seconds}], notes}`, for programs.
    package var json: JSONValue {
        let counts = counts
        return [
            "title": .string(title), "seconds": .number(seconds.roundedToMilliseconds),
            "counts": [
                "passed": .integer(Int64(counts.passed)), "failed": .integer(Int64(counts.failed)),
                "excluded": .integer(Int64(counts.excluded)), "skipped": .integer(Int64(counts.skipped)),
            ],
            "verdicts": .array(verdicts.map(\.json)), "notes": .array(notes.map(JSONValue.string)),
        ]
    }
}

extension Verdict {
    fileprivate var json: JSONValue {
        var object = JSONObject([
            ("id", .string(id)), ("group", .string(group)), ("sentence", .string(sentence)),
            ("state", .string(state.name)),
        ])
        if let reason = state.reason { object.append("reason", .string(reason)) }
        if !text.isEmpty { object.append("text", .string(text)) }
        object.append("seconds", .number(seconds.roundedToMilliseconds))
        return .object(object)
    }
}
