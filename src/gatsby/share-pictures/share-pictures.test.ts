import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { pageAt } from "../../../tests/support/site-pages";
import { testFolder } from "../../../tests/support/test-folder";
import { site } from "../../../tests/support/test-site";
import { pictureFile } from "../../content/schemas/fields";
import { drawSharePictures, sharePictures } from "./share-pictures";

let publicFolder: string;
beforeEach(() => {
  publicFolder = testFolder();
});

/** The tests' site with a few of its pages only: drawing takes a moment each. */
const about = pageAt(site, "/about");
const small: typeof site = { ...site, Page: [about], Service: [], Product: [], Industry: [], Policy: [], Wizard: [] };
const files = () => readdirSync(join(publicFolder, "share"));
const pictures = (content = small) => sharePictures([content]);
const draw = (content = small) => drawSharePictures([content], publicFolder);

test("each picture is drawn once: a second build touches none, and what no page names goes", async () => {
  const named = pictures();
  expect(await draw()).toBe(files().length);
  for (const { url } of Object.values(named)) {
    const file = readFileSync(join(publicFolder, new URL(url).pathname));
    expect(file.subarray(0, 2).toString("hex")).toBe("ffd8");
  }
  for (const file of files()) utimesSync(join(publicFolder, "share", file), 1, 1);
  writeFileSync(join(publicFolder, "share/about.half.jpg.part"), "");
  expect(pictures()).toEqual(named);
  expect(await draw()).toBe(0);
  expect(files().map((file) => statSync(join(publicFolder, "share", file)).mtimeMs)).toEqual(files().map(() => 1000));
});

test("the not-found page has one picture at both of its addresses", () => {
  const open = pictures();
  expect(open["/404.html"]).toEqual(open["/404"]);
});

test("a diorama that cannot be read is named with its page", async () => {
  const file = join(publicFolder, "broken.webp");
  writeFileSync(file, "no picture");
  const image = { ...about.data.image, src: pictureFile("Broken.").parse(file) };
  await expect(draw({ ...small, Page: [{ ...about, data: { ...about.data, image } }] })).rejects.toThrow(
    /^The sharing picture of \/about could not be drawn from .*broken\.webp: .+/,
  );
});
