import { expect, test } from "vitest";
import { rebase } from "./rebase";

const list = (...titles: string[]) =>
  `title: All # of them\nitems:\n${titles.map((title) => `  - title: ${title}\n    text: Words\n`).join("")}`;

const base = list("A", "B", "C");

/** The titles of the entries of a text, each with its words. */
const entriesIn = (text: string) =>
  [...text.matchAll(/title: (.*)\n {4}text: (.*)/g)].map(([, title, words]) => `${title}: ${words}`);

const withWords = (text: string, title: string, words: string) =>
  text.replace(`title: ${title}\n    text: Words`, `title: ${title}\n    text: ${words}`);

const mine = withWords(base, "B", "Mine");

test.each([
  ["an entry above it more", list("New", "A", "B", "C"), ["New: Words", "A: Words", "B: Mine", "C: Words"]],
  ["an entry above it less", list("B", "C"), ["B: Mine", "C: Words"]],
  ["an entry below it less", list("A", "B"), ["A: Words", "B: Mine"]],
  ["another entry changed", withWords(base, "A", "Theirs"), ["A: Theirs", "B: Mine", "C: Words"]],
])("a change goes into the entry that it was made in, where the others have %s", (_, theirs, entries) => {
  expect(entriesIn(rebase({ base, mine, theirs }).text)).toEqual(entries);
  expect(entriesIn(rebase({ base, mine: theirs, theirs: mine }).text)).toEqual(entries);
});

test.each([
  ["moved it", list("B", "A", "C")],
  ["taken it away", list("A", "C")],
  ["put another in its place", withWords(list("A", "New", "C"), "New", "Theirs")],
])("where the others have %s, a change of an entry does not fit, and is put into no other", (_, theirs) => {
  expect(rebase({ base, mine, theirs }).open).toMatchObject([{ field: "items" }]);
  expect(rebase({ base, mine: theirs, theirs: mine }, { items: "theirs" })).toEqual({ text: mine, open: [] });
});

test("entries that both have added in one place are all there", () => {
  const [own, theirs] = [list("A", "B", "C", "Both", "Mine"), list("A", "B", "C", "Both", "Theirs")];
  const { text } = rebase({ base, mine: own, theirs });
  expect(entriesIn(text).map((entry) => entry.replace(/:.*/, ""))).toEqual(["A", "B", "C", "Both", "Mine", "Theirs"]);
});

test("what one removes and the other changes is named among what both have changed", () => {
  const image = "image:\n  src: a.webp\n  alt: Words\n";
  const other = { base: base + image, mine: base, theirs: base + image.replace("Words", "Theirs") };
  const theirs = { src: "a.webp", alt: "Theirs" };
  expect(rebase(other)).toEqual({ text: base, open: [{ field: "image", mine: undefined, theirs }] });
  expect(rebase(other, { image: "theirs" })).toEqual({ text: other.theirs, open: [] });
});

test("a text that cannot be read, or is gone, is chosen as a whole", () => {
  for (const theirs of ["title: one: two\n", ""]) {
    expect(rebase({ base, mine, theirs }).open).toEqual([{ field: "", mine, theirs }]);
    expect(rebase({ base, mine, theirs }, { "": "theirs" })).toEqual({ text: theirs, open: [] });
  }
});

test("where only some places were chosen, all are asked for: choices for these alone would go round for ever", () => {
  const versions = { base: "a: 1\nb: 1\n", mine: "a: 2\nb: 2\n", theirs: "a: 3\nb: 3\n" };
  expect(rebase(versions, { a: "theirs" }).open).toMatchObject([{ field: "a" }, { field: "b" }]);
  expect(rebase(versions, { a: "theirs", b: "mine" })).toEqual({ text: "a: 3\nb: 2\n", open: [] });
});

test("remarks that one has changed stay beside the values that the other has changed", () => {
  const remarked = `# For the shop\n${base}`;
  const both = `# For the shop\n${mine}`;
  expect(rebase({ base, mine: remarked, theirs: mine })).toEqual({ text: both, open: [] });
  expect(rebase({ base, mine, theirs: remarked })).toEqual({ text: both, open: [] });
});
