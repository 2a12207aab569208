import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { literalWords } from "../support/literal-words";

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file));

const programs = filesIn("src", ".tsx");

const wordsIn = (file: string) => literalWords(readFileSync(file, "utf8")).map((words) => `${file}:${words}`);

test.each([
  ["pages", programs],
  ["judgements of answers", filesIn("src/enquiry/questions", ".ts")],
])("what a visitor reads or hears in %s is in content/, and not in the program", (_, files) => {
  expect(files.length).toBeGreaterThan(0);
  expect(files.flatMap(wordsIn)).toEqual([]);
});

test("the server's own sentences are about requests that no visitor's browser makes", () => {
  const files = ["server/enquiries/receive", "server/enquiries/plain", "server/site"].flatMap((folder) =>
    filesIn(folder, ".ts"),
  );
  const sentences = [...files, "server/app.ts"].flatMap(wordsIn).map((found) => found.replace(/^.*?: /, ""));
  expect([...new Set(sentences)].filter((found) => found.includes(" ")).sort()).toEqual([
    "Please send the enquiry as JSON, with the content type application/json.",
    "The enquiry is not a JSON object with one key for each field.",
    "The enquiry is not written as JSON.",
    "The enquiry is not written in UTF-8.",
    "The header Idempotency-Key must be 1 to 200 visible ASCII characters.",
    "The request names no host.",
    "This address answers",
    "This address answers POST only.",
    "This address is not written correctly.",
  ]);
});

test("quotation marks are those of the page's language", () => {
  expect(programs.filter((file) => /[“”„‚«»]/.test(readFileSync(file, "utf8")))).toEqual([]);
});

/** A place in a template literal, written so that this file does not fill it in. */
const value = "$".concat("{value}");

test.each([
  ["<a href='#main'>Skip to content</a>", "Skip to content"],
  ["<p>, home page</p>", ", home page"],
  ["<p>{isOpen ? 'close' : words.open}</p>", "close"],
  [`<p>{isOpen && \`open until ${value}\`}</p>`, "open until"],
  ["<>{'per' + unit}</>", "per"],
  ["<nav aria-label='menu' />", "menu"],
  [`<nav aria-label={\`menu of ${value}\`} />`, "menu of"],
  ["<Copy label={isShort ? 'copy' : words.copy} />", "copy"],
  [`<Link about={\`about ${value}\`} to='/about' />`, "about"],
  ["const months = ['January'];", "January"],
  ["const names = { cookie: 'Local storage' };", "Local storage"],
  [`const film = \`Film: ${value}\`;`, "Film:"],
])("%s is found", (source, words) => {
  expect(literalWords(source)).toEqual([`1: ${words}`]);
});
