import { expect, test } from "vitest";
import { fill } from "./words";

test.each([
  ["At most {max}.", { max: 5 }, "At most 5."],
  ["{name}: {name} has {size}", { name: "a.pdf", size: "2 MB" }, "a.pdf: a.pdf has 2 MB"],
  ["Step {step} of {total}", { step: 0, total: "" }, "Step 0 of "],
  ["a name that is not given stays: {other}", { max: 5 }, "a name that is not given stays: {other}"],
  ["{ max } and {} are no names", { max: 5 }, "{ max } and {} are no names"],
  ["no braces", { max: 5 }, "no braces"],
])("fill(%j, %j)", (sentence, values, filled) => {
  expect(fill(sentence, values)).toBe(filled);
});

test("a value is put in as it stands, whatever signs it holds", () => {
  expect(fill("{name} was not added", { name: "$& {name} $1.pdf" })).toBe("$& {name} $1.pdf was not added");
});
