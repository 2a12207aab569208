import { sep } from "node:path";
import type { GatsbyNode } from "gatsby";
import { eveningOf } from "../../content/pictures/evening-picture";
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
        resolve({ absolutePath }: { absolutePath: string }, _: object, { nodeModel }: ResolverContext) {
          const evening = eveningOf(absolutePath);
          if (!evening || evening.isOutdated) return null;
          const query = { filter: { absolutePath: { eq: evening.file.replaceAll(sep, "/") } } };
          return nodeModel.findOne({ type: "File", query });
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
