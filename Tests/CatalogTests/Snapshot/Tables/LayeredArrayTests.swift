import Testing

@testable import Catalog

@Suite("An array in layers")
struct LayeredArrayTests {
    @Test("has the base's elements in their places, then the added ones")
    func order() {
        var array = LayeredArray(["a", "b", "c", "d"])
        let added = ["e", "f", "g"].map { array.append($0) }
        array.remove(at: 1)
        array.replace(at: 2, with: "C")
        array.remove(at: added[1])
        array.replace(at: added[2], with: "G")
        array.replace(at: 0, with: "A")
        array.remove(at: 0)
        #expect(array.elements == ["C", "d", "e", "G"])
        #expect(array.count == 4)
        #expect([2, 3, added[0], added[2]].map { array.place(of: $0) } == [0, 1, 2, 3])
        #expect([2, 3, added[0], added[2]].map { array[$0] } == array.elements)
    }

    @Test("knows its last element, added or of the base")
    func last() {
        var array = LayeredArray(["a", "b", "c"])
        #expect(array.last == "c")
        let added = ["d", "e"].map { array.append($0) }
        #expect(array.last == "e")
        array.remove(at: added[1])
        #expect(array.last == "d")
        array.remove(at: added[0])
        array.remove(at: 2)
        #expect(array.last == "b")
        array.replace(at: 1, with: "B")
        #expect(array.last == "B")
        array.remove(at: 0)
        #expect(array.last == "B")
        array.remove(at: 1)
        #expect(array.last == nil)
    }

    @Test("never gives an offset again")
    func offsets() {
        var array = LayeredArray<String>([])
        let first = array.append("a")
        array.remove(at: first)
        #expect(array.append("b") != first)
        #expect(array.elements == ["b"])
    }

    private final class Element: Sendable {}

    @Test("lets go of an element that it has no longer")
    func release() {
        var array = LayeredArray([Element()])
        weak var replacing: Element?
        weak var added: Element?
        do {
            let (first, second) = (Element(), Element())
            (replacing, added) = (first, second)
            array.replace(at: 0, with: first)
            let offset = array.append(second)
            array.remove(at: 0)
            array.remove(at: offset)
        }
        #expect(array.count == 0)
        #expect(replacing == nil && added == nil)
    }
}
