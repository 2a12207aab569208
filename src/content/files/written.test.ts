import { expect, test } from "vitest";
import { formatted } from "./written";

test.each([
  ["nothing", ""],
  ["a mark of its encoding alone", "\ufeff"],
  ["a remark alone", "# title:  Lamps\n"],
  ["a document that is empty", "---\n"],
  ["an anchor that it does not have, for a text", "title:   *New*\n"],
  ["an anchor that it does not have, for an entry", "titles:\n    -   *New\n"],
  ["an anchor that it does not have, for what is merged", "lamp:   { <<: *New, a: 1 }\n"],
  ["a tag that nobody knows", "title:   !new Lamps\n"],
  ["a quotation mark that is not closed", 'title:   "Lamps\n'],
])("a file with %s cannot be formatted, and stays as it is", (_, text) => {
  expect(formatted(text)).toBe(text);
});
