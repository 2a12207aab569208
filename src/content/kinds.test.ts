import { expect, test } from "vitest";
import { contentKinds } from "./kinds";

/** Names that Gatsby keeps for itself in every node: a file that uses one is left out of the site without a word. */
const reserved = ["id", "parent", "children", "internal", "fields"];

test.each(contentKinds)("no field of $files has a name that Gatsby keeps for itself", ({ schema }) => {
  expect(Object.keys(schema.shape).filter((name) => reserved.includes(name))).toEqual([]);
});
