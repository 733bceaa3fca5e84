extension FrontPage {
    /// What the page does: asks as the chosen person, shows the answer, and makes what it names clickable.
    static let script = #"""

        const data = JSON.parse(document.getElementById("data").textContent);
        const at = id => document.getElementById(id);
        const make = (tag, text, more = {}) => Object.assign(document.createElement(tag), { textContent: text }, more);
        let person = data.people.find(one => data.operations.some(o => o.curl?.includes(`Bearer ${one.token}'`)))
          ?? data.people[0];

        document.querySelector("h1").textContent = document.title = data.title;
        at("story").textContent = data.story;
        at("document").href = data.document;

        function showPeople() {
          at("people").replaceChildren(...data.people.map(one => {
            const button = make("button", one.name);
            button.append(make("small", one.about), make("small", one.token));
            button.ariaPressed = one === person;
            button.onclick = () => { person = one; showPeople(); ask(); };
            return button;
          }));
        }

        function showOperations() {
          at("operations").replaceChildren(...data.operations.filter(o => o.request.startsWith("GET ")).map(o => {
            const button = make("button", o.summary);
            button.append(make("small", `${o.request} · ${o.status}`));
            if (o.url) button.onclick = () => ask(new URL(o.url).pathname); else button.disabled = true;
            return button;
          }));
        }

        // Where a card leads: from a space to its projects, from a project to its tracks, from a track to its detail.
        function leadsTo(one) {
          if ("projectCount" in one) return `/project/artist/${encodeURIComponent(one.id)}`;
          if ("kind" in one && "trackCount" in one) return `/track/project/${encodeURIComponent(one.id)}`;
          if ("position" in one) return `/track/${encodeURIComponent(one.id)}`;
        }

        function showCards(answer) {
          const list = Array.isArray(answer) ? answer : Object.values(answer ?? {}).filter(Array.isArray).flat();
          at("cards").replaceChildren(...list.filter(leadsTo).map(one => {
            const card = make("button", "", { className: "card", title: one.name, onclick: () => ask(leadsTo(one)) });
            card.append(one.artworkUrl ? make("img", "", { src: `${one.artworkUrl}?size=256`, alt: "", loading: "lazy" })
                                       : make("i", ""));
            card.append(make("b", one.name, { dir: "auto" }), make("small", one.artistName ?? one.owner?.name ?? ""));
            return card;
          }));
        }

        function showText(text) {
          const pieces = text.split(/("https?:\/\/[^"\s]+")/).map(piece => {
            if (!piece.startsWith(`"${location.origin}/`)) return piece;
            const url = JSON.parse(piece);
            return make("a", piece, { href: url, target: "_blank" });
          });
          at("answer").replaceChildren(...pieces);
        }

        async function ask(path = at("path").value) {
          at("path").value = path;
          at("curl").textContent = `curl -H 'Authorization: Bearer ${person.token}' '${location.origin}${path}'`;
          const headers = { Authorization: `Bearer ${person.token}` };
          const response = await fetch(path, { headers }).catch(() => null);
          if (!response) {
            at("outcome").textContent = "The server does not answer. Is it still running?";
            return;
          }
          const total = response.headers.get("X-Total-Count");
          at("outcome").textContent = `${response.status} ${response.statusText}` + (total ? ` · ${total} in all` : "");
          const type = response.headers.get("Content-Type") ?? "";
          if (!type.includes("json")) {
            at("cards").replaceChildren(type.startsWith("image/") ? make("img", "", { src: path, alt: "" }) : "");
            return showText(type);
          }
          const answer = await response.json();
          if (path !== at("path").value) return;  // asked for something else meanwhile
          showCards(answer);
          showText(JSON.stringify(answer, null, 2));
        }

        at("ask").onsubmit = event => { event.preventDefault(); ask(); };
        showPeople();
        showOperations();
        if (person) ask("/artist");

        """#
}
