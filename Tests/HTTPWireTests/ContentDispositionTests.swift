import HTTPWire
import Testing

@Suite("Names of files to save")
struct ContentDispositionTests {
    @Test(
        "A name comes as ASCII for old clients, and as it is",
        arguments: [
            ("a.wav", "a.wav", "a.wav"),
            ("night bloom_v7.wav", "night bloom_v7.wav", "night%20bloom_v7.wav"),
            ("Señal.wav", "Se_al.wav", "Se%C3%B1al.wav"),
            ("100% \"live\".wav", "100_ _live_.wav", "100%25%20%22live%22.wav"),
            ("a/b\\c.wav", "a_b_c.wav", "a%2Fb%5Cc.wav"),
            ("🌙.wav", "_.wav", "%F0%9F%8C%99.wav"),
            ("it's (1)*.wav", "it's (1)*.wav", "it%27s%20%281%29%2A.wav"),
            ("a\r\nb", "a__b", "a%0D%0Ab"),
        ])
    func names(name: String, plain: String, extended: String) {
        #expect(
            ContentDisposition.attachment(named: name)
                == "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(extended)")
    }
}
