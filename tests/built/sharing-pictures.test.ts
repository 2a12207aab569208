import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { meta, pageIn } from "./built-page";
import { onDisk, pageFiles, siteUrl } from "./public-folder";

const maxBytes = 150_000;

test.each(pageFiles)("%s has a sharing picture of 1200 by 630 pixels, light and described", async (file) => {
  const page = pageIn(file);
  // Longer ones are cut off by networks.
  expect(meta(page, "og:title").length).toBeLessThanOrEqual(95);
  expect(meta(page, "og:description").length).toBeLessThanOrEqual(200);
  const address = meta(page, "og:image");
  expect(address.startsWith(`${siteUrl}/share/`), address).toBe(true);
  expect(meta(page, "twitter:image")).toBe(address);
  const picture = readFileSync(onDisk(new URL(address).pathname));
  expect(picture.length).toBeLessThan(maxBytes);
  const { format, width, height } = await sharp(picture).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
  expect(meta(page, "og:image:type")).toBe(`image/${format}`);
  expect([meta(page, "og:image:width"), meta(page, "og:image:height")]).toEqual(["1200", "630"]);
  const headline = page.document.querySelector("h1")?.textContent?.replace(/\.$/, "") ?? "";
  expect(meta(page, "og:image:alt")).toContain(headline);
});

test("each page has a picture of its own, which shows its own words, and no picture is left over", () => {
  // Gatsby builds the not-found page under two addresses.
  const named = pageFiles
    .filter((file) => file !== "404/index.html")
    .map((file) => basename(meta(pageIn(file), "og:image")));
  expect(readdirSync(onDisk("share")).toSorted()).toEqual(named.toSorted());
  const altsByContent = new Map<string, Set<string>>();
  for (const page of pageFiles.map(pageIn)) {
    const picture = readFileSync(onDisk(`share/${basename(meta(page, "og:image"))}`), "base64");
    altsByContent.set(picture, (altsByContent.get(picture) ?? new Set()).add(meta(page, "og:image:alt")));
  }
  // Pages with the same words and diorama may look the same.
  expect([...altsByContent.values()].filter(({ size }) => size > 1)).toEqual([]);
});
