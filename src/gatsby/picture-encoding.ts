import { availableParallelism } from "node:os";
import { dirname, resolve, sep } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import sharp, { type Sharp } from "sharp";
import { eveningOf } from "../content/pictures/evening-picture";
import { allEntries, type Sites } from "../content/read-site";

/** Makes gatsby-plugin-sharp encode sooner, with less effort, and on every core. */

/**
 * Lets Gatsby use every core: it keeps one for itself, and this process waits while pictures are encoded. To be called by
 * Gatsby's configuration: gatsby-plugin-sharp looks at the number when it is loaded, before any hook of ours runs.
 */
export function encodeOnAllCores(): void {
  process.env.GATSBY_CPU_COUNT ??= String(availableParallelism() + 1);
}

/**
 * Settings of the encoders where sharp's own take longer and save nothing: AVIF of less effort (0 to 9) and with colours
 * at half the resolution, as WebP has them always, takes two fifths of the time and a twentieth fewer bytes; nobody sees
 * it at two and a half times the size. WebP (0 to 6) is only for browsers older than AVIF.
 */
const settings = { avif: { effort: 1, chromaSubsampling: "4:2:0" }, webp: { effort: 2 } };

/** Prototype of all of sharp's pipelines, which its types leave out. */
const pipelines = (sharp as unknown as { prototype: Pick<Sharp, "avif" | "webp"> }).prototype;

/** Lets every picture be encoded with our settings: gatsby-plugin-sharp passes none on, whatever its options say. */
export function setEncoding(): void {
  const { avif, webp } = pipelines;
  pipelines.avif = function withSettings(this: Sharp, options) {
    return avif.call(this, { ...settings.avif, ...options });
  };
  pipelines.webp = function withSettings(this: Sharp, options) {
    return webp.call(this, { ...settings.webp, ...options });
  };
}

/** The picture of shared links is drawn by us, and the one of the first screen has a width of its own. */
const encodedOtherwise = ["head", "hero"];

/** The files of the pictures in a value of `content/`, relative to its file. */
function sourcesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("src" in value && typeof value.src === "string") return /\.svg$/i.test(value.src) ? [] : [value.src];
  return Object.entries(value).flatMap(([key, part]) => (encodedOtherwise.includes(key) ? [] : sourcesIn(part)));
}

/** The full paths of all pictures that pages show, each once and with slashes, as Gatsby writes them. */
export function shownPictures(sites: Sites): string[] {
  const files = sites
    .flatMap(allEntries)
    .map(({ entry }) => entry)
    .flatMap(({ absolutePath, data }) => sourcesIn(data).map((source) => resolve(dirname(absolutePath), source)));
  return [...new Set(files.map((file) => file.replaceAll(sep, "/")))];
}

/**
 * Asks for all pictures as `components/picture.tsx` does, so that they are encoded while the bundles are built. Gatsby
 * would begin with them only when the pages' own queries run, and everything else would have ended by then.
 */
export async function encodeEarly(sites: Sites, { graphql }: Pick<CreatePagesArgs, "graphql">): Promise<void> {
  const files = shownPictures(sites);
  const { errors } = await graphql(
    `
      query EarlyPictures($files: [String!], $evenings: [String!]) {
        allFile(filter: { absolutePath: { in: $files } }) {
          nodes {
            childImageSharp {
              gatsbyImageData(width: 1080)
            }
          }
        }
        evenings: allFile(filter: { absolutePath: { in: $evenings } }) {
          nodes {
            childImageSharp {
              resize(width: 960, toFormat: AVIF) {
                src
              }
            }
          }
        }
      }
    `,
    { files, evenings: files.flatMap((file) => eveningOf(file)?.replaceAll(sep, "/") ?? []) },
  );
  if (errors) throw new Error(`The pictures of content/ could not be read. ${errors}`);
}
