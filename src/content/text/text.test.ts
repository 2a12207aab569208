import { expect, test } from "vitest";
import { interpolate, placeholdersIn } from "./text";

const facts = { company: "Lamplight", email: "hello@site.example" };

test.each([
  ["{company} builds", "Lamplight builds"],
  ["{company}, {email}, {company}", "Lamplight, hello@site.example, Lamplight"],
  ["a {compny} that is no fact stays", "a {compny} that is no fact stays"],
  ["no braces", "no braces"],
])("interpolate(%j)", (text, filled) => {
  expect(interpolate(text, facts)).toBe(filled);
});

test("a fact is put in as it stands, whatever signs it holds", () => {
  expect(interpolate("{company}", { company: "$& and {email}" })).toBe("$& and {email}");
});

test.each([
  ["At most {max}.", { max: 5 }, "At most 5."],
  ["{name}: {name} has {size}", { name: "a.pdf", size: "2 MB" }, "a.pdf: a.pdf has 2 MB"],
  ["Step {step} of {total}", { step: 0, total: "" }, "Step 0 of "],
  ["{ max } and {} are no names", { max: 5 }, "{ max } and {} are no names"],
  ["{constructor} is no name either", {}, "{constructor} is no name either"],
])("interpolate(%j, %j)", (sentence, values, filled) => {
  expect(interpolate(sentence, values)).toBe(filled);
});

test.each([
  ["{company} and {email}", ["company", "email"]],
  ["{ company } and {e-mail} are no names either", [" company ", "e-mail"]],
  ["an empty pair {}", [""]],
  ["no braces", []],
])("placeholdersIn(%j)", (text, names) => {
  expect(placeholdersIn(text)).toEqual(names);
});
