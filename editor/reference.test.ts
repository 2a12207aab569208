import { expect, test } from "vitest";
import { allFields } from "../tests/support/all-fields";
import { helpOf } from "./client/field-path";
import { reference } from "./reference";

const text = reference();

test("every field of every kind of file is told, and every link leads to a heading", () => {
  const told = new Set(allFields.map(({ field }) => helpOf(field).replaceAll("|", "\\|")));
  expect(told.size).toBeGreaterThan(300);
  expect([...told].filter((words) => !text.includes(words))).toEqual([]);
  const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => title.toLowerCase().replaceAll(" ", "-"));
  const links = [...text.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor]) => anchor ?? "");
  expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
});
