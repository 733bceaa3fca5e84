import HTTPWire
import JSONText

extension FrontPage {
    /// The page for a browser: ``FrontPage/value`` as data, and a script that shows it and asks on.
    var html: [UInt8] {
        var data: [UInt8] = []
        for byte in JSONWriter.bytes(of: value) {
            // "<" in a name must not end the script element.
            if byte == UInt8(ascii: "<") { data += Array("\\u003c".utf8) } else { data.append(byte) }
        }
        let parts = FrontPage.template.split(separator: "{{data}}", maxSplits: 1)
        return Array(parts[0].utf8) + data + Array(parts[1].utf8)
    }

    /// Only what the page itself brings may run, it may ask nobody but this server, and no page may frame it.
    static var securityFields: [(HTTPFieldName, String)] {
        let policy = [
            "default-src 'none'", "img-src 'self' data:", "media-src 'self'", "connect-src 'self'",
            "style-src 'unsafe-inline'",
            "script-src 'unsafe-inline'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'",
        ]
        return [(.contentSecurityPolicy, policy.joined(separator: "; ")), (.xContentTypeOptions, "nosniff")]
    }

    private static let template = """
        <!doctype html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <link rel="icon" href="data:,">
        <title>Soundcheck</title>
        <style>\(style)</style>
        <header><details><summary><h1 id="title">Soundcheck</h1></summary><p id="story"></p></details></header>
        <noscript><p>This page needs JavaScript. <code>curl</code> gets the same as JSON.</p></noscript>
        <main>
        <nav>
        <h2 id="who">Who asks</h2>
        <div id="people" role="group" aria-labelledby="who"></div>
        <p id="about"></p>
        <p id="credentials"></p>
        <details id="choices"><summary><h2>What is asked</h2></summary>
        <div id="operations"></div>
        <p><a id="document">The OpenAPI document</a> · <a id="control">Worlds, data, weather and journal</a></p>
        </details>
        </nav>
        <section>
        <form id="ask">GET <input id="path" aria-label="Path" spellcheck="false"> <button>Ask</button></form>
        <p id="curl"></p>
        <div id="result">
        <p id="outcome" role="status" tabindex="-1"></p>
        <p id="detail"></p>
        <p id="steps"></p>
        <div id="cards"></div>
        <pre id="answer"></pre>
        </div>
        </section>
        </main>
        <script type="application/json" id="data">{{data}}</script>
        <script>\(script)</script>
        </html>

        """
}
