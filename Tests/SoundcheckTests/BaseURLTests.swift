import Testing

@testable import soundcheck

@Suite("The URL of a server that is checked")
struct BaseURLTests {
    @Test(
        "is taken as answers write it",
        arguments: [
            ("HTTP://LocalHost:8080/", "http://localhost:8080"),
            ("http://localhost:80", "http://localhost"),
            ("https://Staging.example:443/Api/", "https://staging.example/Api"),
            ("https://staging.example:80", "https://staging.example:80"),
            ("http://[::1]:8080", "http://[::1]:8080"),
        ])
    func canonical(text: String, url: String) throws {
        #expect(try Arguments(["check", "--base-url", text]).check.baseURL == url)
    }

    @Test(
        "is refused where paths cannot be written behind it, or nothing can be asked there",
        arguments: [
            "localhost:8080", "ftp://localhost", "http://", "http://localhost/?a=b", "http://localhost/#a",
            "http://ada:secret@localhost", "http://localhost:99999", "http://localhost:0",
        ])
    func refused(text: String) {
        #expect(throws: Failure.self) { try Arguments(["check", "--base-url", text]) }
    }
}
