import Contract
import HTTPWire
import JSONText

/// What a request asks of its own answer, by `Prefer` (RFC 7240): `code=503, delay=250, fault=reset, variant=odd-text`.
package struct Preferences: Sendable {
    package private(set) var status: HTTPStatus?
    /// In milliseconds.
    package private(set) var delay: Int?
    package private(set) var mishap: Mishap?
    package private(set) var variant: Variant?
    /// Each as `Preference-Applied` repeats it.
    package private(set) var applied: [String] = []

    package static let none = Preferences()

    private init() {}

    package var isEmpty: Bool { applied.isEmpty }

    /// - Throws: `malformed` where a preference of these names has a value that it does not take; all are told. Other
    ///   preferences are for other servers, and ignored.
    package init(_ fields: HTTPFields) throws(Problem) {
        var complaints: [String] = []
        for (name, value) in PreferField.preferences(in: fields) {
            guard let name = Name(rawValue: name) else { continue }
            if take(value, as: name) {
                applied.append("\(name.rawValue)=\(value)")
            } else {
                complaints.append(name.complaint(about: value))
            }
        }
        guard complaints.isEmpty else { throw .malformed(detail: "Prefer: \(complaints.joined(separator: "; ")).") }
    }

    /// False where the value is none that the preference takes.
    private mutating func take(_ value: String, as name: Name) -> Bool {
        switch name {
        case .code:
            status = Name.number(value, in: Name.codes).map { HTTPStatus(code: $0) }
            return status != nil
        case .delay:
            delay = Name.number(value, in: Name.delays)
            return delay != nil
        case .fault:
            mishap = Mishap(rawValue: value)
            return mishap != nil
        case .variant:
            variant = Variant(rawValue: value)
            return variant != nil
        }
    }

    /// There are none of this answer.
    mutating func leaveOutVariant() {
        guard let variant else { return }
        applied.removeAll { $0 == Preferences.text(of: variant) }
        self.variant = nil
    }

    static func text(of variant: Variant) -> String { "variant=\(variant.rawValue)" }

    /// What it comes to.
    var effect: Effect {
        var effect = Effect()
        effect.status = status
        effect.variant = variant
        effect.delivery.delay = delay ?? 0
        if let mishap { effect.suffer(mishap) }
        return effect
    }
}

/// The preferences that are known here.
private enum Name: String {
    case code
    case delay
    case fault
    case variant

    static let codes = 400...599
    static let delays = 0...600_000

    /// Digits alone, as a number of the range.
    static func number(_ text: String, in range: ClosedRange<Int>) -> Int? {
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) else { return nil }
        return range.contains(number) ? number : nil
    }

    func complaint(about value: String) -> String {
        let found = value.isEmpty ? "found none" : "found \(value.quoted())"
        switch self {
        case .code: return "code takes a status from \(Name.codes.lowerBound) to \(Name.codes.upperBound), \(found)"
        case .delay:
            return "delay takes milliseconds from \(Name.delays.lowerBound) to \(Name.delays.upperBound), \(found)"
        case .fault: return complaint(found, value, words: Mishap.allCases.map(\.rawValue))
        case .variant: return complaint(found, value, words: Variant.allCases.map(\.rawValue))
        }
    }

    private func complaint(_ found: String, _ value: String, words: [String]) -> String {
        let nearest = Spelling.nearest(to: value, among: words).map { " (did you mean \($0)?)" } ?? ""
        return "\(rawValue) takes one of \(words.joined(separator: ", ")), \(found)\(nearest)"
    }
}
