import type { GatsbyNode } from "gatsby";
import { blockTypeName } from "../../content/schemas/block";
import { contentTypeDefinitions } from "../schema/graphql-types";
import { createJsonExtensions } from "../schema/json-extensions";

/** Declares every type of `content/`, so that a query never depends on which optional fields are in use today. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createJsonExtensions(args);
  const block = args.schema.buildUnionType({
    name: "Block",
    types: [],
    resolveType: ({ kind }: { kind: string }) => blockTypeName(kind),
  });
  args.actions.createTypes([contentTypeDefinitions(), block]);
};
