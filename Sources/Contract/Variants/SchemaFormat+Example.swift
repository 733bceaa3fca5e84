extension SchemaFormat {
    /// A text of the format; nil for formats of numbers.
    var exampleText: String? {
        switch self {
        case .dateTime: "2026-06-07T09:30:00Z"
        case .date: "2026-06-07"
        case .email: "somebody@example.com"
        case .uri: "https://example.com/"
        case .uriReference: "/"
        case .uuid: "f81d4fae-7dec-41d0-a765-00a0c91e6bf6"
        case .int32, .int64: nil
        }
    }
}
