/// Names a channel in its loop's table: the slot, and how often the slot had been given out before. An event that was
/// fetched before its channel closed thus never reaches a later channel.
struct ChannelToken: Hashable, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    init(slot: Int, generation: UInt32) {
        rawValue = UInt64(generation) << 32 | UInt64(slot)
    }

    var slot: Int { Int(rawValue & 0xFFFF_FFFF) }
    var generation: UInt32 { UInt32(rawValue >> 32) }
}

/// The open channels of a loop, which it keeps alive, and their deadlines.
struct ChannelTable {
    private struct Slot {
        var channel: (any Channel)?
        var generation: UInt32 = 0
    }

    private var slots: [Slot] = []
    private var freeSlots: [Int] = []
    /// By slot, in ticks; 0 is none. Side by side, so that a tick reads through a few kilobytes and touches no channel.
    private var deadlines: [UInt64] = []

    mutating func insert(_ channel: any Channel) -> ChannelToken {
        guard let slot = freeSlots.popLast() else {
            slots.append(Slot(channel: channel))
            deadlines.append(0)
            return ChannelToken(slot: slots.count - 1, generation: 0)
        }
        slots[slot].channel = channel
        return ChannelToken(slot: slot, generation: slots[slot].generation)
    }

    mutating func remove(_ token: ChannelToken) {
        slots[token.slot].channel = nil
        slots[token.slot].generation &+= 1
        deadlines[token.slot] = 0
        freeSlots.append(token.slot)
    }

    /// nil when the channel is no longer in the table.
    subscript(token: ChannelToken) -> (any Channel)? {
        let slot = slots[token.slot]
        return slot.generation == token.generation ? slot.channel : nil
    }

    var all: [any Channel] { slots.compactMap(\.channel) }

    // MARK: Deadlines

    mutating func setDeadline(_ tick: UInt64, of token: ChannelToken) {
        deadlines[token.slot] = tick
    }

    var hasDeadlines: Bool { deadlines.contains { $0 != 0 } }

    /// The channels whose deadline is `tick` or before; they have none any more.
    mutating func takeDue(at tick: UInt64) -> [any Channel] {
        var due: [any Channel] = []
        for slot in deadlines.indices where deadlines[slot] != 0 && deadlines[slot] <= tick {
            deadlines[slot] = 0
            if let channel = slots[slot].channel { due.append(channel) }
        }
        return due
    }
}
