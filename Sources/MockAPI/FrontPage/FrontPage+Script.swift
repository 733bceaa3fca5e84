extension FrontPage {
    /// What the page does: asks as the chosen person, shows the answer, and makes what it names clickable.
    ///
    /// Who asks and what is asked stand in the address (`#user-ada/artist`): Back works, and a link can be shared.
    static let script = #"""

        const data = JSON.parse(document.getElementById("data").textContent);
        const at = id => document.getElementById(id);
        const make = (tag, text, more = {}) => Object.assign(document.createElement(tag), { textContent: text }, more);
        const shellQuoted = text => `'${text.replaceAll("'", "'\\''")}'`;
        const wide = matchMedia("(min-width: 50rem)");

        const gets = data.operations.filter(o => o.request.startsWith("GET "));
        const signIn = data.operations.find(o => o.operationId === "signIn" && o.url);
        const first = gets.find(o => o.url);
        let asked = 0;

        // Where the world that is shown is: this server, or a path prefix on it.
        const root = location.origin + location.pathname.replace(/\/$/, "");

        // A path of this world, from what was typed or from one of its URLs.
        function pathOf(text) {
          const path = text.startsWith(`${root}/`) ? text.slice(root.length) : text;
          const url = new URL(root + (path.startsWith("/") ? path : `/${path}`));
          return (url.pathname + url.search).slice(root.length - location.origin.length);
        }

        function question() {
          const [, id, path] = location.hash.match(/^#([^/]*)(\/.*)$/) ?? [];
          const person = data.people.find(one => encodeURIComponent(one.id) === id)
            ?? data.people.find(one => one.id === first?.caller) ?? data.people[0];
          return { person, path: path ?? pathOf(first?.url ?? "/") };
        }

        function go({ person = question().person, path }) {
          const before = location.href;
          location.hash = `${person ? encodeURIComponent(person.id) : ""}${pathOf(path)}`;
          if (location.href === before) show();  // to ask the same again
        }

        // Of the operations that fit a path the server takes the one with the longer literal beginning.
        function operationAt(path) {
          const segments = path.split("?")[0].split("/");
          const parts = o => o.request.slice("GET ".length).split("/");
          const literal = o => `${o.request}{`.indexOf("{");
          return gets.filter(o => parts(o).length === segments.length)
            .filter(o => parts(o).every((part, index) => part.startsWith("{") || part === segments[index]))
            .sort((one, other) => literal(other) - literal(one))[0];
        }

        // Where a card leads: from a space to its projects, from a project to its tracks, from a track to its detail.
        function leadsTo(one) {
          if ("projectCount" in one) return `/project/artist/${encodeURIComponent(one.id)}`;
          if ("kind" in one && "trackCount" in one) return `/track/project/${encodeURIComponent(one.id)}`;
          if ("position" in one) return `/track/${encodeURIComponent(one.id)}`;
        }

        function card(one) {
          const initials = one.name.trim().split(/\s+/).slice(0, 2).map(word => [...word][0]).join("");
          const button = make("button", "", { title: one.name, onclick: () => go({ path: leadsTo(one) }) });
          button.append(
            one.artworkUrl ? make("img", "", { src: `${one.artworkUrl}?size=256`, alt: "", loading: "lazy" })
                           : make("i", initials, { ariaHidden: "true" }),
            make("b", one.name, { dir: "auto" }), make("small", one.artistName ?? one.owner?.name ?? ""));
          return button;
        }

        function showText(text) {
          at("answer").replaceChildren(...text.split(/("https?:\/\/[^"\s]+")/).map(piece =>
            piece.startsWith(`"${root}/`)
              ? make("a", piece, { href: JSON.parse(piece), target: "_blank" }) : piece));
        }

        async function get(path, person) {
          const headers = person ? { Authorization: `Bearer ${person.token}` } : {};
          const response = await fetch(root + path, { headers });
          const type = response.headers.get("Content-Type") ?? "";
          // Its player asks for as much as it plays.
          if (type.startsWith("audio/")) response.body?.cancel();
          return { response, type, value: type.includes("json") ? await response.json() : undefined };
        }

        async function renewToken(person) {
          const answer = await fetch(root + pathOf(signIn.url), {
            method: "POST", headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ email: person.email, password: person.password }),
          }).then(response => response.json()).catch(() => ({}));
          if (answer.detail) return at("detail").textContent = answer.detail;
          person.token = answer.token ?? person.token;
          show();
        }

        function showAnswer({ response, type, value }, person, path) {
          const total = response.headers.get("X-Total-Count");
          const next = response.headers.get("Link")?.match(/<([^>]*)>; *rel="next"/)?.[1];
          const status = `${response.status} ${response.statusText}`;
          at("outcome").textContent = total ? `${status} · ${total} in all` : status;
          at("detail").textContent = response.ok ? "" : value?.detail ?? "";
          const steps = [];
          if (next) steps.push(make("button", "Next page", { onclick: () => go({ path: next }) }));
          if (signIn && value?.code === "token-expired")
            steps.push(make("button", `Sign in as ${person.name}`, { onclick: () => renewToken(person) }));
          at("steps").replaceChildren(...steps);
          const list = Array.isArray(value) ? value : Object.values(value ?? {}).filter(Array.isArray).flat();
          at("cards").replaceChildren(...response.ok && type.startsWith("audio/") ? [make("audio", "", { src: root + path, controls: true })]
            : type.startsWith("image/") ? [make("img", "", { src: root + path, alt: "The answer" })]
            : list.filter(one => one?.name && leadsTo(one)).map(card));
          showText(value === undefined ? type : JSON.stringify(value, null, 2));
        }

        // One question at a time: an answer that comes after the next question is dropped.
        async function show() {
          const { person, path } = question();
          const turn = ++asked;
          showQuestion(person, path);
          at("result").ariaBusy = "true";
          const answer = await get(path, person).catch(() => null);
          if (turn !== asked) return;
          // What was pressed may go away with the answer that it stood in; reading goes on at the new one.
          if (at("result").contains(document.activeElement)) at("outcome").focus();
          at("result").ariaBusy = "false";
          if (answer) return showAnswer(answer, person, path);
          for (const id of ["detail", "steps", "cards", "answer"]) at(id).replaceChildren();
          at("outcome").textContent = "The server does not answer. Is it still running?";
        }

        function showQuestion(person, path) {
          const operation = operationAt(path);
          data.people.forEach((one, index) => {
            const button = at("people").children[index];
            button.ariaPressed = String(one === person);
            button.lastChild.textContent = one.token;
          });
          at("about").textContent = person?.about ?? "";
          at("credentials").textContent = person ? `${person.email} · ${person.password}` : "";
          gets.forEach((o, index) => { at("operations").children[index].ariaCurrent = String(o === operation); });
          at("path").value = path;
          const caller = person ? `-H ${shellQuoted(`Authorization: Bearer ${person.token}`)} ` : "";
          at("curl").textContent = `curl ${caller}${shellQuoted(root + path)}`;
        }

        function build() {
          at("title").textContent = document.title = data.world === "default" ? data.title : `${data.title} · ${data.world}`;
          at("story").textContent = data.story;
          at("document").href = data.document;
          at("control").href = data.controlSide;
          at("people").append(...data.people.map(person => {
            // Without the query, since a cursor is good for its own caller only.
            const onclick = () => go({ person, path: question().path.split("?")[0] });
            const button = make("button", person.name, { onclick });
            button.append(make("small", person.token));
            return button;
          }));
          at("operations").append(...gets.map(o => {
            const button = make("button", o.summary, { disabled: !o.url, onclick: () => go({ path: o.url }) });
            const marks = [o.status, o.parked && "parked", o.answeredBy].filter(Boolean).join(" · ");
            button.append(make("small", marks), make("code", o.request));
            return button;
          }));
          at("ask").onsubmit = event => { event.preventDefault(); go({ path: at("path").value }); };
          for (const one of document.querySelectorAll("details")) one.open = wide.matches;
        }

        // On a narrow screen the operations would hide the answer to one of them.
        addEventListener("hashchange", () => {
          if (!wide.matches && at("choices").contains(document.activeElement)) at("outcome").focus();
          at("choices").open = wide.matches;
          show();
          if (at("ask").getBoundingClientRect().top < 0) at("ask").scrollIntoView();
        });
        build();
        show();

        """#
}
