import Testing

@testable import ContractCheck

@Suite("Link fields")
struct LinkFieldTests {
    @Test(
        "The next page is found however the field is written",
        arguments: [
            #"<http://localhost/artist?cursor=a>; rel="next""#, "<http://localhost/artist?cursor=a>;rel=next",
            #"</first>; rel="first", <http://localhost/artist?cursor=a>; rel="next""#,
            #"<http://localhost/artist?cursor=a>; title="a, b; c"; rel="last NEXT""#,
            #"<http://localhost/artist?cursor=a> ; REL = "next" , </last>; rel=last"#,
        ])
    func next(value: String) {
        #expect(LinkField.target(of: "next", in: value) == "http://localhost/artist?cursor=a")
    }

    @Test(
        "Another relation is no next page",
        arguments: ["", "</a>", #"</a>; rel="prev""#, #"</a>; title="rel=next""#, "</a>; rev=next", "nonsense", "<"])
    func none(value: String) {
        #expect(LinkField.target(of: "next", in: value) == nil)
    }
}
