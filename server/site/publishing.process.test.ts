import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, expect, test } from "vitest";
import { publish } from "../../src/gatsby/files/publish";
import { releasesFolder } from "../../src/hosting/releases";
import { freePort, prepareSite, runServer, until } from "../../tests/support/server/run-program";
import { testFolder } from "../../tests/support/test-folder";
import { writeFiles } from "../../tests/support/write-files";

const project = testFolder();
const digestOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 20);
let site: string;

/** Publishes a build of two pages, each with a script in it and one beside it, whose files come one after the other. */
async function build(number: number): Promise<void> {
  const page = `<script>build(${number})</script><script src="/app-${digestOf(`${number}`)}.js"></script>`;
  const folder = join(project, "public");
  rmSync(folder, { recursive: true, force: true });
  writeFiles(folder, { [`app-${digestOf(`${number}`)}.js`]: `app ${number}` });
  for (const file of ["index.html", "about/index.html", "404.html", "_headers"]) {
    writeFiles(folder, { [file]: file === "_headers" ? "" : page });
    await pause(3);
  }
  publish(folder, releasesFolder(project));
}

beforeAll(async () => {
  prepareSite(project);
  await build(0);
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  const server = await runServer(project, port);
  return async () => {
    server.process.kill("SIGTERM");
    await server.ended;
  };
});

/** Loads a page and its script as a browser does; the build that the page is of, or what was wrong. */
async function visit(path: string): Promise<number | string> {
  const answer = await fetch(`${site}${path}`);
  const html = await answer.text();
  const number = /build\((\d+)\)/.exec(html)?.[1];
  if (answer.status !== 200 || !number) return `${path}: ${answer.status}`;
  const hash = createHash("sha256").update(`build(${number})`).digest("base64");
  if (!answer.headers.get("content-security-policy")?.includes(hash)) return `${path}: the policy of another build`;
  const script = await fetch(`${site}/app-${digestOf(number)}.js`);
  if (script.status !== 200 || (await script.text()) !== `app ${number}`)
    return `script of ${number}: ${script.status}`;
  return Number(number);
}

test("under load, every page and its script is there while builds are published, and each page is of one build", async () => {
  let isOver = false;
  const seen: (number | string)[] = [];
  const visitors = Array.from({ length: 8 }, async (_, index) => {
    while (!isOver) seen.push(await visit(index % 2 ? "/" : "/about"));
  });
  for (let number = 2; number <= 12; number += 1) {
    await build(number);
    // A visitor may be one build behind, or two, but not more: so many are kept. On a machine with nothing else to do
    // three would be published between two looks at the builds.
    await until("a visitor to see it", () => seen.includes(number), 30);
  }
  isOver = true;
  await Promise.all(visitors);
  expect(seen.filter((result) => typeof result === "string")).toEqual([]);
  expect(await visit("/")).toBe(12);
});
