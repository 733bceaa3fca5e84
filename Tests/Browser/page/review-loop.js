// The review loop in a page, at the server that `?server=` names. `reviewLoop` is a promise of what was checked.

const server = new URLSearchParams(location.search).get("server");
const player = document.querySelector("#player");
const trackId = "track-afterglow";
const report = [];

window.reviewLoop = (async () => {
    const ada = await signIn("ada"), eli = await signIn("eli");
    await showFeed(ada);
    const file = await openTrack(ada);
    await listen(file);
    await readPart(file);
    await comment(ada, file);
    await requestChanges(ada, file);
    await share(ada, eli);
    await openLink(ada, file);
    return report;
})();
window.reviewLoop.catch((error) => tell(error.message, "failed"));

// MARK: the loop

async function signIn(name) {
    const session = await ask(null, "POST", "/auth/sign-in",
        { email: `${name}@example.com`, password: `mock-${name}-password` });
    check(`${session.json.user.name} has signed in`, session.json.token);
    return session.json.token;
}

async function showFeed(token) {
    const feed = await ask(token, "GET", "/feed?limit=8");
    check("the feed says how long it is and where it goes on",
        Number(feed.field("X-Total-Count")) > 8 && feed.field("Link")?.includes('rel="next"'), feed.field("Link"));
    const images = feed.json.filter((track) => track.artworkUrl).map((track) => {
        const row = document.createElement("li"), image = new Image(), text = document.createElement("span");
        image.src = track.artworkUrl;
        text.append(track.name, document.createElement("br"));
        const line = document.createElement("small");
        line.textContent = `${track.artistName} · ${track.projectName} · ${track.state} · ${track.unreadCommentCount} unread`;
        text.append(line);
        row.append(image, text);
        document.querySelector("#feed").append(row);
        return image;
    });
    await Promise.all(images.map((image) => image.decode()));
    check(`${images.length} pictures are shown`, images.every((image) => image.naturalWidth > 0));
}

async function openTrack(token) {
    const track = (await ask(token, "GET", `/track/${trackId}`)).json;
    const file = track.currentFile;
    document.querySelector("#title").textContent = `${track.name}, version ${file.version}`;
    const { peaks } = (await ask(token, "GET", `/file/${file.id}/waveform?points=1100`)).json;
    const sections = (await ask(token, "GET", `/section/file/${file.id}`)).json;
    const drawing = document.querySelector("#waveform").getContext("2d");
    const place = (ms) => (ms / file.durationMs) * 1100;
    sections.forEach(({ startMs, endMs }, index) => {
        drawing.fillStyle = index % 2 ? "#eef" : "#dde";
        drawing.fillRect(place(startMs), 0, place(endMs) - place(startMs), 120);
    });
    drawing.fillStyle = "#446";
    peaks.forEach((peak, x) => drawing.fillRect(x, 60 - (60 * peak) / 32768, 1, (120 * peak) / 32768));
    check(`${track.name} has ${sections.length} sections and a waveform`, sections.length && Math.max(...peaks) > 0);
    return file;
}

async function listen(file) {
    const loaded = once(player, "loadedmetadata");
    player.src = file.audioUrl;
    await loaded;
    check(`its sound is ${player.duration.toFixed(3)} s long, as the file says`,
        Math.abs(player.duration * 1000 - file.durationMs) <= 50, `${file.durationMs} ms`);

    const context = new AudioContext(), analyser = context.createAnalyser();
    context.createMediaElementSource(player).connect(analyser).connect(context.destination);
    await context.resume();

    const middle = player.duration / 2, sought = once(player, "seeked");
    player.currentTime = middle;
    await sought;
    check(`the player has gone to ${middle.toFixed(1)} s`, Math.abs(player.currentTime - middle) < 0.1, player.currentTime);
    await player.play();
    const samples = new Float32Array(analyser.fftSize);
    while (player.currentTime < middle + 0.5 || samples.every((sample) => sample === 0)) {
        await once(player, "timeupdate");
        analyser.getFloatTimeDomainData(samples);
    }
    player.pause();
    check(`it has played on to ${player.currentTime.toFixed(1)} s, and the page may hear it`,
        Math.max(...samples.map(Math.abs)) > 0.001);

    const { requests } = (await ask(null, "GET", "/__admin/requests?operation=streamAudio")).json;
    const statuses = requests.map((request) => request.status), parts = statuses.filter((status) => status === 206);
    // What Chromium has already it may ask about again, which 304 answers.
    check(`the server has sent ${parts.length} parts of the sound, and never the whole`,
        parts.length > 1 && statuses.every((status) => status === 206 || status === 304), statuses);
}

async function readPart(file) {
    const seconds = 2, last = 44 + 2 * 44100 * seconds - 1;
    const part = await fetch(file.audioUrl, { headers: { Range: `bytes=0-${last}` } });
    check("a page reads where a part belongs",
        part.status === 206 && part.headers.get("Content-Range") === `bytes 0-${last}/${file.sizeBytes}`,
        `${part.status}, Content-Range ${part.headers.get("Content-Range")}`);
    const bytes = await part.arrayBuffer(), sent = new Int16Array(bytes.slice(44));
    const sound = await new OfflineAudioContext(1, 1, 44100).decodeAudioData(bytes);
    const heard = sound.getChannelData(0);
    check(`the part decodes to ${sound.duration.toFixed(3)} s of the same samples`,
        heard.length === sent.length && heard.every((sample, n) => Math.abs(sample - sent[n] / 32768) < 1e-4));
}

async function comment(token, file) {
    const atMs = Math.round(player.currentTime * 1000);
    const made = await ask(token, "POST", `/comment/file/${file.id}`, { text: "The snare hides the vocal here.", atMs });
    check("a page reads where its comment is, and its tag", made.status === 201
        && made.field("Location")?.startsWith(`${server}/comment/`) && made.field("ETag")?.startsWith('"'),
        `${made.field("Location")} ${made.field("ETag")}`);
    const edit = (tag) => ask(token, "PATCH", made.field("Location"), { resolved: true }, { "If-Match": tag });
    check("it resolves it", (await edit(made.field("ETag"))).json.resolved);
    const stale = await edit(made.field("ETag"));
    check("and reads why it cannot do so twice", stale.status === 412 && stale.json.detail.includes("If-Match"), stale.status);

    const comments = (await ask(token, "GET", `/comment/file/${file.id}`)).json;
    for (const { author, text, atMs } of comments.slice(-4)) {
        const row = document.createElement("li");
        row.textContent = `${atMs === undefined ? "" : (atMs / 1000).toFixed(1) + " s "}${author.name}: ${text}`;
        document.querySelector("#comments").append(row);
    }
    check(`the last of ${comments.length} comments is the page's own`,
        comments.at(-1).id === made.json.id && comments.at(-1).atMs === atMs);
}

async function requestChanges(token, file) {
    const review = await ask(token, "POST", `/track/${trackId}/review`, { decision: "requestChanges", fileId: file.id });
    const track = (await ask(token, "GET", `/track/${trackId}`)).json;
    check("changes are requested", review.status === 201 && track.state === "changesRequested", track.state);
}

async function share(owner, guest) {
    const path = `/collaboration/track/${trackId}/collaborator/user-eli`;
    check("Eli is let in", (await ask(owner, "POST", path, { role: "viewer" })).status === 201);
    const inbound = (await ask(guest, "GET", "/collaboration/collaborator/tracks")).json;
    const outbound = (await ask(owner, "GET", "/collaboration/shared-by-me")).json.tracks;
    check("Eli sees it inbound, Ada outbound",
        inbound.map((track) => track.id).join() === trackId && outbound.some((track) => track.id === trackId));
    check("Eli may not comment, and reads why",
        (await ask(guest, "POST", `/comment/file/file-afterglow-v7`, { text: "Hi!" })).json.access?.required === "editor");
    check("Eli is seen out", (await ask(owner, "DELETE", path)).status === 204);
}

async function openLink(token, file) {
    const link = (await ask(token, "POST", `/link/track/${trackId}`, { access: "comment" })).json;
    const opened = (await ask(null, "GET", link.url)).json;
    check("whoever has the link sees the track and its comments",
        opened.tracks[0]?.id === trackId && opened.tracks[0].comments.length > 0);
    const audio = new Audio(opened.tracks[0].audioUrl), loaded = once(audio, "loadedmetadata");
    await loaded;
    check("and hears it", Math.abs(audio.duration * 1000 - file.durationMs) <= 50, audio.duration);
    await ask(token, "DELETE", `/link/${link.id}`);
    const gone = await ask(null, "GET", link.url);
    check("until it is revoked", gone.status === 410 && gone.json.detail.includes("revoked"), gone.status);
}

// MARK: means

/** Asks by path, or by a URL that an answer gave. */
async function ask(token, method, target, body, fields = {}) {
    const headers = new Headers(fields);
    if (token) headers.set("Authorization", `Bearer ${token}`);
    if (body) headers.set("Content-Type", "application/json");
    const response = await fetch(new URL(target.startsWith("/") ? server + target : target),
        { method, headers, body: body && JSON.stringify(body) })
        .catch((error) => { throw new Error(`${method} ${target} has failed, or CORS keeps its answer: ${error.message}`); });
    const text = await response.text();
    return {
        status: response.status,
        json: text ? JSON.parse(text) : null,
        field: (name) => response.headers.get(name),
    };
}

function check(what, holds, seen) {
    if (!holds) throw new Error(`does not hold: ${what}${seen === undefined ? "" : `; seen: ${seen}`}`);
    tell(what);
}

function tell(what, style = "") {
    report.push(what);
    const line = document.createElement("li");
    line.className = style;
    line.textContent = what;
    document.querySelector("#report").append(line);
}

/** The next event of a kind, unless the element fails or takes too long. */
function once(element, kind, seconds = 10) {
    return new Promise((resolve, reject) => {
        const state = () => `readyState ${element.readyState}, networkState ${element.networkState}, at ${element.currentTime} s`;
        const timer = setTimeout(() => reject(new Error(`no "${kind}" within ${seconds} s: ${state()}`)), seconds * 1000);
        const done = (settle) => (event) => { clearTimeout(timer); settle(event); };
        element.addEventListener(kind, done(resolve), { once: true });
        element.addEventListener("error", done(() => reject(new Error(`${element.src}: ${element.error?.message}`))), { once: true });
    });
}
