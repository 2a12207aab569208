import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawPicture } from "./draw-picture";
import { loadFonts } from "./load-fonts";
import { size } from "./measures";
import { pictureAlt } from "./picture-alt";
import { pictureName } from "./picture-name";
import { programDigest } from "./program-digest";
import type { Brand, SharePage, SharePicture } from "./share-page";

/** Where the site serves the pictures. */
const servedAt = "/share";

/** What has been written, for each page by its path. */
interface Written {
  readonly pictures: Readonly<Record<string, SharePicture>>;
  /** How many were drawn now; all others were there from an earlier build. */
  readonly drawn: number;
}

/**
 * Writes the sharing picture of each page that is not there yet into `share/` of a folder, and removes those of earlier
 * builds that no page names any more.
 * @throws Error that names the page whose picture could not be drawn
 */
export async function writePictures(
  pages: readonly SharePage[],
  { brand, siteUrl, publicFolder }: { brand: Brand; siteUrl: string; publicFolder: string },
): Promise<Written> {
  const folder = join(publicFolder, servedAt);
  mkdirSync(folder, { recursive: true });
  const program = programDigest();
  const fonts = loadFonts();
  const pictures: Record<string, SharePicture> = {};
  const names = new Set<string>();
  let drawn = 0;
  for (const page of pages) {
    const name = pictureName(page, brand, program);
    const file = join(folder, name);
    if (!existsSync(file)) {
      const picture = await drawPicture(page, brand, fonts).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`The sharing picture of ${page.path} could not be drawn from ${page.diorama.file}: ${reason}`);
      });
      // A build that is broken off here must not leave half a file under the name of a whole one.
      writeFileSync(`${file}.part`, picture);
      renameSync(`${file}.part`, file);
      drawn += 1;
    }
    names.add(name);
    pictures[page.path] = {
      url: `${siteUrl}${servedAt}/${name}`,
      mediaType: "image/jpeg",
      ...size,
      alt: pictureAlt(page),
    };
  }
  for (const file of readdirSync(folder)) if (!names.has(file)) rmSync(join(folder, file));
  return { pictures, drawn };
}
