import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import { readSite, type Site } from "../../src/content/read-site";
import { factsOf, writeFacts } from "../../src/hosting/release-facts";
import { openSocket } from "../../tests/support/server/open-socket";
import { openTestServer } from "../../tests/support/server/test-service";
import { pageAt } from "../../tests/support/site-pages";
import { testFolder } from "../../tests/support/test-folder";
import { german, maintainedSite } from "../../tests/support/test-site";
import { followBuilds } from "./follow-builds";

const film = "<p>film</p>".repeat(100);

const files: Record<string, string | Buffer> = {
  "index.html": "<h1>home</h1>",
  "about/index.html": "<h1>about</h1>",
  "404.html": "<h1>not found</h1>",
  "404/index.html": "<h1>not found</h1>",
  "app-0123456789abcdef0123.js": "1",
  "styles.0123456789abcdef0123.css": "",
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

const open = (build = folder) =>
  openTestServer(
    {},
    {
      buildOf: followBuilds(
        () => [build],
        () => {},
      ),
    },
  );

/** A server of the same files, built from other content. */
async function openBuiltFrom(site: Site) {
  writeFacts(factsOf([site], folder), folder);
  const { app: server } = await open();
  rmSync(join(folder, ".release.json"));
  return server;
}

function write(build: string, all: typeof files): void {
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(build, file)), { recursive: true });
    writeFileSync(join(build, file), text);
  }
}

beforeAll(async () => {
  write(folder, files);
  writeFileSync(join(root, "private.txt"), "private");
  ({ app, port } = await open());
  return () => app.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: "GET", url, headers });

describe("earlier addresses of a page", () => {
  const site = readSite();
  const contact = pageAt(site, "/contact");
  const moved = { ...contact, data: { ...contact.data, redirectFrom: ["/write-to-us", "/köln", "/%C3%BCber%20uns"] } };

  test.each([
    ["/write-to-us", "/contact"],
    ["/write-to-us/", "/contact"],
    ["/write-to-us?from=mail", "/contact?from=mail"],
    ["/k%C3%B6ln", "/contact"],
    // In its file as an address bar copies it.
    ["/%C3%BCber%20uns", "/contact"],
  ])("%s leads to the page for good", async (url, to) => {
    const server = await openBuiltFrom({ ...site, Page: [moved] });
    const { statusCode, headers } = await server.inject({ method: "GET", url });
    expect([statusCode, headers.location]).toEqual([301, to]);
  });

  test("what no page had before leads nowhere, and a page at such an address is shown", async () => {
    const about = { ...moved, data: { ...moved.data, redirectFrom: ["/about"] } };
    const server = await openBuiltFrom({ ...site, Page: [about] });
    expect((await server.inject("/contact-us")).statusCode).toBe(404);
    expect((await server.inject("/about")).statusCode).toBe(200);
  });
});

describe("pages", () => {
  test.each([
    ["/", "home"],
    ["/about", "about"],
    ["/about?from=mail", "about"],
    ["/videos/film.html", "film"],
  ])("%s is served", async (url, text) => {
    const { statusCode, body, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(body).toContain(text);
    expect(headers["content-type"]).toMatch(/^text\/html/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
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
  ])("%s is answered by the not-found page", async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect(body).not.toContain("private");
    expect(body).not.toContain("secret");
    if (url.includes("/404")) expect([301, 404]).toContain(statusCode);
    else expect(statusCode).toBe(404);
    expect(String(headers.location ?? "")).not.toMatch(/^\/\/|:/);
  });

  test.each<Record<string, string>>([{ range: "bytes=0-0" }, { range: "bytes=9000-" }, { "if-none-match": "*" }])(
    "the not-found page is whole whatever is asked of it, and asked for again: %o",
    async (asked) => {
      const { statusCode, body, headers } = await get("/no/such/page", asked);
      expect([statusCode, body]).toEqual([404, "<h1>not found</h1>"]);
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    },
  );

  test.each(["/videos/film.html.br", "/videos/film.html.gz", "/_headers"])("%s is nothing to ask for", async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

test.each([
  ["/share/about.0123456789abcdef0123.jpg", "cross-origin"],
  ["/icons/icon.png?size=192", "cross-origin"],
  ["/share/nothing.jpg", "same-origin"],
  ["/about", "same-origin"],
  ["/static/abc/picture.avif", "same-origin"],
])("%s may be shown by other sites: %s", async (url, policy) => {
  expect((await get(url)).headers["cross-origin-resource-policy"]).toBe(policy);
});

describe("how long browsers keep files", () => {
  const forever = "public, max-age=31536000, immutable";
  const again = "public, max-age=0, must-revalidate";
  test.each([
    ["/app-0123456789abcdef0123.js", forever],
    ["/static/abc/picture.avif", forever],
    ["/icons/icon.png", "public, max-age=86400"],
    ["/", again],
    ["/about", again],
    ["/page-data/about/page-data.json", "public, max-age=10, must-revalidate"],
    ["/manifest.webmanifest", again],
  ])("%s: %s", async (url, age) => {
    expect((await get(url)).headers["cache-control"]).toBe(age);
  });

  test("an unchanged page is answered without its body", async () => {
    const { headers } = await get("/about");
    const second = await get("/about", { "if-none-match": String(headers.etag) });
    expect([second.statusCode, second.body]).toEqual([304, ""]);
    // The policy of the page that is kept goes on.
    expect(second.headers["content-security-policy"]).toBeUndefined();
  });
});

describe("requests", () => {
  test("a part that does not exist is refused, and the refusal is not kept", async () => {
    const { statusCode, headers } = await get("/static/abc/picture.avif", { range: "bytes=900-" });
    expect([statusCode, headers["cache-control"]]).toEqual([416, "no-store"]);
  });

  test.each([
    ['W/"weak"', "a weak tag"],
    ["own", "the file's own tag, which is weak"],
    ["Thu, 01 Jan 2099 00:00:00 GMT", "a time"],
  ])("on the condition of %s, which proves nothing (%s), the whole file is sent", async (validator) => {
    const { etag } = (await get("/static/abc/picture.avif")).headers;
    const headers = { range: "bytes=0-2", "if-range": validator === "own" ? String(etag) : validator };
    const { statusCode, body } = await get("/static/abc/picture.avif", headers);
    expect([statusCode, body]).toEqual([200, "picture"]);
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

describe("under maintenance", () => {
  test("pages answer 503 and say when to come back; those that stay open, and files, do not", async () => {
    const { MaintenancePage: page } = maintainedSite;
    const links = [{ url: "/about", text: "About" }];
    const site = await openBuiltFrom({
      ...maintainedSite,
      MaintenancePage: page && { ...page, data: { ...page.data, links } },
    });
    const answers = await Promise.all(
      ["/", "/about", "/no/such/page", "/fonts/letters.0a1b2c3d.woff2"].map((url) => site.inject(url)),
    );
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers["retry-after"]])).toEqual([
      [503, "3600"],
      [200, undefined],
      [503, "3600"],
      [200, undefined],
    ]);
    expect(answers[0]?.body).toBe(files["index.html"]);
    expect(answers[0]?.headers["cache-control"]).toBe("no-store");
  });

  test("in two languages, each path is closed by the screen of its own, and its legal pages stay open", async () => {
    const inGerman = {
      "de/index.html": "<h1>Das Licht ist aus</h1>",
      "de/404/index.html": "<h1>Das Licht ist aus</h1>",
      "de/policies/impressum/index.html": "<h1>Impressum</h1>",
    };
    const closed = testFolder();
    write(closed, { ...files, ...inGerman });
    writeFacts(factsOf([maintainedSite, german], closed), closed);
    const { app: site } = await open(closed);
    const asked = ["/de", "/de/no/such/page", "/no/such/page", "/de/policies/impressum"].map((url) => site.inject(url));
    expect((await Promise.all(asked)).map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [503, inGerman["de/index.html"]],
      [503, inGerman["de/404/index.html"]],
      [503, files["404.html"]],
      [200, inGerman["de/policies/impressum/index.html"]],
    ]);
  });
});

test("every answer has the headers of the table, and only pages may load anything", async () => {
  const page = await app.inject("/about");
  const file = await app.inject("/app-0123456789abcdef0123.js");
  for (const { headers } of [page, file, await app.inject("/no/such/page"), await app.inject("/healthz")]) {
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8}/);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  }
  expect(page.headers["content-security-policy"]).toContain("script-src 'self'");
  expect(page.headers["x-frame-options"]).toBe("SAMEORIGIN");
  expect(file.headers["content-security-policy"]).toBe(
    "default-src 'none'; frame-ancestors 'none'; form-action 'none'",
  );
});

describe("on the wire", () => {
  const exchange = (bytes: string) => openSocket(port, bytes).answer;

  test.each([
    ["what is no HTTP", "HELLO\r\n\r\n", 400],
    ["a request without a host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["a redirect", "GET /about/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 301],
    ["a method that is not taken", "PUT /about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 405],
    ["an expectation", "GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n", 417],
    ["an empty answer", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", 204],
  ])("the answer to %s has the headers of all others", async (_, bytes, status) => {
    const answer = await exchange(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (const name of ["strict-transport-security: ", "content-security-policy: ", "cache-control: "]) {
      expect(answer.toLowerCase()).toContain(name);
    }
  });

  test.each([
    ["GET", "?from=mail", 200],
    ["GET", "/about?from=https://x", 200],
    ["GET", "/about/", 301],
    ["PUT", "/about", 405],
    ["POST", "/api/enquiries/contact", 400],
    ["POST", "/api/enquiries/nothing", 404],
  ])("a target that names its host is answered as its path: %s %s", async (method, path, status) => {
    for (const host of ["http://site.example", "HTTPS://site.example:8443"]) {
      const head = `${method} ${host}${path} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n`;
      const answer = await exchange(`${head}Content-Length: 0\r\n\r\n`);
      expect(answer, host).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer, host).not.toContain("location: /http");
    }
  });

  test.each(["application/json", "application/x-www-form-urlencoded"])(
    "a body of %s far above the limit is read to its end, so that its sender reads why",
    async (type) => {
      const body = Buffer.alloc(18_000_000, "a");
      const { tooLarge } = readSite().EnquiryWords.data.refusals;
      const head = `POST /api/enquiries/contact HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n`;
      const answer = await new Promise<string>((done, fail) => {
        let received = "";
        const socket = connect(port, "127.0.0.1").pause();
        socket.on("error", fail).on("close", () => done(received));
        socket.on("data", (data) => {
          received += data;
          // The connection could be used again, for longer than a test may take.
          if (received.includes(tooLarge)) socket.end();
        });
        // As browsers do, which look for the answer once they have sent everything.
        socket.pause().write(head);
        socket.write(body, () => socket.resume());
      });
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
