"""A server with as many made-up contacts as wanted, for what no real store shows in a second: a list of a
million, and answers that are slow, fail, or overtake each other. It serves the page as it is embedded."""
import json
import pathlib
import threading
import time
import urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

ASSETS = pathlib.Path(__file__).resolve().parents[2] / "Sources/CPageAssets/Generated"
TYPES = {"html": "text/html; charset=utf-8", "js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; "
    "form-action 'none'; base-uri 'none'; frame-ancestors 'none'")
GIVEN = ["Ada", "Ben", "Cleo", "Dov", "Eva", "Finn", "Gia", "Hal", "Ida", "Jon", "Kit", "Lea"]
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#"


class StandIn:
    """`count` contacts in the sections A to Z, none in Q and X, and seven in #."""

    def __init__(self, count, locale="en", titles=None):
        self.generation = 1
        self.locale = locale
        #: Called with a path and its parameters before it is answered; it may wait, or return a status.
        self.before = lambda path, parameters: None
        self.asked = []
        self.sections = self._sections(count, titles or LETTERS)
        self.total = count

    def _sections(self, count, titles):
        full = [title for title in titles if title not in "QX#"]
        sections, offset = [], 0
        for number, title in enumerate(titles):
            here = 7 if title == "#" else 0 if title in "QX" else (count - 7) // len(full)
            if title == full[-1]:
                here = count - 7 - offset
            sections.append(dict(number=number, title=title, indexTitle=title[:2], offset=offset, count=here))
            offset += here
        return sections

    def __enter__(self):
        self._port = 0
        self.start()
        self.address = f"http://127.0.0.1:{self._port}/"
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        """Answers, on the same port as before."""
        stand_in = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                stand_in.answer(self)

            def log_message(self, *_):
                pass

        self._is_stopped = False
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), Handler)
        self._server.daemon_threads = True
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self):
        """Answers no more, and ends the streams of events."""
        self._is_stopped = True
        self._server.shutdown()
        self._server.server_close()

    def change(self):
        """Says that something has changed."""
        self.generation += 1

    def row(self, position):
        section = next(each for each in self.sections if each["offset"] <= position < each["offset"] + each["count"])
        given = GIVEN[position % len(GIVEN)]
        family = f"{section['title'][:1]}ort {position}"
        return dict(
            id=position + 1, revision=1, name=f"{given} {family}", family=[len(given) + 1, len(given) + 1 + len(family)],
            detail=f"+1 555 01{position % 100:02}", section=section["number"], favorite=False, photo=False,
            organization=False)

    # Answering.

    def answer(self, handler):
        url = urllib.parse.urlsplit(handler.path)
        parameters = dict(urllib.parse.parse_qsl(url.query))
        self.asked.append((url.path, parameters))
        status = self.before(url.path, parameters)
        try:
            if status:
                self._send(handler, status, json.dumps({"status": status, "title": "It failed."}).encode())
            elif url.path == "/api/v1/events":
                self._tell(handler)
            elif url.path.startswith("/api/v1"):
                found = self._found(url.path.removeprefix("/api/v1"), parameters)
                body = json.dumps(found if found is not None else {"status": 404, "title": "No such thing."})
                self._send(handler, 200 if found is not None else 404, body.encode())
            else:
                self._send_asset(handler, url.path)
        except (BrokenPipeError, ConnectionResetError):
            handler.close_connection = True

    def _found(self, path, parameters):
        generation = str(self.generation)
        group = parameters.get("group", "all")
        total = self.total if group == "all" else 0
        if path == "/book":
            return dict(
                generation=generation, locale=self.locale, ordering="shown", count=self.total, trash=0, readOnly=False,
                undo=None)
        if path == "/sections":
            return dict(
                generation=generation, locale=self.locale, ordering="shown", total=total, sections=self.sections)
        if path == "/groups":
            return dict(groups=[])
        if path == "/contacts":
            first = int(parameters["position"])
            last = min(total, first + int(parameters.get("count", 100)))
            rows = [self.row(position) for position in range(first, last)]
            return dict(generation=generation, total=total, position=first, rows=rows)
        if path == "/search":
            return dict(generation=generation, rows=self._search(parameters["q"], int(parameters["limit"])))
        return self._contact(path, generation)

    def _contact(self, path, generation):
        parts = path.split("/")
        if len(parts) < 3 or parts[1] != "contacts" or not parts[2].isdigit():
            return None
        row = self.row(int(parts[2]) - 1)
        if parts[3:] == ["position"]:
            return dict(generation=generation, position=row["id"] - 1, section=row["section"])
        return dict(id=row["id"], revision=1, name=row["name"], favorite=False, hasPhoto=False)

    def _search(self, query, limit):
        """Names that begin with the query, of the first thousand."""
        rows = (self.row(position) for position in range(min(self.total, 1000)))
        found = [row for row in rows if row["name"].lower().startswith(query.lower())][:limit]
        return [dict(row, field="name", matches=[[0, len(query)]]) for row in found]

    def _tell(self, handler):
        handler.send_response(200)
        handler.send_header("Content-Type", "text/event-stream")
        handler.end_headers()
        told = self.generation
        while not self._is_stopped:
            time.sleep(0.05)
            if told == self.generation:
                continue
            told = self.generation
            data = json.dumps({"generation": str(told)})
            handler.wfile.write(f"event: change\ndata: {data}\n\n".encode())
            handler.wfile.flush()
        handler.close_connection = True

    def _send_asset(self, handler, path):
        file = ASSETS / (path.removeprefix("/") or "index.html")
        if file.parent != ASSETS or not file.exists():
            return self._send(handler, 404, b"", "text/plain")
        self._send(handler, 200, file.read_bytes(), TYPES.get(file.suffix[1:], "text/plain"))

    @staticmethod
    def _send(handler, status, body, kind="application/json"):
        handler.send_response(status)
        handler.send_header("Content-Type", kind)
        handler.send_header("Content-Length", str(len(body)))
        handler.send_header("Content-Security-Policy", POLICY)
        handler.send_header("Cache-Control", "no-cache")
        handler.end_headers()
        handler.wfile.write(body)
