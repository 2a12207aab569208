import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { literalWords } from "../support/literal-words";

const programs = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !/\.(test|examples)\.tsx$/.test(file))
  .map((file) => join("src", file));

test("what a visitor reads or hears is in content/, and not in the program", () => {
  expect(programs.length).toBeGreaterThan(0);
  const found = programs.flatMap((file) => literalWords(readFileSync(file, "utf8")).map((words) => `${file}:${words}`));
  expect(found).toEqual([]);
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

test.each([
  ["<p>{words.title} · {year} %</p>"],
  ["<img alt='' sizes='(min-width: 900px) 50vw, 100vw' />"],
  ["<p sx={{ variant: 'text.lead', '& + p': { mt: 2 } }} className={isOpen ? 'open' : 'closed'}>{title}</p>"],
  ["<p>{kind === 'Product' ? words.product : words.service}</p>"],
  ["<Link about={interpolate(words.about, { title })} to='/about' />"],
  ["<p>{items.map(({ title }) => <Item key='first' title={title} />)}</p>"],
  ["if (event.key === 'Escape') close();"],
  ["type Kind = 'Product' | 'Service';"],
  ["console.error('A page failed to render.', error); throw new Error('No words.');"],
  ["const query = graphql`Query`; import { Icon } from 'Icon';"],
])("%s has no words of its own", (source) => {
  expect(literalWords(source)).toEqual([]);
});
