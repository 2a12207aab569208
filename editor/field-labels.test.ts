import { expect, test } from "vitest";
import { allFields } from "../tests/support/all-fields";
import { readable } from "./client/field-path";

/** Keys of one word that say nothing, or not enough, to somebody who writes no programs. */
const wordsOfPrograms = new Set(
  (
    "alt artefact aside at auth autocomplete clipboard code config connect data dataset endpoint endpoints enabled enum " +
    "fields from gate globals groups head hero href id item items key kind label locale marked matrix max meta method " +
    "min noon numeric origin param parts path pattern ref regex rows script scripts sections short slug spread src " +
    "strokes ticks tint to types uri url when"
  ).split(" "),
);

const keyOf = (name: string) => name.split(".").at(-1) ?? "";
const groupOf = (name: string) => name.slice(0, name.lastIndexOf("."));

/** Every field of every group once, with its key and the label that its schema gives it. */
const fields = [...new Map(allFields.map((field) => [field.name, field])).values()].map(
  ({ name, field: { label } }) => ({ name, key: keyOf(name), label }),
);

const isPlainWord = (key: string) => /^[a-z]{2,}$/.test(key) && !wordsOfPrograms.has(key);

test("every field has a name for people: a label, or a key that is a word of everyday English", () => {
  expect(fields.length).toBeGreaterThan(700);
  const nameless = fields.filter(({ key, label }) => label === undefined && !isPlainWord(key));
  expect(nameless.map(({ name }) => name)).toEqual([]);
});

test("no two fields of a group have the same name in the editor", () => {
  const names = fields.map(({ name, key, label }) => `${groupOf(name)}: ${label ?? readable(key)}`);
  expect(names.filter((words, index) => names.indexOf(words) !== index)).toEqual([]);
});
