import Testing

@testable import SocketIO

@Suite("The table of channels")
struct ChannelTableTests {
    private final class Dummy: Channel {
        func becameReady(_ readiness: Readiness) {}
        func finishTurn() {}
        func deadlinePassed() {}
        func loopStops() {}
    }

    @Test("an old token does not lead to the slot's next channel")
    func staleTokens() {
        var table = ChannelTable()
        let old = table.insert(Dummy())
        #expect(table[old] != nil)
        table.remove(old)
        #expect(table[old] == nil)
        let next = Dummy()
        let new = table.insert(next)
        #expect(new.slot == old.slot)
        #expect(table[old] == nil)
        #expect(table[new] === next)
        #expect(table.all.count == 1)
    }

    @Test("only what is due is taken, once, and a removed channel's deadline goes with it")
    func deadlines() {
        var table = ChannelTable()
        let channels = (0..<4).map { _ in Dummy() }
        let tokens = channels.map { table.insert($0) }
        #expect(!table.hasDeadlines)
        table.setDeadline(10, of: tokens[0])
        table.setDeadline(11, of: tokens[1])
        table.setDeadline(10, of: tokens[2])
        table.remove(tokens[2])
        #expect(table.takeDue(at: 9).isEmpty)
        let due = table.takeDue(at: 10)
        #expect(due.count == 1 && due[0] === channels[0])
        #expect(table.takeDue(at: 10).isEmpty)
        #expect(table.hasDeadlines)
        #expect(table.takeDue(at: 12).count == 1)
        #expect(!table.hasDeadlines)
    }

    @Test("a token's parts come back")
    func token() {
        let token = ChannelToken(slot: 123_456, generation: .max)
        #expect(token.slot == 123_456)
        #expect(token.generation == .max)
    }
}
