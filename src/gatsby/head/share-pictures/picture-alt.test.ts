import { expect, test } from "vitest";
import { pictureAlt } from "./picture-alt";

test.each([
  ["Keep the lights on.", "A green shield", "Keep the lights on: a green shield"],
  ["Cookie policy", "The town at noon", "Cookie policy: the town at noon"],
  ["Seven trades.", "Berlin from above", "Seven trades: Berlin from above"],
  ["Who pays?", "An open report", "Who pays? an open report"],
  ["Decoration only.", "", "Decoration only."],
])("%s + %s", (title, alt, sentence) => {
  expect(pictureAlt({ title, diorama: { alt } })).toBe(sentence);
});
