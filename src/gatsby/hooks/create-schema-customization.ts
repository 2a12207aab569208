import type { GatsbyNode } from "gatsby";
import { createFieldExtensions } from "../schema/field-extensions";
import { contentTypeDefinitions } from "../schema/graphql-types";
import { createJsonExtensions } from "../schema/json-extensions";

/** Declares every type of `content/`, so that a query never depends on which optional fields are in use today. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFieldExtensions(args);
  createJsonExtensions(args);
  args.actions.createTypes(contentTypeDefinitions());
};
