import { dirname, resolve, sep } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { Site } from "../../content/read-site";
import { siteContent } from "../site-content";

/** The picture of shared links is drawn by us, and the one of the first screen has a width of its own. */
const encodedOtherwise = ["head", "hero"];

/** The files of the pictures in a value of `content/`, relative to its file. */
function sourcesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("src" in value && typeof value.src === "string") return /\.svg$/i.test(value.src) ? [] : [value.src];
  return Object.entries(value).flatMap(([key, part]) => (encodedOtherwise.includes(key) ? [] : sourcesIn(part)));
}

/** The full paths of all pictures that pages show, each once and with slashes, as Gatsby writes them. */
export function shownPictures(site: Site): string[] {
  const files = Object.values(site)
    .flat()
    .flatMap(({ absolutePath, data }) => sourcesIn(data).map((source) => resolve(dirname(absolutePath), source)));
  return [...new Set(files.map((file) => file.replaceAll(sep, "/")))];
}

/**
 * Asks for all pictures as `components/picture.tsx` does, so that they are encoded while the bundles are built. Gatsby
 * would begin with them only when the pages' own queries run, and everything else would have ended by then.
 */
export async function encodeEarly({ graphql }: Pick<CreatePagesArgs, "graphql">): Promise<void> {
  const { errors } = await graphql(
    `
      query EarlyPictures($files: [String!]) {
        allFile(filter: { absolutePath: { in: $files } }) {
          nodes {
            childImageSharp {
              gatsbyImageData(width: 1080)
            }
          }
        }
      }
    `,
    { files: shownPictures(siteContent()) },
  );
  if (errors) throw new Error(`The pictures of content/ could not be read. ${errors}`);
}
