import { expect, test } from "vitest";
import { fieldsOfKind } from "./fields/field-schemas";
import { contentKinds, pageTraits } from "./kinds";

/** Names that Gatsby keeps for itself in every node: a file that uses one is left out of the site without a word. */
const reserved = ["id", "parent", "children", "internal", "fields"];

test.each(contentKinds)("no field of $files has a name that Gatsby keeps for itself", ({ schema }) => {
  expect(Object.keys(schema.shape).filter((name) => reserved.includes(name))).toEqual([]);
});

test.each(contentKinds.filter((kind) => pageTraits(kind)?.llms))(
  "a page of $files can have had other addresses",
  (kind) => {
    expect(fieldsOfKind(kind).properties).toHaveProperty("redirectFrom");
  },
);
