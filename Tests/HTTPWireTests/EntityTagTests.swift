import HTTPWire
import Testing

@Suite("Entity tags and their conditions")
struct EntityTagTests {
    private func condition(_ values: String...) -> EntityTagCondition? {
        var fields = HTTPFields()
        for value in values { fields.append(.ifNoneMatch, value) }
        return EntityTagCondition(.ifNoneMatch, in: fields)
    }

    @Test("a condition is absent, any, or a list over all its lines")
    func reading() throws {
        let a = try #require(EntityTag("a"))
        let weak = try #require(EntityTag("b,c", isWeak: true))
        #expect(condition() == nil)
        #expect(condition("*") == .any)
        #expect(condition("\"a\"") == .oneOf([a]))
        #expect(condition("\"a\" , W/\"b,c\"") == .oneOf([a, weak]))
        #expect(condition(" ,\"a\",,", "W/\"b,c\"") == .oneOf([a, weak]))
        #expect(condition("\"\"") == .oneOf([try #require(EntityTag(""))]))
        #expect(a.description == "\"a\"")
        #expect(weak.description == "W/\"b,c\"")
    }

    @Test(
        "what is no entity tag names no state",
        arguments: ["", "a", "\"a", "w/\"a\"", "W/a", "\"a\"b", "\"a b\"", "*,"])
    func malformed(value: String) {
        #expect(condition(value) == .oneOf([]))
    }

    @Test("a malformed member leaves the others")
    func partlyMalformed() throws {
        let tag = try #require(EntityTag("good"))
        #expect(condition("bad, \"x\"y, \"good\"")?.matchesWeakly(tag) == true)
    }

    @Test("weak comparison looks past weakness, strong comparison never sees it as equal")
    func comparison() throws {
        let strong = try #require(EntityTag("a"))
        let weak = try #require(EntityTag("a", isWeak: true))
        let both = try #require(condition("W/\"a\""))
        #expect(both.matchesWeakly(strong))
        #expect(both.matchesWeakly(weak))
        #expect(!both.matchesStrongly(strong))
        #expect(!both.matchesStrongly(weak))
        let exact = try #require(condition("\"x\", \"a\""))
        #expect(exact.matchesStrongly(strong))
        #expect(!exact.matchesStrongly(weak))
        #expect(try !exact.matchesWeakly(#require(EntityTag("A"))))
        #expect(EntityTagCondition.any.matchesStrongly(weak))
    }

    @Test("what cannot stand between quotes is no tag", arguments: ["a\"b", "a b", "a\n"])
    func illegal(opaque: String) {
        #expect(EntityTag(opaque) == nil)
    }
}
