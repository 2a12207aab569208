import { expect, test } from "vitest";
import { isToken } from "./protocol";
import { words } from "./words";

test.each(Object.entries(words.stopped))("the sentence on %s needs none of git's own words", (_, sentence) => {
  expect(sentence).not.toMatch(/\b(git|commit|push|pull|branch|remote|merge|rebase|HEAD)\b/i);
});

test.each([
  ["industry", "Add an industry"],
  ["service", "Add a service"],
  ["case-study", "Add a case study"],
  ["location", "Add an office"],
])("a new %s is offered as people say it", (kind, offered) => {
  expect(words.add(kind)).toBe(offered);
});

test("a run's own key is long, and of signs that an address may have", () => {
  expect(["a".repeat(19), `${"a".repeat(20)}/`, "a".repeat(20)].map(isToken)).toEqual([false, false, true]);
});
