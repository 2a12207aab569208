import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../app";
import { openTestService } from "../testing/test-service";

const page = `<h1>${"home ".repeat(500)}</h1>`;
const files: Record<string, string | Buffer> = {
  "index.html": page,
  "index.html.br": brotliCompressSync(page),
  "index.html.gz": gzipSync(page),
  "about/index.html": "<h1>about</h1>",
  "404.html": "<h1>not found</h1>",
  "app-0123456789abcdef0123.js": "script()",
  "styles.css": "a {}",
  "page-data/app-data.json": "{}",
  "icons/mark.svg": "<svg/>",
  "fonts/letters.woff2": "font",
  "static/picture.webp": "picture",
  "static/picture.avif": "picture",
  "manifest.webmanifest": "{}",
  "robots.txt": "robots",
  "videos/film.mp4": Buffer.alloc(600_000, "film"),
};

let root: string;
let release: FastifyInstance;
let disk: FastifyInstance;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "memory-"));
  const built = join(root, "public");
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(built, file)), { recursive: true });
    writeFileSync(join(built, file), content);
  }
  const released = join(root, "releases/1");
  cpSync(built, released, { recursive: true, preserveTimestamps: true });
  const open = async (folder: string) => buildApp({ folders: () => [folder], enquiries: await openTestService(root) });
  [release, disk] = [await open(released), await open(built)];
});

afterAll(async () => {
  await release.close();
  await disk.close();
  rmSync(root, { recursive: true });
});

const paths = [
  "/",
  "/about",
  ...Object.keys(files)
    .filter((file) => !/\.(html|br|gz)$/.test(file))
    .map((file) => `/${file}`),
];

async function ask(app: FastifyInstance, url: string, headers: Record<string, string>, method: "GET" | "HEAD" = "GET") {
  const answer = await app.inject({ method, url, headers });
  const { date: _, "transfer-encoding": __, connection: ___, ...kept } = answer.headers;
  if (answer.statusCode === 304) {
    // Of a body that is not sent they say nothing.
    delete kept["content-type"];
    delete kept["content-encoding"];
  }
  return { status: answer.statusCode, headers: kept, body: answer.rawPayload.toString("base64") };
}

describe("what is sent from memory is what @fastify/static sends", () => {
  const cases: [what: string, headers: Record<string, string>][] = [
    ["as it is", {}],
    ["in brotli", { "accept-encoding": "gzip, deflate, br" }],
    ["in gzip", { "accept-encoding": "gzip" }],
    ["without brotli, which is refused", { "accept-encoding": "br;q=0, gzip" }],
    ["in part", { range: "bytes=0-3" }],
    ["if it has changed since long ago", { "if-modified-since": "Thu, 01 Jan 2015 00:00:00 GMT" }],
    ["if it has changed since a day to come", { "if-modified-since": "Thu, 01 Jan 2099 00:00:00 GMT" }],
    ["if it is another", { "if-none-match": '"other"' }],
    ["if it is none at all", { "if-none-match": "*" }],
    ["if it is the same", { "if-match": '"other"' }],
  ];
  test.each(cases)("%s", async (_, headers) => {
    for (const url of paths) {
      // The first time it is read, the second time it is in memory.
      await ask(release, url, {});
      expect([url, await ask(release, url, headers)]).toEqual([url, await ask(disk, url, headers)]);
    }
  });

  test("to whoever has it already, and to whoever asks for the head", async () => {
    for (const url of paths) {
      for (const encoding of ["identity", "br"]) {
        const headers = { "accept-encoding": encoding };
        const { etag } = (await ask(disk, url, headers)).headers;
        const again = { ...headers, "if-none-match": `"other", ${etag}` };
        expect([url, await ask(release, url, again)]).toEqual([url, await ask(disk, url, again)]);
      }
      expect([url, await ask(release, url, {}, "HEAD")]).toEqual([url, await ask(disk, url, {}, "HEAD")]);
    }
  });
});

test("of a release only, which nothing changes any more", async () => {
  await ask(disk, "/about", {});
  writeFileSync(join(root, "public/about/index.html"), "<h1>changed</h1>");
  expect(Buffer.from((await ask(disk, "/about", {})).body, "base64").toString()).toContain("changed");
});
