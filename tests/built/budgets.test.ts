import { readdirSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { readSite } from "../../src/content/read-site";
import { siteScriptHashes } from "../../src/hosting/script-hashes";
import type { AppFiles } from "../../src/loader/hydration";
import { overweight } from "./budgets";
import { pageIn, pages } from "./built-page";
import { partsOf, sentBytes } from "./first-visit";
import { built, onDisk, pageFiles, publicFolder, templateOf } from "./public-folder";

/** The document with its headers, in bytes. */
const documentBudget = 20_000;

/** The loader's part that stands in the page itself, in bytes. */
const headScriptBudget = 512;

/** The largest picture that a source may become; a larger one means a source that is too wide or too rich. */
const maxPictureBytes = 300_000;

interface ChunkStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined>;
}

/** The scripts that a page needs before it answers: the site's own and those of the page's template. */
function scriptsOf(route: string): string[] {
  const { namedChunkGroups } = JSON.parse(built("webpack.stats.json")) as ChunkStats;
  const assets = ["app", templateOf(route)].flatMap((name) => namedChunkGroups[name]?.assets ?? []);
  return [...new Set(assets.map(({ name }) => name))].filter((name) => name.endsWith(".js"));
}

/** What the server says beside what the build knows, such as the date and the digest, in bytes as HTTP/1.1 has them. */
const otherHeaders = 257;

/** HTTP/2's frames and the records of TLS around headers and page, in bytes. */
const frames = 100;

/**
 * What the server says before the page, as browsers get it, from HTTP/2 on: its table knows the names, and Huffman's code
 * takes six bits for a letter. Node's HTTP/2 server sent 897 bytes of these headers in 583.
 */
function headerBytes(): number {
  const [, rule = ""] = /^\/\*\n((?: .*\n?)+)/m.exec(built("_headers")) ?? [];
  expect(rule).toContain("Content-Security-Policy");
  // Services that an owner switches on are named in the policy; that is their price and no fault of a page.
  const own = rule.replace(/ (https?|wss?):\/\/[^\s;]+/g, "");
  return Math.ceil((own.length + otherHeaders) * 0.65) + frames;
}

test("every page's document is within its budget", () => {
  const files = pageFiles.map((file) => ({ file, bytes: sentBytes(file) + headerBytes() }));
  expect(files.filter(({ bytes }) => bytes > documentBudget)).toEqual([]);
});

test("a page runs nothing but the loader before it is touched: no script of Gatsby stands in it", () => {
  for (const file of pageFiles) {
    const { document } = pageIn(file);
    const scripts = [...document.scripts].filter(({ type }) => !/json/.test(type));
    expect(scripts.length, file).toBe(2);
    const [headScript, loader] = scripts;
    expect(headScript?.src, file).toBe("");
    expect(brotliCompressSync(headScript?.textContent ?? "").length, file).toBeLessThanOrEqual(headScriptBudget);
    expect(loader?.getAttribute("src"), file).toMatch(/^\/loader-[0-9a-f]{20}\.js$/);
    expect(loader?.hasAttribute("async"), file).toBe(true);
  }
});

test("one hash in the security policy allows what stands in all pages", () => {
  expect(siteScriptHashes(publicFolder)).toHaveLength(1);
  expect(built("_headers").match(/'sha256-[^']+'/g)).toHaveLength(1);
});

test("no page is heavier than its family may be", () => {
  expect(pageFiles.map(pageIn).flatMap((page) => overweight(page, partsOf(page)))).toEqual([]);
});

test("what makes a page too heavy is named: the page, its part, the file, and where content/ has it", () => {
  const { data, file } = readSite().HomePage;
  const { image, morning = "", evening = "" } = data.hero;
  const picture = [image.src, morning, evening].flatMap((src) => /([^/]+)\.[a-z]+$/.exec(src)?.[1] ?? []).join("|");
  const page = pageIn("index.html");
  const parts = partsOf(page);
  const [shown = ""] = parts.pictures.files;
  const [heavy = ""] = overweight(page, { ...parts, pictures: { files: [shown], bytes: 72_001 } });
  expect(heavy).toContain(`/ (home): pictures has 72001 bytes of 72000. The heaviest part is ${shown} with `);
  expect(heavy).toMatch(new RegExp(`the picture "(${picture})" of .*content/${file}`));
  const script = parts.program.files.find((name) => /framework/.test(name)) ?? "";
  const early = overweight(page, { ...parts, scripts: { files: [script], bytes: sentBytes(script) } });
  expect(early.join("\n")).toContain(
    `/ (home): scripts has ${sentBytes(script)} bytes of 2400. The heaviest part is ${script}`,
  );
});

test("every page's program names the scripts of its own template", () => {
  for (const file of pageFiles) {
    const { document } = pageIn(file);
    const { path, scripts } = JSON.parse(document.getElementById("app-files")?.textContent ?? "") as AppFiles;
    expect(scripts.map((script) => script.slice(1)).sort(), file).toEqual(scriptsOf(path).sort());
  }
});

test("two fonts are asked for at once", () => {
  for (const page of pages()) expect(partsOf(page).fonts.files, page.route).toHaveLength(2);
});

test("every picture made at build", () => {
  const heavy = readdirSync(onDisk("static"), { recursive: true, encoding: "utf8" })
    .map((file) => ({ file, bytes: statSync(onDisk(`static/${file}`)).size }))
    .filter(({ file, bytes }) => /\.(avif|webp|png|jpe?g|svg)$/.test(file) && bytes > maxPictureBytes);
  expect(heavy).toEqual([]);
});
