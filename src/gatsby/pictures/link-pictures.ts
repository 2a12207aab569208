import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import sharp from "sharp";
import { allEntries, type Site } from "../../content/read-site";
import { openingOf } from "../head/share-pictures/pages";
import type { NodeTools } from "../schema/content-nodes";

/** Where the site serves the strip. */
const servedAt = "thumbs";

/** Side of a picture in pixels: twice what the header shows. */
const side = 112;

/** Wide enough to be cut and made small well, in pixels. */
const firstWidth = 4 * side;

const nothing = "#0000";

/** A page that a panel of the header leads to, and its picture. */
interface LinkedPicture {
  readonly path: string;
  /** Full path on this machine. */
  readonly file: string;
}

/** The node's type. */
export const linkPicturesType = `
"""The pictures of the pages that the header's panels lead to, side by side in one file."""
type LinkPictures implements Node @dontInfer {
  id: ID!
  """Address of that file; none where no linked page has a picture."""
  file: String
  """The pages, in the order of their pictures."""
  paths: [String!]!
}`;

/** The pages that have a picture of their own, in the order in which the header's panels lead to them. */
export function linkedPictures(site: Site): LinkedPicture[] {
  const files = new Map(
    allEntries(site).flatMap(({ entry }) => {
      const image = entry.path && openingOf(entry.data).image;
      return image ? [[entry.path, resolve(dirname(entry.absolutePath), image.src)] as const] : [];
    }),
  );
  const links = site.Navigation.data.header.entries.flatMap(({ items = [] }) => items.map(({ link }) => link));
  return [...new Set(links)].flatMap((path) => {
    const file = files.get(path);
    return file ? [{ path, file }] : [];
  });
}

/** One picture without the emptiness around it. It is made small first: to look for its edges takes long. */
async function drawOne(file: string): Promise<Buffer> {
  const whole = await sharp(file)
    .resize({ width: firstWidth, withoutEnlargement: true })
    .ensureAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(whole)
    .trim({ background: nothing })
    .resize(side, side, { fit: "contain", background: nothing })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

async function drawStrip(files: readonly string[]): Promise<Buffer> {
  const pictures = await Promise.all(files.map(drawOne));
  return sharp({ create: { width: side * files.length, height: side, channels: 4, background: nothing } })
    .composite(pictures.map((input, index) => ({ input, left: index * side, top: 0 })))
    .webp({ quality: 65, alphaQuality: 80, effort: 6 })
    .toBuffer();
}

/**
 * Draws the strip of pictures, unless it is there from an earlier build; others are removed.
 * @returns its address, which changes with everything that it is drawn from; none where there is nothing to draw
 */
export async function writeLinkPictures(files: readonly string[], publicFolder: string): Promise<string | undefined> {
  const folder = join(publicFolder, servedAt);
  const hash = createHash("sha256").update(JSON.stringify([side, sharp.versions]));
  for (const file of files) hash.update(createHash("sha256").update(readFileSync(file)).digest());
  const name = files.length > 0 ? `${hash.digest("hex").slice(0, 8)}.webp` : undefined;
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file !== name) rmSync(join(folder, file));
  if (!name) return undefined;
  if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), await drawStrip(files));
  return `/${servedAt}/${name}`;
}

/** Makes the node that the header asks for its pictures. */
export async function createLinkPictures(site: Site, tools: NodeTools): Promise<void> {
  const pictures = linkedPictures(site);
  const file = await writeLinkPictures(
    pictures.map((picture) => picture.file),
    resolve("public"),
  );
  const fields = { file, paths: pictures.map(({ path }) => path) };
  tools.actions.createNode({
    ...fields,
    id: tools.createNodeId("LinkPictures"),
    parent: null,
    children: [],
    internal: { type: "LinkPictures", contentDigest: tools.createContentDigest(fields) },
  });
}
