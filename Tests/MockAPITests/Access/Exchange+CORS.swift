extension Exchange {
    /// The names of the fields that concern pages of other origins.
    var corsFields: [String] {
        response.fields.entries.map(\.name).filter { $0.lowercased().hasPrefix("access-control-") }
    }
}
