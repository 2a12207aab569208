import type { GatsbyNode } from "gatsby";
import { resolveEntryData } from "../schema/entry-data";
import { contentTypeDefinitions } from "../schema/graphql-types";

/** Declares a type for each content type, whose field `data` holds all that a file says. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({ name: "entryData", extend: () => ({ resolve: resolveEntryData }) });
  actions.createTypes(contentTypeDefinitions());
};
