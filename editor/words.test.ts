import { expect, test } from "vitest";
import { words } from "./words";

test.each(Object.entries(words.stopped))("the sentence on %s needs none of git's own words", (_, sentence) => {
  expect(sentence).not.toMatch(/\b(git|commit|push|pull|branch|remote|merge|rebase|HEAD)\b/i);
});
