import { expect, test } from "vitest";
import { contentTypes } from "./content-types";

/** Names that Gatsby keeps for itself in every node: a file that uses one is left out of the site without a word. */
const reserved = ["id", "parent", "children", "internal", "fields"];

test.each(contentTypes)("no field of $files has a name that Gatsby keeps for itself", ({ schema }) => {
  expect(Object.keys(schema.shape).filter((name) => reserved.includes(name))).toEqual([]);
});
