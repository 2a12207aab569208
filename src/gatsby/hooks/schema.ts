import { sep } from "node:path";
import type { GatsbyNode } from "gatsby";
import { eveningFileOf, eveningOf } from "../../content/pictures/evening-picture";
import { resolveEntryData } from "../schema/entry-data";
import { contentTypeDefinitions } from "../schema/graphql-types";
import { writtenEntry } from "../schema/written-entry";
import { isPreview } from "../site-content";

/** Declares a type for each content type, whose field `data` holds all that a file says. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createFieldExtension({ name: "entryData", extend: () => ({ resolve: resolveEntryData }) });
  actions.createTypes(contentTypeDefinitions());
};

interface ResolverContext {
  nodeModel: { findOne: (args: { type: string; query: object }) => Promise<unknown> };
}

/** Lets a query ask a picture's file for its evening (`src/content/pictures`); and while somebody edits, for what they write. */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) =>
  add({
    File: {
      evening: {
        type: "File",
        async resolve({ absolutePath }: { absolutePath: string }, _: object, { nodeModel }: ResolverContext) {
          // Looked for in any case: Gatsby runs a query again for what it has looked for, and one evening may come later.
          const file = eveningFileOf(absolutePath).replaceAll(sep, "/");
          const evening = await nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: file } } } });
          return eveningOf(absolutePath)?.isOutdated ? null : evening;
        },
      },
    },
    ...(isPreview && { Query: { written: writtenEntry } }),
  });
