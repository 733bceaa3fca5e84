import HTTPWire
import Testing

@Suite("The head of a request, as a name for what is asked")
struct RequestHeadTests {
    private let text = "GET /artist?limit=5 HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\n\r\n"

    @Test("equal bytes are an equal head, however they came")
    func equal() throws {
        let head = try #require(try request(text)?.head)
        let feed = Feed()
        feed.push(text + text)
        for _ in 0..<2 {
            let other = try #require(try feed.nextRequest()?.head)
            #expect(other == head)
            #expect(other.hashValue == head.hashValue)
        }
        #expect(head.count == text.utf8.count)
    }

    @Test("the body is no part of it")
    func body() throws {
        let post = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n"
        #expect(try request(post + "ab")?.head == request(post + "cd")?.head)
        #expect(try request(post + "ab")?.head?.count == post.utf8.count)
    }

    @Test("one byte that differs makes another, wherever it is")
    func different() throws {
        let bytes = Array(text.utf8)
        let head = try #require(try request(text)?.head)
        var others = 0
        for i in bytes.indices {
            var changed = bytes
            changed[i] ^= 0x01
            guard let other = try? request(String(decoding: changed, as: UTF8.self)) else { continue }
            #expect(other.head != nil)
            #expect(other.head != head, "byte \(i)")
            others += 1
        }
        // The rest are no requests.
        #expect(others > 20)
        #expect(try request(text.replacing("*/*", with: "*/* "))?.head != head)
    }

    @Test("it is found in a dictionary")
    func dictionary() throws {
        var answers: [RequestHead: String] = [:]
        for path in ["/a", "/b", "/a"] {
            let head = try #require(try request("GET \(path) HTTP/1.1\r\nHost: a\r\n\r\n")?.head)
            answers[head, default: ""] += path
        }
        #expect(answers.values.sorted() == ["/a/a", "/b"])
    }

    @Test("a request that was added to, or was made by hand, has none")
    func none() throws {
        var received = try #require(try request(text))
        received.fields.append(.age, "1")
        #expect(received.head == nil)

        var made = HTTPRequest(method: .get, target: try RequestTarget("/artist"))
        #expect(made.head == nil)
        made.fields.append(.host, "localhost")
        #expect(made.head == nil)
    }
}
