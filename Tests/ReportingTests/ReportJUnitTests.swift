import Foundation
import Reporting
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("A report as JUnit's XML")
struct ReportJUnitTests {
    @Test("has a suite a group and a case a verdict, and counts them")
    func sample() throws {
        let root = try XMLTree(Report.sample.junit).root
        #expect(root.name == "testsuites")
        #expect(
            root.attributes == [
                "name": "The client against Soundcheck", "tests": "4", "failures": "1", "errors": "0", "skipped": "2",
                "time": "1.250",
            ])
        #expect(root.children.map(\.name) == ["testsuite", "testsuite"])
        #expect(
            root.children[0].attributes == [
                "name": "getTrack", "tests": "2", "failures": "1", "errors": "0", "skipped": "0", "time": "0.312",
            ])
        let cases = root.children.flatMap(\.children)
        #expect(cases.allSatisfy { $0.name == "testcase" })
        #expect(cases.map { $0.attributes["name"] } == Report.sample.verdicts.map(\.id))
        #expect(cases.map { $0.attributes["classname"] } == Report.sample.verdicts.map(\.group))
        #expect(cases.map { $0.attributes["time"] } == ["0.250", "0.062", "0.000", "0.000"])
        #expect(cases.map { $0.children.map(\.name) } == [[], ["failure"], ["skipped"], ["skipped"]])
    }

    @Test("tells a failure by its first line, and all of it below; what was not judged by its reason")
    func outcomes() throws {
        let cases = try XMLTree(Report.sample.junit).root.children.flatMap(\.children)
        let failure = cases[1].children[0]
        #expect(
            failure.attributes["message"] == "getTrack as ben: /name: expected \"Undertow\", the client keeps nothing")
        #expect(failure.text == Report.sample.verdicts[1].text)
        #expect(cases[2].children[0].attributes["message"] == "excluded: no paging yet")
        #expect(cases[3].children[0].attributes["message"] == "skipped: the client has no means")
    }

    @Test("is XML whatever is in the texts, and loses nothing that XML can say", arguments: Report.oddTexts)
    func oddTexts(text: String) throws {
        let root = try XMLTree(Report.failing(text).junit).root
        let readable = String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { scalar in
                    switch scalar.value {
                    case 0x9, 0xA, 0xD: scalar
                    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? scalar
                    case 0xFFFE, 0xFFFF: "\u{FFFD}"
                    default: scalar
                    }
                }))
        #expect(root.attributes["name"] == readable)
        #expect(root.children[0].children[0].children[0].text == readable)
    }
}

/// An XML document as a parser that is not ours reads it.
private final class XMLTree: NSObject, XMLParserDelegate {
    final class Element {
        let name: String
        let attributes: [String: String]
        var children: [Element] = []
        var text = ""

        init(_ name: String, _ attributes: [String: String]) {
            self.name = name
            self.attributes = attributes
        }
    }

    private let document = Element("", [:])
    private var open: [Element] = []

    var root: Element { document.children[0] }

    init(_ text: String) throws {
        super.init()
        open = [document]
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = self
        #expect(parser.parse(), "\(parser.parserError.map(String.init(describing:)) ?? "")\n\(text)")
        try #require(document.children.count == 1)
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let element = Element(name, attributes)
        open.last?.children.append(element)
        open.append(element)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { open.last?.text += text }
}
