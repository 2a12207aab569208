import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { brand, sharePage } from "../../../../tests/support/share-page-sample";
import { pictureName, programDigest, startPictures } from "./files";
import { maxBytes } from "./measures";

// Drawing takes a second each on a busy machine.

let publicFolder: string;
beforeEach(() => {
  publicFolder = mkdtempSync(join(tmpdir(), "share-"));
});
afterEach(() => rmSync(publicFolder, { recursive: true }));

const pages = [sharePage, { ...sharePage, path: "/about", title: "About" }];
async function write(shown = pages) {
  const { pictures, drawn } = startPictures(shown, { brand, siteUrl: "https://firm.example", publicFolder });
  return { pictures, drawn: await drawn };
}
const files = () => readdirSync(join(publicFolder, "share"));

test("writes a picture for each page and says where it is", async () => {
  const { pictures, drawn } = await write();
  expect(drawn).toBe(2);
  const picture = pictures["/services/devops"];
  expect(picture).toMatchObject({ mediaType: "image/jpeg", width: 1200, height: 630 });
  expect(picture?.alt).toBe("Pipelines your team trusts: a small sunlit town");
  const file = join(publicFolder, new URL(picture?.url ?? "").pathname);
  expect(statSync(file).size).toBeLessThan(maxBytes);
  expect(readFileSync(file).subarray(0, 2).toString("hex")).toBe("ffd8");
});

test("a second build draws nothing and touches no file", async () => {
  await write();
  const past = new Date(0);
  for (const file of files()) utimesSync(join(publicFolder, "share", file), past, past);
  const { drawn, pictures } = await write();
  expect(drawn).toBe(0);
  expect(Object.keys(pictures)).toEqual(["/services/devops", "/about"]);
  for (const file of files()) expect(statSync(join(publicFolder, "share", file)).mtimeMs).toBe(0);
});

test("a changed page is drawn anew, and its old picture and halves of files are removed", async () => {
  await write();
  const before = files();
  writeFileSync(join(publicFolder, "share/about.half.jpg.part"), "");
  const { drawn } = await write([sharePage, { ...sharePage, path: "/about", title: "About us" }]);
  expect(drawn).toBe(1);
  expect(files()).toHaveLength(2);
  expect(files().filter((file) => before.includes(file))).toHaveLength(1);
});

test("a diorama that cannot be read is named with its page", async () => {
  const file = join(publicFolder, "broken.webp");
  writeFileSync(file, "no picture");
  const broken = { ...sharePage, diorama: { ...sharePage.diorama, file } };
  await expect(write([broken])).rejects.toThrow(
    /^The sharing picture of \/services\/devops could not be drawn from .*broken\.webp: .+/,
  );
  expect(files()).toEqual([]);
});

const name = pictureName(sharePage, brand, "p1");

test("a picture is called as its page, with a digest as hashed files have it", () => {
  expect(name).toMatch(/^services-devops\.[0-9a-f]{20}\.jpg$/);
  expect(pictureName({ ...sharePage, path: "/" }, brand, "p1")).toMatch(/^home\./);
});

test("the same inputs give the same name", () => {
  expect(pictureName({ ...sharePage, diorama: { ...sharePage.diorama } }, { ...brand }, "p1")).toBe(name);
});

test.each([
  ["headline", pictureName({ ...sharePage, title: "Other" }, brand, "p1")],
  ["line above it", pictureName({ ...sharePage, superHeading: undefined }, brand, "p1")],
  ["family", pictureName({ ...sharePage, tint: "sun" }, brand, "p1")],
  ["diorama", pictureName({ ...sharePage, diorama: { ...sharePage.diorama, digest: "d2" } }, brand, "p1")],
  ["company", pictureName(sharePage, { ...brand, company: "Other" }, "p1")],
  ["address", pictureName(sharePage, { ...brand, host: "other.example" }, "p1")],
  ["program", pictureName(sharePage, brand, "p2")],
])("another %s gives another name", (_, other) => {
  expect(other).not.toBe(name);
});

test("where the files lie and what is read aloud does not change the picture", () => {
  const diorama = { ...sharePage.diorama, file: "/elsewhere.webp", alt: "Other" };
  expect(pictureName({ ...sharePage, diorama }, brand, "p1")).toBe(name);
});

test("the program's digest is the same from call to call", () => {
  expect(programDigest()).toMatch(/^[0-9a-f]{64}$/);
  expect(programDigest()).toBe(programDigest());
});
