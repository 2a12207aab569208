import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { brand, sharePage } from "../../../../tests/support/share-page-sample";
import { maxBytes } from "./measures";
import { writePictures } from "./write-pictures";

// Drawing takes a second each on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let publicFolder: string;
beforeEach(() => {
  publicFolder = mkdtempSync(join(tmpdir(), "share-"));
});
afterEach(() => rmSync(publicFolder, { recursive: true }));

const pages = [sharePage, { ...sharePage, path: "/about", title: "About" }];
const write = (shown = pages) => writePictures(shown, { brand, siteUrl: "https://firm.example", publicFolder });
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
