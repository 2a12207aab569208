import { readdirSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readSite } from "../../src/content/read-site";
import { linkedPictures } from "../../src/gatsby/pictures/link-pictures";
import { cacheControl } from "../../src/hosting/cache-control";
import { pageIn } from "./built-page";
import { built, onDisk, pageFiles } from "./public-folder";

/** The pages whose pictures are in the strip. */
const expected = linkedPictures(readSite()).map(({ path }) => path);

/** The strips that the styles of a page name. */
const stripsOf = (file: string) => [
  ...new Set([...built(file).matchAll(/url\((\/thumbs\/[^)]+)\)/g)].map(([, url]) => url)),
];

test("one strip holds a picture of each page that the header's panels lead to, and may be kept for a year", async () => {
  const [strip, ...others] = readdirSync(onDisk("thumbs"));
  expect(others).toEqual([]);
  expect(strip).toMatch(/^[0-9a-f]{8}\.webp$/);
  const { width, height, hasAlpha } = await sharp(onDisk(`thumbs/${strip}`)).metadata();
  expect({ width, hasAlpha }).toEqual({ width: expected.length * height, hasAlpha: true });
  const withHeader = pageFiles.filter((file) => pageIn(file).document.querySelector("header nav"));
  for (const file of withHeader) expect(stripsOf(file), file).toEqual([`/thumbs/${strip}`]);
  expect(cacheControl(`/thumbs/${strip}`)).toContain("max-age=31536000");
});

test.each(pageFiles)("%s gives each link of the header's panels its own picture", (file) => {
  // The menu of phones has none.
  const items = pageIn(file).document.querySelectorAll("header nav li:not(details details li)");
  for (const item of items) {
    const link = item.querySelector("a");
    const at = expected.indexOf(link?.getAttribute("href") ?? "");
    expect(link?.getAttribute("style") ?? "").toBe(at < 0 ? "" : `--at:${at}`);
  }
});
