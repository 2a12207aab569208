import type { CreateSchemaCustomizationArgs } from "gatsby";
import { buildSchema, type GraphQLObjectType } from "graphql";
import { expect, test } from "vitest";
import { createJsonExtensions } from "./json-extensions";

type FieldResolver = (source: object, args: object, context: object, info: object) => unknown;

const schema = buildSchema("type File { publicURL: String } type Query { file: File }");
const publicURL = (schema.getType("File") as GraphQLObjectType).getFields().publicURL;
if (publicURL) publicURL.resolve = ({ name }: { name: string }) => `/static/${name}`;

/** The files that Gatsby knows, by their paths. */
const files: Record<string, object> = { "/site/content/images/choices/sun.svg": { name: "sun.svg" } };
const nodeModel = {
  findOne: async ({ query }: { query: { filter: { absolutePath: { eq: string } } } }) =>
    files[query.filter.absolutePath.eq] ?? null,
  findRootNodeAncestor: () => ({ dir: "/site/content/wizards" }),
};

/** Value that a field with one of the directives serves. */
function serve(directive: string, fieldName: string, source: object): unknown {
  const resolvers = new Map<string, FieldResolver>();
  const actions = {
    createFieldExtension: ({ name, extend }: { name: string; extend: (args: object) => { resolve: FieldResolver } }) =>
      resolvers.set(name, extend({ type: "Location" }).resolve),
  };
  createJsonExtensions({ actions } as unknown as CreateSchemaCustomizationArgs);
  return resolvers.get(directive)?.(source, {}, { nodeModel }, { fieldName, schema });
}

const fieldWith = (src: string) => ({
  name: "lights",
  required: true,
  choices: [{ name: "Sun", image: { src, alt: "" } }],
});

test("questions are served as they are, but with the public addresses of their pictures", async () => {
  const fields = [{ name: "email", maxLength: 254 }, fieldWith("../images/choices/sun.svg")];
  expect(await serve("withFileAddresses", "fields", { fields })).toEqual([
    { name: "email", maxLength: 254 },
    fieldWith("/static/sun.svg"),
  ]);
});

test("a picture that Gatsby does not know stops the build", async () => {
  const fields = [fieldWith("../images/choices/moon.svg")];
  await expect(serve("withFileAddresses", "fields", { fields })).rejects.toThrow("moon.svg is not known to Gatsby");
});

test("a whole file is served without what belongs to Gatsby", () => {
  const node = { id: "1", parent: "2", children: [], internal: { type: "EnquiryWords" }, next: "Next", back: "Back" };
  expect(serve("wholeFile", "all", node)).toEqual({ next: "Next", back: "Back" });
});

test("code is served in pieces, in the language beside it or else as JSON", () => {
  expect(serve("codeTokens", "code", { code: "import os", language: "python" })).toEqual([
    ["keyword", "import"],
    ["plain", " os"],
  ]);
  expect(serve("codeTokens", "response", { response: "[1]" })).toEqual([
    ["plain", "["],
    ["number", "1"],
    ["plain", "]"],
  ]);
});
