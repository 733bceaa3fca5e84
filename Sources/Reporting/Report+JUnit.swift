extension Report {
    /// JUnit's XML in the form that GitHub's actions, GitLab and Jenkins read: a suite a group, a case a verdict.
    package var junit: String {
        var xml = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
        xml += "<testsuites\(attributes(name: title, counts, seconds: seconds))>\n"
        for group in groups {
            let seconds = group.verdicts.reduce(0) { $0 + $1.seconds }
            xml += "  <testsuite\(attributes(name: group.name, group.counts, seconds: seconds))>\n"
            for verdict in group.verdicts { xml += verdict.junit }
            xml += "  </testsuite>\n"
        }
        return xml + "</testsuites>\n"
    }

    private func attributes(name: String, _ counts: Counts, seconds: Double) -> String {
        #" name="\#(name.xmlEscaped)" tests="\#(counts.total)" failures="\#(counts.failed)" errors="0""#
            + #" skipped="\#(counts.excluded + counts.skipped)" time="\#(seconds.fixed(3))""#
    }
}

extension Verdict {
    fileprivate var junit: String {
        let attributes =
            #"classname="\#(group.xmlEscaped)" name="\#(id.xmlEscaped)" time="\#(seconds.fixed(3))""#
        guard let outcome else { return "    <testcase \(attributes)/>\n" }
        return "    <testcase \(attributes)>\n      \(outcome)\n    </testcase>\n"
    }

    private var outcome: String? {
        switch state {
        case .passed: nil
        case .failed:
            #"<failure message="\#(headline.xmlEscaped)" type="failure">\#(text.xmlEscaped)</failure>"#
        case .excluded, .skipped:
            #"<skipped message="\#((state.aside ?? "").xmlEscaped)"/>"#
        }
    }
}
