import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testFolder } from "../../tests/support/test-folder";
import { parseContent } from "../content/files/load";
import { pictureProblems } from "./pictures";

const root = testFolder();

const plain = (height: number, width = 400, background = "#ffffff") =>
  sharp({ create: { width, height, channels: 3, background } }).png();

async function write(path: string, picture: Promise<Buffer>): Promise<void> {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), await picture);
}

/** Pictures of one view in two sizes, another that is less wide, and two that move. */
const moving = (height: number) =>
  Promise.all([plain(height).toBuffer(), plain(height, 400, "#000000").toBuffer()]).then((frames) =>
    sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
await write("images/day.png", plain(200).toBuffer());
await write("images/same.png", plain(200, 398).toBuffer());
await write("images/wide.png", plain(200, 800).toBuffer());
await write("images/noon.png", plain(300).toBuffer());
await write("images/dawn.png", plain(300).toBuffer());
for (const name of ["day", "same", "wide", "dawn"])
  await write(
    `images/evening/${name}.webp`,
    plain(name === "wide" ? 100 : 200)
      .webp()
      .toBuffer(),
  );
await write("images/lies.webp", moving(200));
await write("images/high.webp", moving(300));

const otherShape =
  "which is not of the same proportions as ../images/day.png; expected the same view, in the same size, or no";

// What is no picture, and what is of another size than is shown: tests/mistakes/other-files.yaml.
test.each([
  [
    "hero of one view",
    "pages/home.yaml",
    "hero: { image: { src: ../images/day.png }, morning: ../images/same.png }",
    [],
  ],
  ["moving loop", "services/lamps.yaml", "image: { src: ../images/day.png }\nloop: ../images/lies.webp", []],
  [
    "evening of another shape than its day",
    "pages/home.yaml",
    "hero: { image: { src: ../images/day.png }, evening: ../images/noon.png }",
    [`hero.evening: found "../images/noon.png", ${otherShape} evening.`],
  ],
  [
    "rendered evening of another shape",
    "pages/home.yaml",
    "hero: { image: { src: ../images/noon.png }, morning: ../images/dawn.png }",
    [
      'hero.morning: found "../images/dawn.png", which has an evening, images/evening/dawn.webp, that is not of the same proportions; expected the same view, or no evening.',
    ],
  ],
  [
    "loop that does not move",
    "services/lamps.yaml",
    "image: { src: ../images/day.png }\nloop: ../images/same.png",
    ['loop: found "../images/same.png", which does not move; expected an animated webp, or no loop.'],
  ],
  [
    "loop of another shape",
    "services/lamps.yaml",
    "image: { src: ../images/day.png }\nloop: ../images/high.webp",
    [`loop: found "../images/high.webp", ${otherShape} loop.`],
  ],
])("of a %s in %s nothing or the place and the reason is told", async (_, file, source, told) => {
  const problems = await pictureProblems([parseContent(file, join(root, file), source)], root);
  expect(problems.map(({ field, message }) => `${field}: ${message}`)).toEqual(told);
});
