import type { GatsbyNode } from "gatsby";
import { resolveEntryData } from "../schema/entry-data";
import { contentTypeDefinitions } from "../schema/graphql-types";
import { writtenEntry } from "../schema/written-entry";
import { isPreview } from "../site-content";

/** Declares a type for each content type, whose field `data` holds all that a file says. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({ name: "entryData", extend: () => ({ resolve: resolveEntryData }) });
  actions.createTypes(contentTypeDefinitions());
};

/** Lets whoever edits ask for what they write. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) =>
  isPreview && add({ Query: { written: writtenEntry } });
