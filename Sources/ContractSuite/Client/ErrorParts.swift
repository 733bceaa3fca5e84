import Foundation

/// Something that an error holds.
struct ErrorPart {
    /// The name of the property or the case that holds it; empty for the error itself.
    let label: String
    let value: Any
}

/// An error and all that it holds.
enum ErrorParts {
    /// An error may hold whole requests and responses: what is not found early is not looked for any longer.
    private static let limit = 400

    /// From the outside in.
    static func all(of error: any Error) -> [ErrorPart] {
        var parts = [ErrorPart(label: "", value: error)]
        var next = 0
        while next < parts.count, parts.count < limit {
            parts += parts[next].children
            next += 1
        }
        return parts
    }
}

extension ErrorPart {
    fileprivate var children: [ErrorPart] {
        if value is String { return [] }
        var children = Mirror(reflecting: value).inheritedChildren.map { child in
            ErrorPart(label: name(for: child.label), value: child.value)
        }
        if let error = value as? any Error {
            children += (error as NSError).userInfo.map { ErrorPart(label: $0.key, value: $0.value) }
        }
        return children
    }

    /// What has no name of its own has that of what holds it: unlabelled associated values, the value in an optional.
    private func name(for label: String?) -> String {
        guard let label, !label.hasPrefix("."), label != "some", label != "rawValue" else { return self.label }
        return label
    }
}
