import { createHash } from "node:crypto";
import { once } from "node:events";
import { utimesSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { readSite, type Site } from "../../src/content/read-site";
import { factsOf, writeFacts } from "../../src/hosting/release-facts";
import { commonHeaders } from "../../src/hosting/security-headers";
import { openSocket } from "../../tests/support/server/run-program";
import { openTestServer } from "../../tests/support/server/test-service";
import { pageAt } from "../../tests/support/site-pages";
import { testFolder } from "../../tests/support/test-folder";
import { german, maintainedSite } from "../../tests/support/test-site";
import { writeFiles } from "../../tests/support/write-files";
import { followBuilds } from "./follow-builds";

const film = "<p>film</p>".repeat(100);

const files: Record<string, string | Buffer> = {
  "index.html": "<h1>home</h1>",
  "about/index.html": "<h1>about</h1>",
  "404.html": "<h1>not found</h1>",
  "404/index.html": "<h1>not found</h1>",
  "app-0123456789abcdef0123.js": "1",
  "static/abc/picture.avif": "picture",
  "share/about.0123456789abcdef0123.jpg": "picture",
  "page-data/about/page-data.json": "{}",
  "manifest.webmanifest": "{}",
  "fonts/letters.0a1b2c3d.woff2": "font",
  "icons/icon.png": "icon",
  "videos/film.html": film,
  "videos/film.html.br": brotliCompressSync(film),
  "videos/film.html.gz": gzipSync(film),
  ".secret": "secret",
};

const root = testFolder();
const folder = join(root, "public");
let app: FastifyInstance;
let port: number;

const open = (build: string) => openTestServer({}, { buildOf: followBuilds(() => [build], console.error) });

/** A server of the same files and more, built from other content. */
async function openBuiltFrom(sites: readonly [Site, ...Site[]], more?: typeof files) {
  const build = testFolder();
  writeFiles(build, { ...files, ...more });
  writeFacts(factsOf(sites, build), build);
  return (await open(build)).app;
}

beforeAll(async () => {
  writeFiles(root, { "private.txt": "private" });
  writeFiles(folder, files);
  ({ app, port } = await open(folder));
  return () => app.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: "GET", url, headers });

test("earlier addresses of a page lead to it for good, but for one that a page has by now", async () => {
  const site = readSite();
  const contact = pageAt(site, "/contact");
  // One is written as an address bar copies it.
  const redirectFrom = ["/write-to-us", "/köln", "/%C3%BCber%20uns", "/about"];
  const server = await openBuiltFrom([{ ...site, Page: [{ ...contact, data: { ...contact.data, redirectFrom } }] }]);
  for (const [url, place] of [
    ["/write-to-us/", "/contact"],
    ["/write-to-us?a=b", "/contact?a=b"],
    ["/k%C3%B6ln", "/contact"],
    ["/%C3%BCber%20uns", "/contact"],
  ] as const) {
    const { statusCode, headers } = await server.inject(url);
    expect([url, statusCode, headers.location]).toEqual([url, 301, place]);
  }
  expect((await server.inject("/contact-us")).statusCode).toBe(404);
  expect((await server.inject("/about")).statusCode).toBe(200);
});

describe("pages", () => {
  test.each([
    ["/", "index.html"],
    ["/about", "about/index.html"],
    ["/about?from=mail", "about/index.html"],
    ["/videos/film.html", "videos/film.html"],
  ])("%s is served", async (url, file) => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, body, headers["content-type"]]).toEqual([200, files[file], "text/html; charset=utf-8"]);
  });

  test.each([
    ["/about/", "/about"],
    ["/about/?a=1&b=2", "/about?a=1&b=2"],
    ["/about/?next=/a?b=c", "/about?next=/a?b=c"],
    ["/about/index.html", "/about"],
    ["/index.html", "/"],
    // As mails, chats, people and other systems write them.
    ...[".", ")", "%3E", "%E2%80%9D", ".)", "/.", "//", "%20", "%E2%80%8B", ".html", ".htm"].map(
      (end) => [`/about${end}?a=1`, "/about?a=1"] as const,
    ),
    ...["/About", "/ABOUT/", "//about", "///about", "//about/", "/%22about%22", "/(about)", "/About/Index.HTML"].map(
      (path) => [path, "/about"] as const,
    ),
    ["/about%23team", "/about#team"],
    ["/about%3Futm_source=x%23team", "/about?utm_source=x#team"],
    ["/%3F%0d%0ax:1", "/?%0D%0Ax:1"],
    ["/About.html%23team?a=1", "/about?a=1#team"],
    ["/%23start-project", "/#start-project"],
    ["/%23start-project).", "/#start-project"],
    ["//", "/"],
    ["//?a=//evil.example", "/?a=//evil.example"],
  ] as const)("%s leads to %s", async (url, target) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, target]);
  });

  test.each([
    "/no/such/page",
    "/404",
    "/404.html",
    "/about/nothing",
    "/static",
    "/.secret",
    "/../private.txt",
    "/..%2fprivate.txt",
    "/%5c..%5cprivate.txt",
    "/about%00.html",
    "//evil.example",
    "///evil.example/about",
    "/%5c%5cevil.example",
    "/https://evil.example",
    "/about%0d%0aSet-Cookie:a=b",
    "/aboutx.",
    "/404).",
    "/videos/film.html.br",
    "/videos/film.html.gz",
    "/_headers",
  ])("%s is answered by the whole of the not-found page, whatever is asked of it", async (url) => {
    for (const [name, value] of Object.entries({ range: "bytes=9000-", "if-none-match": "*", accept: "*/*" })) {
      const { statusCode, body } = await get(url, { [name]: value });
      expect([statusCode, body]).toEqual([404, files["404.html"]]);
    }
  });
});

const forever = "public, max-age=31536000, immutable";
const again = "public, max-age=0, must-revalidate";

test.each([
  ["/app-0123456789abcdef0123.js", forever, "same-origin"],
  ["/static/abc/picture.avif", forever, "same-origin"],
  ["/share/about.0123456789abcdef0123.jpg", forever, "cross-origin"],
  ["/icons/icon.png?size=192", "public, max-age=86400", "cross-origin"],
  ["/about", again, "same-origin"],
  ["/share/nothing.jpg", again, "same-origin"],
  ["/page-data/about/page-data.json", "public, max-age=10, must-revalidate", "same-origin"],
  ["/manifest.webmanifest", again, "same-origin"],
])("how long %s is kept, and who may show it: %s, %s", async (url, age, policy) => {
  const { headers } = await get(url);
  expect([headers["cache-control"], headers["cross-origin-resource-policy"]]).toEqual([age, policy]);
});

describe("requests", () => {
  test("an unchanged page is answered without its body", async () => {
    const { headers } = await get("/about");
    const second = await get("/about", { "if-none-match": String(headers.etag) });
    expect([second.statusCode, second.body]).toEqual([304, ""]);
    // The policy of the page that is kept goes on.
    expect(second.headers["content-security-policy"]).toBeUndefined();
  });

  test("a part that does not exist is refused, and the refusal is not kept", async () => {
    const { statusCode, headers } = await get("/static/abc/picture.avif", { range: "bytes=900-" });
    expect([statusCode, headers["cache-control"]]).toEqual([416, "no-store"]);
  });

  test("on a condition that proves nothing, as a file's own weak tag or a time, the whole file is sent", async () => {
    const { etag } = (await get("/static/abc/picture.avif")).headers;
    for (const condition of [String(etag), "Thu, 01 Jan 2099 00:00:00 GMT"]) {
      const headers = { range: "bytes=0-2", "if-range": condition };
      const { statusCode, body } = await get("/static/abc/picture.avif", headers);
      expect([statusCode, body]).toEqual([200, "picture"]);
    }
  });

  test.each([
    ["gzip, deflate, br", "br"],
    ["br;q=0, gzip", "gzip"],
    ["", undefined],
  ])("of what the browser takes (%s), the best is sent: %s", async (accepted, encoding) => {
    const { headers } = await get("/videos/film.html", { "accept-encoding": accepted });
    expect([headers["content-encoding"], headers.vary]).toEqual([encoding, "accept-encoding"]);
  });

  test.each([
    ["PUT", "/about", "GET, HEAD"],
    ["DELETE", "/", "GET, HEAD, POST"],
    ["POST", "/about", "GET, HEAD"],
  ] as const)("%s %s is refused with what is allowed", async (method, url, allow) => {
    const { statusCode, headers } = await app.inject({ method, url });
    expect([statusCode, headers.allow]).toEqual([405, allow]);
  });
});

test("under maintenance pages answer 503 by the screen of their language; those that stay open, and files, do not", async () => {
  const { MaintenancePage: page } = maintainedSite;
  const links = [{ url: "/about", text: "About" }];
  const MaintenancePage = page && { ...page, data: { ...page.data, links } };
  const inGerman = {
    "de/index.html": "<h1>Das Licht ist aus</h1>",
    "de/404/index.html": "<h1>Das Licht ist aus</h1>",
    "de/policies/impressum/index.html": "<h1>Impressum</h1>",
  };
  const site = await openBuiltFrom([{ ...maintainedSite, MaintenancePage }, german], inGerman);
  for (const [url, status, body] of [
    ["/", 503, files["index.html"]],
    ["/no/such/page", 503, files["404.html"]],
    ["/about", 200, files["about/index.html"]],
    ["/fonts/letters.0a1b2c3d.woff2", 200, "font"],
    ["/de", 503, inGerman["de/index.html"]],
    ["/de/no/such/page", 503, inGerman["de/404/index.html"]],
    ["/de/policies/impressum", 200, inGerman["de/policies/impressum/index.html"]],
  ] as const) {
    const answer = await site.inject(url);
    expect([url, answer.statusCode, answer.body]).toEqual([url, status, body]);
    expect(answer.headers["retry-after"]).toBe(status === 503 ? "3600" : undefined);
    if (status === 503) expect(answer.headers["cache-control"]).toBe("no-store");
  }
});

test("every answer has the headers of the table, and only pages may load anything", async () => {
  const page = await get("/about");
  const file = await get("/app-0123456789abcdef0123.js");
  const others = ["/no/such/page", "/healthz", "/about/"].map((url) => get(url));
  const posted = ["/", "/about"].map((url) => app.inject({ method: "POST", url }));
  const common = Object.entries(commonHeaders).map(([name, value]) => [name.toLowerCase(), value]);
  for (const { headers } of await Promise.all([page, file, ...others, ...posted])) {
    expect(headers).toMatchObject(Object.fromEntries(common));
    expect([headers["set-cookie"], headers["access-control-allow-origin"]]).toEqual([undefined, undefined]);
  }
  expect(page.headers["content-security-policy"]).toContain("script-src 'self'");
  expect(page.headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect(file.headers["content-security-policy"]).toBe(
    "default-src 'none'; frame-ancestors 'none'; form-action 'none'",
  );
});

describe("on the wire", () => {
  const exchange = (bytes: string) => openSocket(port, bytes).answer;

  test("a target that names its host is answered as its path", async () => {
    for (const [target, status] of [
      ["GET http://site.example?from=mail", 200],
      ["GET HTTPS://site.example:8443/about/", 301],
      ["POST http://site.example/api/enquiries/contact", 400],
      ["POST http://site.example/api/enquiries/nothing", 404],
    ] as const) {
      const answer = await exchange(`${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      expect(answer, target).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer, target).not.toContain("location: /http");
    }
  });

  test.each(["application/json", "application/x-www-form-urlencoded"])(
    "a body of %s far above the limit is read to its end, so that its sender reads why",
    async (type) => {
      const body = Buffer.alloc(18_000_000, "a");
      const { tooLarge } = readSite().EnquiryWords.data.refusals;
      const head = `POST /api/enquiries/contact HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`;
      const socket = connect(port, "127.0.0.1");
      let answer = "";
      socket.on("data", (data) => {
        answer += data;
        // The connection could be used again, for longer than a test may take.
        if (answer.includes(tooLarge)) socket.end();
      });
      // As browsers do, which look for the answer once they have sent everything.
      socket.pause().write(head);
      socket.write(body, () => socket.resume());
      await once(socket, "close");
      expect(answer).toMatch(/^HTTP\/1.1 413 /);
      expect(answer).toContain(tooLarge);
    },
  );

  test("a body without an end is answered, and its connection let go", async () => {
    const pieces = Array.from({ length: 100 }, () => Buffer.alloc(1_000_000, "a"));
    const head = "POST /api/enquiries/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
    let received = "";
    const socket = connect(port, "127.0.0.1").on("data", (data) => {
      received += data;
    });
    socket.write(`${head}Content-Length: 100000000\r\n\r\n`);
    await expect(pipeline(pieces, socket)).rejects.toThrow();
    expect(received).toMatch(/^HTTP\/1.1 413 /);
  });
});

test("a build that takes the place of another is followed without a new start, and only once it has ended", () => {
  const place = testFolder();
  const script = (code: string) => writeFileSync(join(place, "index.html"), `<script>${code}</script>`);
  const end = (at: number) => {
    writeFileSync(join(place, "_headers"), "");
    utimesSync(join(place, "_headers"), at, at);
  };
  script("first()");
  end(1000);
  const built = followBuilds(() => [place], console.error, 0);
  const allows = (code: string) => {
    const hash = createHash("sha256").update(code).digest("base64");
    return built({}).headers["Content-Security-Policy"]?.includes(`sha256-${hash}`);
  };
  expect(allows("first()")).toBe(true);
  script("second()");
  expect([allows("first()"), allows("second()")]).toEqual([true, false]);
  end(2000);
  expect([allows("first()"), allows("second()")]).toEqual([false, true]);
});
