import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sunPathOf, sunPathRemark } from "./sun-path";

const root = mkdtempSync(join(tmpdir(), "sun-path-"));
afterAll(() => rmSync(root, { recursive: true }));

function pictureWith(remark: string): string {
  const picture = join(root, "picture.webp");
  writeFileSync(picture, `RIFF ${remark}\0 pixels`);
  return picture;
}

test("a picture tells of the sun's path that it was rendered for", () => {
  const path = [0.512_345, 0.34, 0.378_5, 0, 0, -0.432, 0.24, 0.051];
  expect(sunPathOf(pictureWith(sunPathRemark(path)))).toEqual([0.5123, 0.34, 0.3785, 0, 0, -0.432, 0.24, 0.051]);
});

test("a picture that somebody else drew has none", () => {
  expect(sunPathOf(pictureWith(""))).toBeNull();
});
