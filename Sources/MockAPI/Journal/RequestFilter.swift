/// Which of a journal's records are meant. What is absent excludes nothing.
package struct RequestFilter: Sendable {
    package var operation: String?
    package var status: Int?
    package var caller: String?
    /// The number of the last record that is known already.
    package var since: Int?
    /// How many at most: the newest, or behind `since` the oldest, so that the next question can go on from there.
    package var limit: Int?

    package init(
        operation: String? = nil, status: Int? = nil, caller: String? = nil, since: Int? = nil, limit: Int? = nil
    ) {
        self.operation = operation
        self.status = status
        self.caller = caller
        self.since = since
        self.limit = limit
    }

    func admits(_ entry: JournalEntry) -> Bool {
        (operation == nil || operation == entry.operationId) && (caller == nil || caller == entry.callerId)
            && (status == nil || status == entry.status)
    }
}
