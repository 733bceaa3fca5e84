extension Router {
    /// What to tell somebody whose path has nothing.
    /// - Parameter others: paths that the server has beside the router's.
    func hint(for path: RequestPath, beside others: [KnownPath] = []) -> String {
        PathAdvice(paths: paths + others, index: index).hint(for: path)
    }
}
