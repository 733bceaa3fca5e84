extension JSONValue {
    /// This value after a merge patch (RFC 7396). Of an object, members that are null in the patch are taken away, others
    /// are put in, and objects merged likewise; a patch that is no object takes the place of the whole value.
    ///
    /// Members that stay keep their places, and new ones follow in the patch's order.
    package func merged(with patch: JSONValue) -> JSONValue {
        guard case .object(let patch) = patch else { return patch }
        var changes: [ExactText: JSONValue] = [:]
        for (key, value) in patch.members { changes[ExactText(key)] = value }

        var merged = JSONObject()
        for (key, value) in objectValue?.members ?? [] {
            switch changes.removeValue(forKey: ExactText(key)) {
            case nil: merged.append(key, value)
            case .null?: break
            case let change?: merged.append(key, value.merged(with: change))
            }
        }
        for (key, _) in patch.members {
            switch changes.removeValue(forKey: ExactText(key)) {
            case nil, .null?: break
            case let change?: merged.append(key, JSONValue.null.merged(with: change))
            }
        }
        return .object(merged)
    }
}
