/// Bounds of a number: `minimum`, `maximum` and their exclusive forms.
struct NumberRange: Sendable {
    var minimum: JSONNumber?
    var exclusiveMinimum: JSONNumber?
    var maximum: JSONNumber?
    var exclusiveMaximum: JSONNumber?

    var isUnbounded: Bool { minimum == nil && exclusiveMinimum == nil && maximum == nil && exclusiveMaximum == nil }

    func contains(_ number: JSONNumber) -> Bool {
        if let minimum, number < minimum { return false }
        if let exclusiveMinimum, number <= exclusiveMinimum { return false }
        if let maximum, number > maximum { return false }
        if let exclusiveMaximum, number >= exclusiveMaximum { return false }
        return true
    }

    /// `from 1 to 200`.
    var wording: String {
        if let minimum, let maximum, exclusiveMinimum == nil, exclusiveMaximum == nil {
            return "from \(minimum) to \(maximum)"
        }
        var bounds: [String] = []
        if let minimum { bounds.append("of at least \(minimum)") }
        if let exclusiveMinimum { bounds.append("above \(exclusiveMinimum)") }
        if let maximum { bounds.append("of at most \(maximum)") }
        if let exclusiveMaximum { bounds.append("below \(exclusiveMaximum)") }
        return bounds.joined(separator: " and ")
    }
}

/// Bounds of a count: of characters, items or properties.
struct CountRange: Sendable {
    var minimum: Int?
    var maximum: Int?

    var isUnbounded: Bool { minimum == nil && maximum == nil }

    func contains(_ count: Int) -> Bool { count >= minimum ?? 0 && count <= maximum ?? .max }

    /// `1 to 200 characters`.
    func wording(_ one: String, _ many: String) -> String {
        switch (minimum, maximum) {
        case (let minimum?, let maximum?) where minimum == maximum: "\(minimum) \(minimum == 1 ? one : many)"
        case (let minimum?, let maximum?): "\(minimum) to \(maximum) \(many)"
        case (let minimum?, nil): "at least \(minimum) \(minimum == 1 ? one : many)"
        case (nil, let maximum?): "at most \(maximum) \(maximum == 1 ? one : many)"
        case (nil, nil): "any number of \(many)"
        }
    }
}
