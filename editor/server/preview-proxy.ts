import { createServer, type IncomingMessage, request, type Server } from "node:http";
import { connect } from "node:net";

/** Where the program that lets the editor and a page find each other is served; no page of the site has this path. */
const scriptPath = "/__edit.js";

/** What `npm run develop` answers with the check's messages, for the page; here they stand in the form. */
const problemsPath = "/api/content-problems";

const withScript = (html: string) => {
  const tag = `<script src="${scriptPath}"></script>`;
  return /<\/head>/i.test(html) ? html.replace(/<\/head>/i, `${tag}</head>`) : tag + html;
};

const isPage = (message: IncomingMessage) => /^text\/html/.test(String(message.headers["content-type"]));

/** What is said of the page itself would not let a frame show it, or the script run. */
const dropped = [
  "content-length",
  "content-security-policy",
  "x-frame-options",
  "content-encoding",
  "strict-transport-security",
];

interface ProxyOptions {
  /** The server that makes the pages. */
  upstream: string;
  /** The program for each page. */
  script: string;
  /** The only address whose pages may show these in a frame. */
  editor: () => string;
}

/** Shows the pages of another server, each with one program more; everything else passes as it is. */
export function previewProxy({ upstream, script, editor }: ProxyOptions): Server {
  const { hostname, port } = new URL(upstream);
  const isOwn = (host: string | undefined) => /^127\.0\.0\.1:\d+$/.test(host ?? "");
  const ownAnswers = new Map([
    [scriptPath, { type: "text/javascript; charset=utf-8", body: script }],
    [problemsPath, { type: "application/json", body: "[]" }],
  ]);
  const server = createServer((incoming, answer) => {
    if (!isOwn(incoming.headers.host)) {
      answer.writeHead(421).end();
      return;
    }
    const own = ownAnswers.get(incoming.url ?? "");
    if (own) {
      answer.writeHead(200, { "content-type": own.type, "cache-control": "no-store" });
      answer.end(own.body);
      return;
    }
    const headers = { ...incoming.headers, host: `${hostname}:${port}`, "accept-encoding": "identity" };
    const asked = request({ hostname, port, path: incoming.url, method: incoming.method, headers }, (given) => {
      const kept = Object.entries(given.headers).filter(([name]) => !dropped.includes(name));
      const policy = { "content-security-policy": `frame-ancestors ${editor()}` };
      if (!isPage(given)) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      given.on("data", (part: Buffer) => parts.push(part));
      given.on("end", () => {
        answer.writeHead(given.statusCode ?? 502, { ...Object.fromEntries(kept), ...policy });
        answer.end(withScript(Buffer.concat(parts).toString("utf8")));
      });
    });
    asked.on("error", () => answer.writeHead(502).end());
    incoming.pipe(asked);
  });
  server.on("upgrade", (incoming, socket, head) => {
    if (!isOwn(incoming.headers.host)) {
      socket.destroy();
      return;
    }
    const inner = connect(Number(port), hostname, () => {
      const headers = Object.entries({ ...incoming.headers, host: `${hostname}:${port}` });
      const lines = headers.map(([name, value]) => `${name}: ${String(value)}`);
      inner.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
      inner.write(head);
      inner.pipe(socket).pipe(inner);
    });
    for (const end of [inner, socket]) end.on("error", () => [inner, socket].map((other) => other.destroy()));
  });
  return server;
}
