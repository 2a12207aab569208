import { sep } from "node:path";
import type { GatsbyNode } from "gatsby";
import { eveningOf } from "../../content/evening-picture";

interface ResolverContext {
  nodeModel: { findOne: (args: { type: string; query: object }) => Promise<unknown> };
}

/** Lets a query ask a picture's file for its evening (`src/content/evening-picture.ts`). */
export const createResolvers: GatsbyNode["createResolvers"] = ({ createResolvers: add }) =>
  add({
    File: {
      evening: {
        type: "File",
        resolve({ absolutePath }: { absolutePath: string }, _: object, { nodeModel }: ResolverContext) {
          const evening = eveningOf(absolutePath);
          if (!evening || evening.isOutdated) return null;
          const query = { filter: { absolutePath: { eq: evening.file.replaceAll(sep, "/") } } };
          return nodeModel.findOne({ type: "File", query });
        },
      },
    },
  });
