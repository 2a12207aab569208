import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { testFolder } from "../../tests/support/test-folder";
import { parseContent } from "../content/files/load";
import { pictureProblems } from "./pictures";

const root = testFolder();

const plain = (width: number, height = 2, background = "#ffffff") =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

async function problemsOf(name: string, content: Buffer): Promise<string[]> {
  writeFileSync(join(root, name), content);
  const [file, field] = ["testimonials.yaml", "testimonials"];
  const source = `${field}:\n  - title: A\n    image:\n      src: ${name}\n      alt: A\n`;
  const problems = await pictureProblems([parseContent(file, join(root, file), source)], root);
  return problems.map(({ line, column, field: path, message }) => `${line}:${column} ${path}: ${message}`);
}

// What is no picture, and what is of another size than is shown: tests/mistakes/other-files.yaml.
test("a picture of the morning that would not fill the place of the whole day's is reported", async () => {
  mkdirSync(join(root, "pages"), { recursive: true });
  for (const [name, width] of Object.entries({ day: 400, same: 398, wide: 800 }))
    writeFileSync(join(root, `pages/${name}.png`), await plain(width, 200));
  const file = "pages/home.yaml";
  const source = "hero:\n  image:\n    src: day.png\n    alt: A\n  morning: same.png\n  evening: wide.png\n";
  const problems = await pictureProblems([parseContent(file, join(root, file), source)], root);
  expect(problems.map(({ line, column, field, message }) => `${line}:${column} ${field}: ${message}`)).toEqual([
    '6:12 hero.evening: found "wide.png", which is not of the same proportions as day.png; expected the same view, in the same size, or no evening.',
  ]);
});

test("an evening that would not fill the place of its picture is reported at the picture", async () => {
  mkdirSync(join(root, "evening"), { recursive: true });
  writeFileSync(
    join(root, "evening/town.webp"),
    await sharp(await plain(400, 200))
      .webp()
      .toBuffer(),
  );
  expect(await problemsOf("town.png", await plain(400, 300))).toEqual([
    '4:12 testimonials[1].image.src: found "town.png", which has an evening, images/evening/town.webp, that is not of the same proportions; expected the same view, or no evening.',
  ]);
  expect(await problemsOf("town.png", await plain(800, 400))).toEqual([]);
});

test("such an evening is reported at a picture of the morning as well", async () => {
  mkdirSync(join(root, "pages/evening"), { recursive: true });
  for (const name of ["noon.png", "dawn.png"]) writeFileSync(join(root, `pages/${name}`), await plain(400, 300));
  writeFileSync(
    join(root, "pages/evening/dawn.webp"),
    await sharp(await plain(400, 200))
      .webp()
      .toBuffer(),
  );
  const file = "pages/home.yaml";
  const source = "hero:\n  image:\n    src: noon.png\n    alt: A\n  morning: dawn.png\n";
  const problems = await pictureProblems([parseContent(file, join(root, file), source)], root);
  expect(problems.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'hero.morning: found "dawn.png", which has an evening, images/evening/dawn.webp, that is not of the same proportions; expected the same view, or no evening.',
  ]);
});

test("a loop that does not move, or would not fill the place of the picture, is reported", async () => {
  mkdirSync(join(root, "services"), { recursive: true });
  const moving = (height: number) =>
    Promise.all([plain(400, height), plain(400, height, "#000000")]).then((frames) =>
      sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    );
  const files = { "still.png": plain(400, 200), "lies.webp": moving(200), "high.webp": moving(300) };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, `services/${name}`), await content);
  const problemOf = async (loop: string) => {
    const source = `image:\n  src: still.png\n  alt: A\nloop: ${loop}\n`;
    const file = "services/lamps.yaml";
    const problems = await pictureProblems([parseContent(file, join(root, file), source)], root);
    return problems.map(({ line, column, field, message }) => `${line}:${column} ${field}: ${message}`);
  };
  expect(await problemOf("lies.webp")).toEqual([]);
  expect(await problemOf("still.png")).toEqual([
    '4:7 loop: found "still.png", which does not move; expected an animated webp, or no loop.',
  ]);
  expect(await problemOf("high.webp")).toEqual([
    '4:7 loop: found "high.webp", which is not of the same proportions as still.png; expected the same view, in the same size, or no loop.',
  ]);
});
