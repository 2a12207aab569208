import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { readSite } from "../../content/read-site";
import { linkedPictures, writeLinkPictures } from "./link-pictures";

const folder = mkdtempSync(join(tmpdir(), "links-"));
afterAll(() => rmSync(folder, { recursive: true }));

const square = async (name: string, background: string, margin: number) => {
  const file = join(folder, name);
  await sharp({ create: { width: 60, height: 60, channels: 4, background } })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: "#0000" })
    .png()
    .toFile(file);
  return file;
};

test("pages are known in the header's order, each once, without wizards, other sites, and pages without a picture", () => {
  const site = readSite({ contentRoot: resolve("tests/site/content") });
  const paths = linkedPictures(site).map(({ path }) => path);
  const industries = ["/industries/ferries", "/industries/fishing"];
  expect(paths).toEqual([
    "/services/lamps",
    "/services/lenses",
    "/products/beacon-planner",
    "/products/tide-service",
    ...industries,
    "/case-studies",
  ]);
  const { header } = site.Navigation.data;
  header.entries = [...header.entries.filter(({ items }) => items)].reverse();
  for (const { data } of site.Service) Reflect.deleteProperty(data, "image");
  expect(linkedPictures(site).map(({ path }) => path)).toEqual([
    "/case-studies",
    ...industries,
    "/products/beacon-planner",
    "/products/tide-service",
  ]);
});

test("the strip has each picture in its place, cut to what is not empty, under a name of its own", async () => {
  const pictures = [await square("red.png", "#f00", 40), await square("blue.png", "#00f", 0)];
  const address = await writeLinkPictures(pictures, folder);
  const { data, info } = await sharp(join(folder, address ?? ""))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(2 * info.height);
  const colorAt = (x: number) => [...data.subarray(4 * x, 4 * x + 3)].map((value) => Math.round(value / 85));
  expect([colorAt(4), colorAt(info.width - 4)]).toEqual([
    [3, 0, 0],
    [0, 0, 3],
  ]);
  expect(await writeLinkPictures(pictures, folder)).toBe(address);
  await square("blue.png", "#0f0", 0);
  const next = await writeLinkPictures(pictures, folder);
  expect(next).not.toBe(address);
  expect(readdirSync(join(folder, "thumbs")).map((name) => `/thumbs/${name}`)).toEqual([next]);
});

test("without a picture there is no strip, and that of an earlier build goes", async () => {
  writeFileSync(join(folder, "thumbs", "0a1b2c3d.webp"), "");
  expect(await writeLinkPictures([], folder)).toBeUndefined();
  expect(readdirSync(join(folder, "thumbs"))).toEqual([]);
});
