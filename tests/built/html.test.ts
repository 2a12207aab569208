import { existsSync, readdirSync } from "node:fs";
import { FileSystemConfigLoader, HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { htmlRules } from "../support/html-rules";
import { built, onDisk, pageFiles } from "./public-folder";

const validator = new HtmlValidate(new FileSystemConfigLoader(htmlRules));

/** Pages beside those that Gatsby makes, from `static/`. */
const films = existsSync(onDisk("videos"))
  ? readdirSync(onDisk("videos")).flatMap((name) => (name.endsWith(".html") ? [`videos/${name}`] : []))
  : [];

test.each(films)("%s tells in words and in a track what its film shows", (file) => {
  const [, track = ""] = /<track [^>]*src="([^"]+)"/.exec(built(file)) ?? [];
  expect(built(`videos/${track}`)).toMatch(/^WEBVTT\n/);
  const [, words = ""] = /<video [^>]*aria-describedby="([^"]+)"/.exec(built(file)) ?? [];
  expect(built(file)).toMatch(new RegExp(`id="${words}">[^<]{40}`));
});

test.each([...pageFiles, ...films])("%s is valid HTML", async (file) => {
  const { results } = await validator.validateString(built(file), `public/${file}`);
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(problems).toEqual([]);
});

test("no part of a page has a height that is guessed: the scroll bar, and the sun on the header, tell how much is left", () => {
  const guessed = /content-visibility:\s*auto|contain-intrinsic-(size|height|block-size):/;
  expect(pageFiles.filter((file) => guessed.test(built(file)))).toEqual([]);
});
