import Foundation

extension JSONDecoder {
    /// Reads the backend's answers, whose instants are any that RFC 3339 allows.
    package static var stage: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            let container = try decoder.singleValueContainer()
            let text = try container.decode(String.self)
            guard let date = Date(rfc3339: text) else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no instant")
            }
            return date
        }
        return decoder
    }
}

extension Date {
    /// An instant with a fraction of any length, or none, and any offset. Foundation's own readers differ in which
    /// fractions they take, so it is read apart from the rest.
    init?(rfc3339 text: String) {
        var seconds = text.uppercased()
        var fraction = 0.0
        if let dot = seconds.firstIndex(of: ".") {
            let digits = seconds[dot...].dropFirst().prefix { $0.isNumber }
            guard let value = Double("0." + digits) else { return nil }
            fraction = value
            seconds.removeSubrange(dot..<digits.endIndex)
        }
        guard let date = try? Date(seconds, strategy: .iso8601) else { return nil }
        self = date.addingTimeInterval(fraction)
    }
}
