import Testing

@testable import JSONText

@Suite("Keys that were read before")
struct KeyCacheTests {
    @Test("are the same texts, however many share a place")
    func keys() {
        var cache = KeyCache()
        let keys = (0..<300).map { "key\($0 % 7)\(String(repeating: "x", count: $0 % 23))\($0)" } + ["", "a", "b"]
        for key in keys + keys.reversed() + keys {
            var text = key
            #expect(text.withUTF8 { cache.key($0) } == key)
        }
    }
}
