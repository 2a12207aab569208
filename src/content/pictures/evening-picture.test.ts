import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { testFolder } from "../../../tests/support/test-folder";
import { unusedPictures } from "../../content-check/references";
import { parseContent } from "../files/load";
import { eveningFileOf, eveningOf, eveningRemark, sunPathOf, sunPathRemark } from "./evening-picture";

const root = testFolder();

const town = Buffer.from("a town");

/** A picture and its evening, of which a part says of what picture it was made. */
function pictureWith(name: string, remark: string): string {
  const picture = join(root, `images/${name}.png`);
  const evening = eveningFileOf(picture);
  mkdirSync(dirname(evening), { recursive: true });
  writeFileSync(picture, town);
  writeFileSync(evening, `lit windows ${remark}`);
  return picture;
}

const rendered = pictureWith("rendered", eveningRemark(town));
const replaced = pictureWith("replaced", eveningRemark(Buffer.from("another town")));
const drawn = pictureWith("drawn", "");

test("its evening is the file of its name in the folder beside it, unless that was rendered of another picture", () => {
  expect(eveningOf(rendered)).toBe(join(root, "images/evening/rendered.webp"));
  expect(eveningOf(join(root, "images/other.png"))).toBeUndefined();
  expect(eveningOf(replaced)).toBeUndefined();
  expect(eveningOf(drawn)).toBe(eveningFileOf(drawn));
});

test("the check tells an editor who has replaced a picture that its evening is not shown, and what to do", () => {
  const names = ["rendered", "replaced", "drawn"];
  const source = names.map((name) => `  - image: { src: ../images/${name}.png, alt: A }\n`).join("");
  const content = parseContent("testimonials.yaml", join(root, "lists/testimonials.yaml"), `testimonials:\n${source}`);
  expect(unusedPictures([content], root).map(({ file, message }) => [file, message])).toEqual([
    [
      "content/images/evening/replaced.webp",
      "found the evening of an earlier replaced.png, which is not shown: dark colours show the new picture dimmed. Delete it, or put an evening of the new picture in its place.",
    ],
  ]);
});

test("a picture tells of the sun's path that it was rendered for, and one that somebody else drew of none", () => {
  const picture = join(root, "picture.webp");
  const pathIn = (remark: string) => {
    writeFileSync(picture, `RIFF ${remark}\0 pixels`);
    return sunPathOf(picture);
  };
  const path = [0.512_345, 0.34, 0.378_5, 0, 0, -0.432, 0.24, 0.051];
  expect(pathIn(sunPathRemark(path))).toEqual([0.5123, 0.34, 0.3785, 0, 0, -0.432, 0.24, 0.051]);
  expect(pathIn("")).toBeNull();
});
