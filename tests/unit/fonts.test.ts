import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { core, leftToFallback, moreRange } from "../../art/fonts/characters.mjs";
import { sourceOf } from "../../art/fonts/typeface-source.mjs";
import { outline } from "../../art/marks/outline.mjs";
import { fontFaces } from "../../src/theme/font-faces";
import { fontFiles, unicodeRanges } from "../../src/theme/font-files";
import { fontWeights } from "../../src/theme/scales";
import { type TypefaceName, typefaces } from "../../src/theme/typefaces";
import { charactersOf } from "../support/font-characters";

const fonts = Object.entries(fontFiles);
const names = Object.keys(fontFiles) as TypefaceName[];
const paths = fonts.flatMap(([, { core: first, more }]) => [first, more]);

/** True for a character within CSS's `unicode-range`. */
const isIn = (range: string, character: string) =>
  range.split(",").some((span) => {
    const [from = 0, to = from] = span
      .slice(2)
      .split("-")
      .map((code) => Number.parseInt(code, 16));
    const code = character.codePointAt(0) ?? 0;
    return code >= from && code <= to;
  });

test("static/fonts holds the files that the program knows, under names that are digests of them", () => {
  expect(
    readdirSync("static/fonts")
      .map((file) => `/fonts/${file}`)
      .sort(),
  ).toEqual([...paths].sort());
  for (const path of paths) {
    const digest = createHash("sha256")
      .update(readFileSync(`static${path}`))
      .digest("hex");
    expect(path).toContain(`.${digest.slice(0, 8)}.woff2`);
  }
});

test("the files that every page loads weigh at most 36 kB together", () => {
  const sizes = fonts.map(([, { core: first }]) => statSync(`static${first}`).size);
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(36_000);
});

test.each(fonts)("%s: browsers look for each letter in the file that holds it", async (_, files) => {
  const first = await charactersOf(files.core);
  expect([...core].filter((character) => !first.has(character) && !leftToFallback.includes(character))).toEqual([]);
  expect([...first].filter((character) => !isIn(unicodeRanges.core, character))).toEqual([]);
  for (const character of await charactersOf(files.more)) {
    expect([character, isIn(moreRange, character), isIn(unicodeRanges.core, character)]).toEqual([
      character,
      true,
      false,
    ]);
  }
  const declared = [files.more, files.core].map((path) => fontFaces.indexOf(path));
  expect(declared, "the cut declared last is asked first").toEqual([...declared].sort((a, b) => a - b));
});

test.each(fonts)("%s: a German page needs no second file", async (_, files) => {
  const first = await charactersOf(files.core);
  const needed = [..."ÄÖÜäöüßé„“‚‘’–…€"];
  expect(needed.filter((character) => !first.has(character) || !isIn(unicodeRanges.core, character))).toEqual([]);
});

test("nothing is fetched for a character of every page that the fallback draws", () => {
  expect([...leftToFallback].filter((character) => core.includes(character) && isIn(moreRange, character))).toEqual([]);
  expect(unicodeRanges.more).toBe(moreRange);
});

test.each(names)("%s keeps the kerning and the ligatures of its source", async (name) => {
  const { package: from, file, weights } = typefaces[name];
  const shapedBy = async (font: string) => {
    const axes = { wght: weights[0] };
    const { width } = await outline({ font, text: "To", axes });
    const { path } = await outline({ font, text: "fi", axes });
    return { width: Math.round(width), commands: path.replace(/[^A-Z]/g, "") };
  };
  const source = await shapedBy(`node_modules/${from}/${file}`);
  expect(await shapedBy(`static${fontFiles[name].core}`)).toEqual(source);
});

test("the typeface of texts has the weights that the theme names", async () => {
  const font = `static${fontFiles.text.core}`;
  const weights = [fontWeights.body, fontWeights.medium, fontWeights.bold];
  const drawn = await Promise.all(
    weights.map(async (wght) => (await outline({ font, text: "sun", axes: { wght } })).path),
  );
  expect(new Set(drawn).size).toBe(weights.length);
});

test.each([
  [
    "a package that is missing",
    { package: "@fontsource-variable/none" },
    /"Instance": the package .*npm install -D -w art @font/,
  ],
  ["a file that is missing", { file: "files/none.woff2" }, /the package .* has no file files\/none\.woff2/],
  ["a weight that the font lacks", { weights: [400, 2000] }, /has weights from \d+ to \d+, not 2000\./],
  [
    "one weight alone",
    { package: "site-art", file: "fonts/heading.ttf" },
    /has one weight alone; take a variable font/,
  ],
] as const)("%s is told by the name of the typeface", async (_, change, problem) => {
  await expect(sourceOf({ ...typefaces.text, family: "Instance", ...change })).rejects.toThrow(problem);
});

test("the table of typefaces has every weight that the theme names", () => {
  const { heading, ...ofTexts } = fontWeights;
  const isWithin = (weight: number, [least, most]: readonly [number, number]) => weight >= least && weight <= most;
  expect(Object.values(ofTexts).filter((weight) => !isWithin(weight, typefaces.text.weights))).toEqual([]);
  expect(isWithin(heading, typefaces.heading.weights)).toBe(true);
});
