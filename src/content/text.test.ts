import { expect, test } from "vitest";
import { fillText, placeholdersIn } from "./text";

const facts = { company: "Noonward", email: "hello@noonward.example" };

test.each([
  ["{company} builds", "Noonward builds"],
  ["{company}, {email}, {company}", "Noonward, hello@noonward.example, Noonward"],
  ["a {compny} that is no fact stays", "a {compny} that is no fact stays"],
  ["no braces", "no braces"],
])("fillText(%j)", (text, filled) => {
  expect(fillText(text, facts)).toBe(filled);
});

test("a fact is put in as it stands, whatever signs it holds", () => {
  expect(fillText("{company}", { company: "$& and {email}" })).toBe("$& and {email}");
});

test.each([
  ["{company} and {email}", ["company", "email"]],
  ["{ company } and {e-mail} are no names either", [" company ", "e-mail"]],
  ["an empty pair {}", [""]],
  ["no braces", []],
])("placeholdersIn(%j)", (text, names) => {
  expect(placeholdersIn(text)).toEqual(names);
});
