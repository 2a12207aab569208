import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testFolder } from "../../tests/support/test-folder";
import { parseContent } from "../content/files/load";
import { pictureProblems } from "./pictures";

const root = testFolder();

/** Pictures of one view, in one of two shapes; one of them moves. */
const plain = (height: number, background = "#ffffff") =>
  sharp({ create: { width: 400, height, channels: 3, background } });
const at = (path: string) => join(root, "images", path);
const frames = await Promise.all(["#ffffff", "#000000"].map((colour) => plain(300, colour).png().toBuffer()));

mkdirSync(at("evening"), { recursive: true });
for (const [name, height] of Object.entries({ day: 200, same: 200, noon: 300, dawn: 300 }))
  await plain(height).toFile(at(`${name}.png`));
await plain(200).toFile(at("evening/dawn.webp"));
await sharp(frames, { join: { animated: true } }).toFile(at("high.webp"));

const otherShape =
  "which is not of the same proportions as ../images/day.png; expected the same view, in the same size, or no";

// That nothing is told of what is in order: check.test.ts. What is no picture, and what is of another size than is shown: tests/mistakes/other-files.yaml.
test.each([
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
])("of a %s in %s the place and the reason is told", async (_, file, source, told) => {
  const problems = await pictureProblems([parseContent(file, join(root, file), source)], root);
  expect(problems.map(({ field, message }) => `${field}: ${message}`)).toEqual(told);
});
