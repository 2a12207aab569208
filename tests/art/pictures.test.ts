import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { captionAt, film, shots } from "../../art/film/script.mjs";
import { listPictures } from "../../art/pictures.mjs";
import { eveningFileOf, eveningOf } from "../../src/content/pictures/evening-picture";
import { sunPathOf } from "../../src/content/pictures/sun-path";

const images = "content/images";
const loopFolder = join(images, "loops");

/** The names of the pictures in a folder, none where there is no such folder. */
const namesIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith(".webp"))
    .map((file) => basename(file, ".webp"))
    .sort();

const dioramas = namesIn(images);
const loops = namesIn(loopFolder);

/** Pictures made for a block that several pages carry, and the one for pages without their own. */
const isShared = (name: string) => name.startsWith("promotion") || name === "fallback";

/** The pictures of a wizard's steps may also stand where a page leads to that wizard. */
const isPage = (file: string) => !file.startsWith("wizards/");

/** Content files that name each diorama, one entry for each time. */
const uses = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".yaml"))
  .flatMap((file) =>
    [...readFileSync(join("content", file), "utf8").matchAll(/images\/([\w-]+)\.(?:webp|png)/g)].map(
      ([, name = ""]) => ({
        file,
        name,
      }),
    ),
  );

test("every diorama is made by a scene, and every scene has been rendered", async () => {
  expect(dioramas).toEqual((await listPictures()).map(({ name }) => name).sort());
});

test("every diorama is used, and by one page only", () => {
  expect(dioramas.filter((name) => !uses.some((use) => use.name === name))).toEqual([]);
  const pagesOf = new Map<string, string[]>();
  for (const { file, name } of uses.filter((use) => isPage(use.file)))
    pagesOf.set(name, [...(pagesOf.get(name) ?? []), file]);
  expect([...pagesOf].filter(([name, files]) => files.length > 1 && !isShared(name))).toEqual([]);
});

test.each(dioramas)("%s is transparent, at most 2000 px wide and at most 300 kB", async (name) => {
  const file = join(images, `${name}.webp`);
  const { width = 0, hasAlpha } = await sharp(file).metadata();
  const { isOpaque } = await sharp(file).stats();
  expect({ hasAlpha, isOpaque }).toEqual({ hasAlpha: true, isOpaque: false });
  expect(width).toBeLessThanOrEqual(2000);
  expect(statSync(file).size).toBeLessThanOrEqual(300_000);
});

test("every scene that moves has a loop, and every loop such a scene", async () => {
  const moving = (await listPictures()).flatMap(({ name, frames }) => (frames ? [{ name, frames }] : []));
  expect(loops).toEqual(moving.map(({ name }) => name).sort());
  for (const { name, frames } of moving) {
    expect(await sharp(join(loopFolder, `${name}.webp`)).metadata(), name).toMatchObject({ pages: frames });
  }
});

test("an evening is of the picture that has its name, as large to its height, transparent and hardly heavier", async () => {
  for (const name of namesIn(join(images, "evening"))) {
    const day = join(images, `${name}.webp`);
    const evening = eveningOf(day);
    expect(evening?.isOutdated, name).toBe(false);
    const { width = 0, height = 0, hasAlpha } = await sharp(eveningFileOf(day)).metadata();
    const still = await sharp(day).metadata();
    expect({ hasAlpha, isWide: width >= 960 }, name).toEqual({ hasAlpha: true, isWide: true });
    expect(width * (still.height ?? 0), name).toBe(height * (still.width ?? 0));
    expect(statSync(eveningFileOf(day)).size, name).toBeLessThanOrEqual(1.2 * statSync(day).size);
  }
});

test("every picture has an evening, but those of the home page's town, which has its own hours", () => {
  const town = /^hero(-|$)/;
  expect(dioramas.filter((name) => !town.test(name) && !eveningOf(join(images, `${name}.webp`)))).toEqual([]);
});

test("the pictures of scenes that keep a place for the sun's path tell where it is, and no others", async () => {
  for (const { name, scene } of await listPictures()) {
    const program = readFileSync(join("art/scenes", `${scene}.py`), "utf8");
    const path = sunPathOf(join(images, `${name}.webp`));
    expect(path !== null, name).toBe(program.includes("sun_path("));
  }
});

test("a loop is transparent, endless, as wide to its height as its picture and at most 200 kB", async () => {
  for (const name of loops) {
    const file = join(loopFolder, `${name}.webp`);
    const { width = 0, pageHeight = 0, hasAlpha, loop } = await sharp(file, { animated: true }).metadata();
    const { isOpaque } = await sharp(file).stats();
    expect({ hasAlpha, isOpaque, loop }, name).toEqual({ hasAlpha: true, isOpaque: false, loop: 0 });
    const still = await sharp(join(images, `${name}.webp`)).metadata();
    expect(width * (still.height ?? 0), name).toBe(pageHeight * (still.width ?? 0));
    expect(statSync(file).size, name).toBeLessThanOrEqual(200_000);
  }
});

test("the film's words stand in what describes it", async () => {
  const words = readFileSync("static/videos/film.en.vtt", "utf8");
  for (const shot of shots) expect(words).toContain(shot.words);
  const { sections } = parse(readFileSync("content/pages/about.yaml", "utf8"));
  const { transcript } = sections.find(({ kind }: { kind: string }) => kind === "video");
  expect(readFileSync("static/videos/film.html", "utf8")).toContain(transcript);
  expect(film.seconds).toBeGreaterThanOrEqual(20);
  expect(film.seconds).toBeLessThanOrEqual(30);
  for (const file of ["film.mp4", "film.webm"])
    expect(statSync(join("static/videos", file)).size).toBeLessThan(3_000_000);
  expect(await sharp("static/videos/film-poster.webp").metadata()).toMatchObject({ width: 1280, height: 720 });
});

test("each frame of the film has the words of one shot, which stay for three seconds at least", () => {
  const frames = Array.from({ length: film.seconds * film.fps }, (_, k) => captionAt(k / film.fps));
  const changes = frames.flatMap((shot, k) => (k > 0 && shot !== frames[k - 1] ? [k / film.fps] : []));
  expect(changes).toHaveLength(shots.length);
  for (const [k, at] of changes.entries()) expect(at - (changes[k - 1] ?? 0)).toBeGreaterThan(2.9);
  expect(new Set(frames)).toEqual(new Set(shots.keys()));
});
