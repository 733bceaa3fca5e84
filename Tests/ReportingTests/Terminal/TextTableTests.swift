import Reporting
import Testing

@Suite("A table for a terminal")
struct TextTableTests {
    @Test("has its columns below each other, numbers at the right, wide characters counted as two")
    func columns() {
        var table = TextTable(["who", "how many", "what"])
        table.add(["山田", .init(7), "a"])
        table.add(["Ada", .init(1200), ""])
        table.add([.init("Ben\u{1B}"), .init(0), "b"])
        #expect(
            table.text(Style(isColoured: false)) == """
                  who   how many  what
                  山田         7  a
                  Ada       1200
                  Ben          -  b

                """)
    }

    @Test("colours do not move its columns")
    func colours() {
        var table = TextTable(["who", "n"])
        table.add([.init("Ada") { $0.strong($1) }, .init(1) { $0.bad($1) }])
        #expect(
            table.text(Style(isColoured: true))
                == "  \u{1B}[2mwho\u{1B}[0m  \u{1B}[2mn\u{1B}[0m\n  \u{1B}[1mAda\u{1B}[0m  \u{1B}[31m1\u{1B}[0m\n")
    }
}
