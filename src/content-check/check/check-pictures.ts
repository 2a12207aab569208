import { basename } from "node:path";
import type { FieldPath } from "../../content/fields/field-schemas";
import type { ContentFile } from "../../content/files/load";
import { eveningOf } from "../../content/pictures/evening-picture";
import { visitEach, visitOf } from "../field-visits";
import { type Problem, problemAt } from "../problems";
import { pictureFile, pictureProblem } from "./check-picture-files";
import { type PictureFacts, picturesFacts } from "./picture-facts";

/** The widest that any place of the site shows, and the narrowest that none shows blurred, in pixels. */
const shownWidths = { most: 1600, least: 320 };

interface NamedPicture {
  content: ContentFile;
  path: FieldPath;
  src: string;
  file: string;
}

function picturesOf(content: ContentFile, contentRoot: string): NamedPicture[] {
  return visitEach(content, (value, path, { contentFormat }) => {
    if (contentFormat !== "file" || typeof value !== "string") return [];
    if (pictureProblem(value, content, contentRoot) !== undefined) return [];
    return [{ content, path, src: value, file: pictureFile(value, content) }];
  });
}

/** Paths of photos and renders within their file; logos and icons may be of any size. */
const photosOf = (content: ContentFile) =>
  visitOf(content, ["ContentImage"], (_, path) => [[...path, "src"].join("\n")]);

function sizeAdvice({ content, path, src }: NamedPicture, width: number): Problem[] {
  const { most, least } = shownWidths;
  if (width >= least && width <= most) return [];
  const reason =
    width > most
      ? `; no place shows more than ${most}. Save it smaller.`
      : ` and would look blurred; expected ${least} at least.`;
  return [problemAt(content, path, `found "${src}", which is ${width} pixels wide${reason}`, { level: "advice" })];
}

/** The fields whose picture takes the place of `image` in the same group: at some hours, or while it moves. */
const standIns = ["morning", "evening", "loop"];

/** Says if two pictures that can be read are of different proportions. */
function differ(one: string, other: string, facts: ReadonlyMap<string, PictureFacts>): boolean {
  const [shape, expected] = [one, other].map((file) => {
    const { width, height } = facts.get(file) ?? {};
    return width && height ? width / height : undefined;
  });
  return shape !== undefined && expected !== undefined && Math.abs(shape / expected - 1) >= 0.01;
}

/** The evening of a picture (`src/content/pictures/evening-picture.ts`), where it has one that is shown. */
function eveningsOf(file: string): string[] {
  const evening = eveningOf(file);
  return evening && !evening.isOutdated ? [evening.file] : [];
}

/** Error of a picture's evening, which no file names. */
function eveningProblem(
  { content, path, src, file }: NamedPicture,
  facts: ReadonlyMap<string, PictureFacts>,
): Problem[] {
  const [evening] = eveningsOf(file);
  if (!evening) return [];
  const error = facts.get(evening)?.error;
  const reason = error ?? (differ(evening, file, facts) ? "is not of the same proportions" : undefined);
  if (reason === undefined) return [];
  const message = `found "${src}" with an evening, images/evening/${basename(evening)}, which ${reason}; expected the same view, in the same size, or no evening.`;
  return [problemAt(content, path, message)];
}

/** Error of a picture that takes the place of another, if it can be read. */
function standInProblem(picture: NamedPicture, image: NamedPicture, facts: ReadonlyMap<string, PictureFacts>) {
  const field = String(picture.path.at(-1));
  const { width, frames } = facts.get(picture.file) ?? {};
  if (field === "loop" && width && !frames) return "does not move; expected an animated webp, or no loop.";
  if (!differ(picture.file, image.file, facts)) return undefined;
  return `is not of the same proportions as ${image.src}; expected the same view, in the same size, or no ${field}.`;
}

/** Pictures that take the place of another and cannot: they would not fill it, or not move. */
const standInProblems = (pictures: readonly NamedPicture[], facts: ReadonlyMap<string, PictureFacts>): Problem[] =>
  pictures.flatMap((picture) => {
    const { content, path, src } = picture;
    if (!standIns.includes(String(path.at(-1)))) return [];
    const whole = [...path.slice(0, -1), "image", "src"].join("\n");
    const image = pictures.find((other) => other.content === content && other.path.join("\n") === whole);
    const message = image && standInProblem(picture, image, facts);
    return message ? [problemAt(content, path, `found "${src}", which ${message}`)] : [];
  });

/**
 * Every picture that the build could not read: broken, cut off, empty, enormous, or none at all; and every drawing that
 * holds more than a drawing. With them comes advice on pictures that are larger or smaller than they are shown.
 */
export async function pictureProblems(files: readonly ContentFile[], contentRoot: string): Promise<Problem[]> {
  const pictures = files.flatMap((content) => picturesOf(content, contentRoot));
  const facts: ReadonlyMap<string, PictureFacts> = await picturesFacts(
    pictures.flatMap(({ file }) => [file, ...eveningsOf(file)]),
  );
  const photos = new Map(files.map((content) => [content, new Set(photosOf(content))]));
  const found = pictures.flatMap((picture) => {
    const { content, path, src, file } = picture;
    const { error, width } = facts.get(file) ?? {};
    if (error !== undefined) return [problemAt(content, path, `found "${src}", which ${error}.`)];
    const evening = eveningProblem(picture, facts);
    if (width === undefined || !photos.get(content)?.has(path.join("\n"))) return evening;
    return [...evening, ...sizeAdvice(picture, width)];
  });
  return [...found, ...standInProblems(pictures, facts)];
}
