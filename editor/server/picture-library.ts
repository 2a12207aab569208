import { rmSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import type { FieldPath } from "../../src/content/fields/field-schemas";
import { fieldName, isGroup } from "../../src/content/fields/values";
import { filesBelow } from "../../src/content/files/file-tree";
import type { ContentFile } from "../../src/content/files/load";
import { filesOfLanguage } from "../../src/content/languages/languages";
import { eveningFileOf, isEveningFile } from "../../src/content/pictures/evening-picture";
import { visitEach } from "../../src/content-check/problems";
import { EditRefusal } from "../edit-refusal";
import { pictureBytes } from "./content-file";
import { contentWithDrafts, type Workplace } from "./workplace";

/** What is said of each picture, in the first language; of one that stands in several places, in one of them. */
export function textsOfPictures(files: readonly ContentFile[]): Record<string, string> {
  const said = filesOfLanguage(files, "").flatMap((content) =>
    visitEach(content, (value) => {
      if (!isGroup(value) || typeof value.src !== "string" || typeof value.alt !== "string" || !value.alt) return [];
      return [[posix.join(dirname(content.file), value.src), value.alt] as const];
    }),
  );
  return Object.fromEntries(said);
}

export const picturesIn = (content: ContentFile): { path: FieldPath; picture: string }[] =>
  visitEach(content, (value, path, { contentFormat }) =>
    contentFormat === "file" && typeof value === "string"
      ? [{ path, picture: posix.join(dirname(content.file), value) }]
      : [],
  );

const placesOf = (files: readonly ContentFile[]) =>
  files.flatMap((content) => picturesIn(content).map((place) => ({ content, ...place })));

export function libraryOf(workplace: Workplace) {
  const { contentRoot } = workplace;
  const files = contentWithDrafts(workplace);
  const texts = textsOfPictures(files);
  const places = placesOf(files);
  const pictures = filesBelow(join(contentRoot, "images"))
    .filter((name) => /\.(png|jpe?g|webp|svg|avif|gif)$/i.test(name) && !isEveningFile(name))
    .map((name) => `images/${name}`)
    .sort();
  return pictures.map((picture) => ({
    picture,
    text: texts[picture] ?? "",
    bytes: statSync(join(contentRoot, picture)).size,
    places: places
      .filter((place) => place.picture === picture)
      .map(({ content, path }) => ({ file: content.file, field: fieldName(path) })),
  }));
}

export function removePicture(workplace: Workplace, picture: string): void {
  const { contentRoot } = workplace;
  pictureBytes(contentRoot, picture);
  const files = contentWithDrafts(workplace);
  // A file that cannot be read may show the picture as well; nothing is taken from it unseen.
  const unread = files.find(
    ({ data, source }) => !isGroup(data) && !Array.isArray(data) && source.includes(posix.basename(picture)),
  );
  if (unread) throw new EditRefusal(`content/${unread.file} names it as well and has mistakes; mend them first.`, 409);
  const place = placesOf(files).find((shown) => shown.picture === picture);
  if (place) throw new EditRefusal(`content/${place.content.file} shows it; put another in its place first.`, 409);
  rmSync(eveningFileOf(join(contentRoot, picture)), { force: true });
  rmSync(join(contentRoot, picture));
}
