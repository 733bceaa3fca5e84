import JSONText

/// What a world was asked, the last of it: who called which operation, how it was answered and what broke the contract.
///
/// Records are numbered from 1; a number is never given twice.
package struct Journal: Sendable {
    /// How many requests are no longer in the journal although nobody deleted them, and the violations among them.
    package struct Forgotten: Sendable, Hashable {
        package fileprivate(set) var requests = 0
        package fileprivate(set) var violations = 0
    }

    private(set) var records = RecordRing()
    /// The number of the last record ever made.
    package private(set) var lastNumber = 0
    package private(set) var forgotten = Forgotten()
    /// The first of the violations among them, or nothing: a list, since an empty one takes one word in every world.
    private var forgottenBreach: [Breach] = []
    private var held = HeldEntries()
    /// Of entries that are no longer held.
    private var released: [StatusOfOperation: Int] = [:]
    private let capacity: Int

    /// - Parameter capacity: how many records are kept.
    package init(capacity: Int = 10_000) {
        self.capacity = capacity
    }

    /// - Parameters:
    ///   - instant: the world's time.
    ///   - duration: from the whole request to its answer, by the wall clock, in seconds.
    package mutating func record(_ entry: JournalEntry, at instant: Instant, duration: Double) {
        if records.count >= capacity { forgetOldest() }
        lastNumber += 1
        records.append(JournalRecord(place: held.hold(entry), duration: Float(duration), at: instant))
    }

    /// What the journal takes, in bytes, roughly. An entry that records share counts once.
    package var cost: Int { records.count * Journal.bytesOfRecord + held.bytes }

    /// Forgets the oldest records until the rest costs no more than so many bytes.
    package mutating func forget(toFit bytes: Int) {
        while cost > bytes, forgetOldest() {}
    }

    /// Deletes the records, and with them what was forgotten; coverage and numbers go on.
    package mutating func removeAll() {
        released = answers
        records = RecordRing()
        held = HeldEntries()
        forgotten = Forgotten()
        forgottenBreach = []
    }

    /// As new, but for the numbers.
    package mutating func startAgain() {
        let number = lastNumber
        self = Journal(capacity: capacity)
        lastNumber = number
    }

    /// The first violation that was forgotten, by which the others may be found.
    var firstForgotten: Breach? { forgottenBreach.first }

    /// How often each status of an operation was answered since the world began.
    var answers: [StatusOfOperation: Int] {
        held.all.reduce(into: released) { $0.count($1) }
    }

    func entry(of record: JournalRecord) -> JournalEntry { held[record.place] }

    /// The number of the oldest record, or the one that comes next.
    var firstNumber: Int { lastNumber - records.count + 1 }

    @discardableResult
    private mutating func forgetOldest() -> Bool {
        let (number, instant) = (firstNumber, records.first?.at)
        guard let entry = removeOldest(), let instant else { return false }
        if forgottenBreach.isEmpty, let violation = entry.violations.first {
            forgottenBreach = [Breach(number: number, at: instant, entry: entry, violation: violation)]
        }
        forgotten.requests += 1
        forgotten.violations += entry.violations.count
        return true
    }

    private mutating func removeOldest() -> JournalEntry? {
        guard let record = records.popFirst() else { return nil }
        let entry = held[record.place]
        if let holding = held.release(record.place) { released.count(holding) }
        return entry
    }

    /// A record itself, and its share of the room that a growing ring has to spare.
    private static let bytesOfRecord = 28
}

/// One status that an operation answers with.
struct StatusOfOperation: Sendable, Hashable {
    let operationId: String
    let status: Int
}

extension [StatusOfOperation: Int] {
    fileprivate mutating func count(_ holding: HeldEntries.Holding) {
        guard let operationId = holding.entry.operationId else { return }
        self[StatusOfOperation(operationId: operationId, status: holding.entry.status), default: 0] += holding.requests
    }
}
