import { existsSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, extname, join, posix } from "node:path";
import sharp from "sharp";
import type { FieldPath } from "../../src/content/fields/field-schemas";
import { isGroup } from "../../src/content/fields/values";
import { type ContentFile, filesBelow } from "../../src/content/files/load";
import { eveningFileOf, isEveningFile } from "../../src/content/pictures/evening-picture";
import { slugOf } from "../../src/content/text/slug";
import { fieldName } from "../../src/content-check/field-name";
import type { LibraryPicture } from "../protocol";
import { Refusal } from "../refusal";
import type { Edit } from "../text/edit";
import { valueAt } from "../text/values";
import { writeEdits } from "./file-operations";
import { titleOf } from "./overview";
import { pictureBytes } from "./picture-file";
import { picturesIn, textsOfPictures } from "./pictures-of";
import { contentWithDrafts, type Workplace } from "./workplace";

interface PicturePlace {
  content: ContentFile;
  path: FieldPath;
  /** The picture, below `content/`. */
  picture: string;
}

/** Every place of the content that shows a picture. */
const placesOf = (files: readonly ContentFile[]): PicturePlace[] =>
  files.flatMap((content) => picturesIn(content).map((place) => ({ content, ...place })));

/** Size of a picture; a drawing has none of its own. */
async function sizeOf(contentRoot: string, picture: string): Promise<{ width?: number; height?: number }> {
  if (/\.svg$/i.test(picture)) return {};
  const { width, height } = await sharp(pictureBytes(contentRoot, picture))
    .metadata()
    .catch(() => ({ width: undefined, height: undefined }));
  return width && height ? { width, height } : {};
}

/** Every picture of the site: what it is said to show, how heavy it is, and where it is shown. */
export function libraryOf(workplace: Workplace): Promise<LibraryPicture[]> {
  const { contentRoot } = workplace;
  const files = contentWithDrafts(workplace);
  const texts = textsOfPictures(files);
  const places = placesOf(files);
  const pictures = filesBelow(join(contentRoot, "images"))
    .filter((name) => /\.(png|jpe?g|webp|svg|avif|gif)$/i.test(name) && !isEveningFile(name))
    .map((name) => `images/${name}`)
    .sort();
  return Promise.all(
    pictures.map(async (picture) => ({
      picture,
      text: texts[picture] ?? "",
      bytes: statSync(join(contentRoot, picture)).size,
      ...(await sizeOf(contentRoot, picture)),
      places: places
        .filter((place) => place.picture === picture)
        .map(({ content, path }) => ({ file: content.file, title: titleOf(content), field: fieldName(path) })),
    })),
  );
}

/** A file that cannot be read may show the picture as well; nothing is taken from it unseen. */
function refuseUnread(workplace: Workplace, picture: string): void {
  const unread = contentWithDrafts(workplace).find(
    ({ data, source }) => !isGroup(data) && !Array.isArray(data) && source.includes(posix.basename(picture)),
  );
  if (unread) throw new Refusal(`content/${unread.file} names it as well and has mistakes; mend them first.`, 409);
}

/** Path by which a file names a picture. */
const nameIn = (file: string, picture: string) => posix.relative(dirname(file), picture);

/** Writes another picture into every place that shows one, with whatever else follows from it in the same group. */
function showInstead(
  workplace: Workplace,
  picture: string,
  instead: string,
  also: (content: ContentFile, path: FieldPath) => Edit[],
): string[] {
  refuseUnread(workplace, picture);
  const places = placesOf(contentWithDrafts(workplace)).filter((place) => place.picture === picture);
  const edits = new Map<string, Edit[]>();
  for (const { content, path } of places) {
    const set: Edit = { op: "set", path, value: nameIn(content.file, instead) };
    edits.set(content.file, [...(edits.get(content.file) ?? []), set, ...also(content, path)]);
  }
  return writeEdits(workplace, edits);
}

/**
 * Gives a picture another name, in every file that shows it.
 * @returns the new name, and the files that were changed with it
 */
export function renamePicture(
  workplace: Workplace,
  picture: string,
  name: string,
): { picture: string; changed: string[] } {
  const { contentRoot } = workplace;
  pictureBytes(contentRoot, picture);
  const ending = extname(picture);
  const slug = slugOf(name.replace(/\.(png|jpe?g|webp|svg|avif|gif)$/i, ""));
  if (slug === "") throw new Refusal(`"${name}" has no letters that a name could be made of.`);
  const fresh = `${posix.dirname(picture)}/${slug}${ending}`;
  if (fresh === picture) return { picture, changed: [] };
  if (existsSync(join(contentRoot, fresh))) throw new Refusal(`There is a picture content/${fresh} already.`);
  const changed = showInstead(workplace, picture, fresh, () => []);
  const evening = eveningFileOf(join(contentRoot, picture));
  if (existsSync(evening)) renameSync(evening, eveningFileOf(join(contentRoot, fresh)));
  renameSync(join(contentRoot, picture), join(contentRoot, fresh));
  return { picture: fresh, changed };
}

const isDrawing = (picture: string) => /\.svg$/i.test(picture);

/** Shows another picture wherever one is shown; its text comes with it, and what moved like the one before goes. */
export function replacePicture(workplace: Workplace, picture: string, instead: string): { changed: string[] } {
  const { contentRoot } = workplace;
  for (const name of [picture, instead]) pictureBytes(contentRoot, name);
  if (isDrawing(instead) && !isDrawing(picture)) {
    throw new Refusal("A photo is shown there; a drawing (SVG) cannot take its place.");
  }
  const known = textsOfPictures(contentWithDrafts(workplace))[instead] ?? "";
  const changed = showInstead(workplace, picture, instead, ({ data }, path) => {
    const beside = path.slice(0, -1);
    const loop = [...path.slice(0, -2), "loop"];
    const has = (other: FieldPath) => valueAt(data, [...other]) !== undefined;
    const group = valueAt(data, beside);
    return [
      ...(isGroup(group) && "alt" in group ? [{ op: "set", path: [...beside, "alt"], value: known } as const] : []),
      ...(isGroup(group) && "focus" in group ? [{ op: "remove", path: [...beside, "focus"] } as const] : []),
      ...(path.at(-2) === "image" && has(loop) ? [{ op: "remove", path: loop } as const] : []),
    ];
  });
  return { changed };
}

/** Removes a picture that nothing shows. */
export function removePicture(workplace: Workplace, picture: string): void {
  const { contentRoot } = workplace;
  pictureBytes(contentRoot, picture);
  refuseUnread(workplace, picture);
  const [place] = placesOf(contentWithDrafts(workplace)).filter((shown) => shown.picture === picture);
  if (place) throw new Refusal(`content/${place.content.file} shows it; put another in its place first.`, 409);
  rmSync(eveningFileOf(join(contentRoot, picture)), { force: true });
  rmSync(join(contentRoot, picture));
}
