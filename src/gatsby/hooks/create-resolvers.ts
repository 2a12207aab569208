import { sep } from "node:path";
import type { GatsbyNode } from "gatsby";
import { eveningFileOf, eveningOf } from "../../content/pictures/evening-picture";
import { sunPathOf } from "../../content/pictures/sun-path";
import { pictureFoot } from "../picture-foot";

interface ResolverContext {
  nodeModel: { findOne: (args: { type: string; query: object }) => Promise<unknown> };
}

interface PictureFile {
  readonly absolutePath: string;
  readonly extension: string;
  readonly internal: { readonly contentDigest: string };
}

/** Cache of measured pictures, as many pages show the same picture. */
const feet = new Map<string, Promise<number>>();

/** Lets a query ask a picture's file for its evening and for the sun's path behind it (`src/content/pictures`), and how much of it is empty below. */
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
      sunPath: {
        type: "[Float!]",
        resolve: ({ absolutePath }: PictureFile) => sunPathOf(absolutePath),
      },
      foot: {
        type: "Float",
        resolve({ absolutePath, extension, internal }: PictureFile) {
          if (extension === "svg") return null;
          const known = feet.get(internal.contentDigest) ?? pictureFoot(absolutePath);
          feet.set(internal.contentDigest, known);
          return known;
        },
      },
    },
  });
