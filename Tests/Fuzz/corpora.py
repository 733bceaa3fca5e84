"""What each fuzz target starts from, made of the seeds, the documents and a few texts of the kind that tests try."""
import json
import re

METHODS = ("get", "put", "post", "patch", "delete")
HEAD = "Host: localhost:8080\r\nAuthorization: Bearer mock-ada\r\n"

# The track that the document's examples speak of, and how many rows of each collection are taken beside it.
TRACK = "track-undertow"
MOST_ROWS = 6

# Which collection a seed's key leads to.
REFERENCES = {
    "ownerId": "users", "userId": "users", "authorId": "users", "actorId": "users", "recipientId": "users",
    "grantedById": "users", "createdById": "users", "uploadedById": "users", "reviewerId": "users",
    "artistId": "artists", "projectId": "projects", "trackId": "tracks", "fileId": "files", "parentId": "comments",
    "lastCommentId": "comments",
}
KINDS = {"space": "artists", "project": "projects", "track": "tracks", "file": "files"}
COLLECTIONS = ("users", "artists", "projects", "tracks", "files", "comments", "sections", "grants", "links", "activities",
               "reviews", "reads")

HTTP_WORDS = [
    "\r\n", "\r\n\r\n", " HTTP/1.1\r\n", " HTTP/1.0\r\n", "GET ", "HEAD ", "POST ", "PUT ", "PATCH ", "DELETE ",
    "OPTIONS * ", "http://localhost/", "Host: a\r\n", "Content-Length: ", "Transfer-Encoding: chunked\r\n",
    "Expect: 100-continue\r\n", "Connection: close\r\n", "Connection: keep-alive\r\n", "If-None-Match: ", "If-Match: ",
    "W/\"a\"", "Range: bytes=0-1\r\n", "Accept: */*;q=0.5\r\n", "Accept: text/html\r\n", "Prefer: ", "Origin: http://b\r\n",
    "Content-Type: application/json\r\n", "Authorization: Bearer mock-ada\r\n", "Cookie: a=b\r\n", "0\r\n\r\n", "1\r\na\r\n",
    ";a=\"b\"", "%2F", "%00", "%C3%A9", "%zz", "/../", "?limit=2&cursor=", "[::1]:80", "18446744073709551616",
    "FFFFFFFFFFFFFFFF", "/w/world-1", "/__admin/",
]
JSON_WORDS = ["null", "true", "false", "-0", "1e308", "1e-400", "9223372036854775807", "-9223372036854775808", "[]", "{}",
              "\\u0000", "\\ud83d\\ude00", "\\ud800", "\ufeff", "é", "\u0301", "2026-06-07T09:30:00Z", "9999-12-31T23:59:59Z",
              "0001-01-01T00:00:00+23:59", "2024-02-29"]


class Sources:
    """The repository's own files."""

    def __init__(self, root):
        self.document = json.loads((root / "openapi/openapi.json").read_text())
        self.admin = json.loads((root / "openapi/admin.json").read_text())
        folder = root / "Seeds/default"
        self.scenario = json.loads((folder / "scenario.json").read_text())
        self.seeds = part_of({name: json.loads((folder / f"{name}.json").read_text()) for name in COLLECTIONS})

    def operations(self, document):
        for path, item in document["paths"].items():
            for method in METHODS:
                if method in item:
                    yield path, method, item[method], item.get("parameters", []) + item[method].get("parameters", [])


def part_of(seeds):
    """The rows around one track: those above it, and some of those that need nothing else."""
    track = next(row for row in seeds["tracks"] if row["id"] == TRACK)
    project = next(row for row in seeds["projects"] if row["id"] == track["projectId"])
    part = {"users": seeds["users"], "projects": [project], "tracks": [track]}
    part["artists"] = [row for row in seeds["artists"] if row["id"] == project["artistId"]]
    ids = {name: {row["id"] for row in rows} for name, rows in part.items()}
    for name in COLLECTIONS:
        if name in part:
            continue
        part[name], ids[name] = [], set()
        for row in seeds[name]:
            if len(part[name]) < MOST_ROWS and is_complete(row, ids):
                part[name].append(row)
                ids[name].add(row["id"])
    return part


def is_complete(row, ids):
    wanted = [(REFERENCES[key], value) for key, value in row.items() if key in REFERENCES]
    if "resourceId" in row:
        wanted.append((KINDS[row["resourceType"]], row["resourceId"]))
    return all(value in ids.get(collection, ()) for collection, value in wanted)


def seed_text(scenario, seeds):
    """A scenario as one text: its files, each below a line that names it."""
    files = {"scenario": scenario} | seeds
    return "".join(f"== {name}.json\n{compact(value)}\n" for name, value in files.items())


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def resolved(document, value):
    while isinstance(value, dict) and "$ref" in value:
        target = document
        for part in value["$ref"].removeprefix("#/").split("/"):
            target = target[part.replace("~1", "/").replace("~0", "~")]
        value = target
    return value


def examples(document):
    """Every example of a body, with the name of its schema where it has one."""
    for _, _, operation, _ in Sources.operations(None, document):
        bodies = [operation.get("requestBody", {})] + list(operation["responses"].values())
        for body in bodies:
            for content in resolved(document, body).get("content", {}).values():
                if "example" in content:
                    yield content.get("schema", {}).get("$ref", "").rpartition("/")[2], content["example"]


def requests(sources):
    """The request that each operation's examples make."""
    for document in (sources.document, sources.admin):
        for path, method, operation, parameters in sources.operations(document):
            for parameter in (resolved(document, parameter) for parameter in parameters):
                if parameter["in"] == "path":
                    path = path.replace("{%s}" % parameter["name"], str(parameter.get("example", "a")))
            contents = resolved(document, operation.get("requestBody", {})).get("content", {})
            head = f"{method.upper()} {path} HTTP/1.1\r\n{HEAD}"
            body = ""
            for media_type, content in contents.items():
                body = compact(content.get("example"))
                head += f"Content-Type: {media_type}\r\nContent-Length: {len(body.encode())}\r\n"
                break
            yield head + "\r\n" + body


def small_documents(sources):
    """A document of each operation alone, with the components that it needs."""
    whole = sources.document
    for path, method, operation, parameters in sources.operations(whole):
        document = {"openapi": whole["openapi"], "info": {"title": "T", "version": "1"}, "components": {}}
        document["paths"] = {path: {method: operation | {"parameters": parameters}}}
        document["components"]["securitySchemes"] = whole["components"]["securitySchemes"]
        wanted, known = [document["paths"]], set()
        while wanted:
            for kind, name in re.findall(r'"#/components/(\w+)/(\w+)"', compact(wanted.pop())):
                if (kind, name) not in known:
                    known.add((kind, name))
                    document["components"].setdefault(kind, {})[name] = whole["components"][kind][name]
                    wanted.append(whole["components"][kind][name])
        yield compact(document)


def tiny_documents(sources):
    schemas = [
        {"type": ["object", "null"], "required": ["a"], "properties": {"a": {"$ref": "#/components/schemas/T"}},
         "additionalProperties": False},
        {"type": "array", "items": {"type": "integer", "minimum": 1, "exclusiveMaximum": 9}, "minItems": 1, "maxItems": 3,
         "uniqueItems": True},
        {"type": "string", "minLength": 1, "maxLength": 5, "pattern": "^[a-z]+$", "enum": ["a", "b"]},
        {"oneOf": [{"const": 1}, {"type": "string", "format": "date-time"}], "not": {"const": 2}},
        {"allOf": [{"type": "object", "properties": {"b": {"type": "number", "multipleOf": 2}}}], "anyOf": [{}, True]},
    ]
    for schema in schemas:
        operation = {
            "operationId": "getThing", "x-status": "exists", "summary": "S", "tags": ["a"],
            "parameters": [{"name": "limit", "in": "query", "schema": {"type": "integer", "default": 1}}],
            "responses": {"200": {"description": "D", "content": {
                "application/json": {"schema": schema}}}}}
        yield compact({
            "openapi": "3.1.0", "info": {"title": "T", "version": "1"}, "paths": {"/thing": {"get": operation}},
            "components": {"schemas": {"T": schema}}})


def changes(sources):
    for collection, rows in sources.seeds.items():
        for row in rows[:1]:
            record = {"collection": collection, "id": row["id"]}
            yield compact([{"op": "put", **record, "record": row}])
            yield compact([{"op": "delete", **record, "cascade": True}, {"op": "put", **record, "record": row}])
            yield compact([{"op": "patch", **record, "record": {key: row[key]}} for key in list(row)[-3:]])


def values(sources):
    for schema, example in examples(sources.document):
        if schema:
            yield f"{schema}\n{compact(example)}"


TEXTS = ['[1,-0.5e+3,"\\u00e9\\n",true,null,{"a":{},"b":[]}]', '{"a":1,"a":2}', "[" * 40 + "]" * 40, '"\\ud83d\\ude00"',
         "\ufeff 1.0 ", '{"e\u0301":1,"\u00e9":2}', "-9223372036854775809"]
CONNECTIONS = [
    "GET /a?b=%20 HTTP/1.1\r\nHost: a\r\n\r\n",
    "POST http://[::1]:80/p HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\nokGET / HTTP/1.0\r\n\r\n",
    "PUT / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3;a\r\nabc\r\n0\r\nT: 1\r\n\r\nOPTIONS * HTTP/1.1\r\nHost:b\r\n\r\n",
    "\r\nHEAD / HTTP/1.1\r\nHost: a\r\nIf-None-Match: W/\"a\", \"b\"\r\nRange: bytes=1-\r\nAccept: a/*;q=0\r\n\r\n",
]
CHUNKS = ["0\r\n\r\n", "5\r\nhello\r\n0\r\n\r\n", "1;a=\"b\"\r\na\r\nA \t;c\r\n0123456789\r\n000\r\nT: 1\r\n\r\n", "ff\r\n"]


def corpus(target, sources):
    """The texts that a target starts from."""
    return {
        "requests": lambda: CONNECTIONS,
        "chunks": lambda: CHUNKS,
        "json": lambda: TEXTS + [compact(example)[:2000] for _, example in examples(sources.document)][:40],
        "seeds": lambda: [seed_text(sources.scenario, sources.seeds), seed_text(sources.scenario, {
            name: rows[:1] for name, rows in sources.seeds.items() if name in ("users", "artists", "projects")})],
        "changes": lambda: changes(sources),
        "values": lambda: values(sources),
        "documents": lambda: [*tiny_documents(sources), *sorted(small_documents(sources), key=len)[:6]],
        "answers": lambda: requests(sources),
    }[target]()


def words(target, sources):
    """The words that a target's inputs are made of."""
    if target in ("requests", "chunks"):
        return HTTP_WORDS
    made_of = {"seeds": [sources.seeds], "changes": [sources.seeds], "documents": [sources.document["components"]],
               "values": [sources.seeds, sources.document["components"]["schemas"]],
               "answers": [sources.seeds, sources.document["paths"]]}.get(target, [])
    found = set(strings(made_of))
    if target == "answers":
        found.update(HTTP_WORDS)
    return sorted(found) + JSON_WORDS


def strings(value):
    """All keys and short strings; of the paths' templates the part before what is filled in."""
    if isinstance(value, dict):
        for key, member in value.items():
            yield key.partition("{")[0]
            yield from strings(member)
    elif isinstance(value, list):
        for element in value:
            yield from strings(element)
    elif isinstance(value, str) and len(value) <= 24:
        yield value
