/// The entries that a journal's records share, each once, with what it stands for.
struct HeldEntries: Sendable {
    typealias Place = Int32

    struct Holding: Sendable {
        let entry: JournalEntry
        /// How many records hold it.
        fileprivate(set) var records = 0
        /// How many requests it stood for since it was held, forgotten ones included.
        fileprivate(set) var requests = 0

        fileprivate mutating func countOne() {
            records += 1
            requests += 1
        }
    }

    /// What is no longer held leaves its place for another.
    private var holdings: [Holding?] = []
    private var vacant: [Place] = []
    private var places: [ObjectIdentifier: Place] = [:]
    /// What the entries take together.
    private(set) var bytes = 0

    var all: [Holding] { holdings.compactMap(\.self) }

    /// The entry that a record holds there.
    subscript(place: Place) -> JournalEntry {
        guard let holding = holdings[Int(place)] else { preconditionFailure("No record holds the place \(place)") }
        return holding.entry
    }

    /// Holds an entry for one record more.
    mutating func hold(_ entry: JournalEntry) -> Place {
        let place = places[ObjectIdentifier(entry)] ?? add(entry)
        holdings[Int(place)]?.countOne()
        return place
    }

    /// Takes one record's share away. What the entry stood for, where that was the last.
    mutating func release(_ place: Place) -> Holding? {
        holdings[Int(place)]?.records -= 1
        guard let holding = holdings[Int(place)], holding.records == 0 else { return nil }
        places[ObjectIdentifier(holding.entry)] = nil
        bytes -= holding.entry.size
        if places.isEmpty {
            self = HeldEntries()
        } else {
            holdings[Int(place)] = nil
            vacant.append(place)
        }
        return holding
    }

    private mutating func add(_ entry: JournalEntry) -> Place {
        let place = vacant.popLast() ?? Place(holdings.count)
        if Int(place) == holdings.count { holdings.append(nil) }
        holdings[Int(place)] = Holding(entry: entry)
        places[ObjectIdentifier(entry)] = place
        bytes += entry.size
        return place
    }
}
