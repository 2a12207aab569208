import { readdirSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { FieldPath } from "../content/fields/field-schemas";
import { fileInfo } from "../content/files/file-tree";
import type { ContentFile } from "../content/files/load";
import { eveningOf } from "../content/pictures/evening-picture";
import { visitEach } from "./field-visits";
import { type PictureFacts, picturesFacts } from "./picture-facts";
import { meant, type Problem, problemAt, shown, type ValueProblem } from "./problems";

/** Pictures larger than this make a slow build and a slow repository; the build shrinks them in any case. */
const maxImageBytes = 300 * 1024;

/** The widest that any place of the site shows, and the narrowest that none shows blurred, in pixels. */
const shownWidths = { most: 1600, least: 320 };

export const pictureFile = (src: string, { absolutePath }: Pick<ContentFile, "absolutePath">) =>
  resolve(dirname(absolutePath), src);

/** The way to a picture that the last words of a path name, from where pictures lie. */
function pathInImages(src: string, content: ContentFile, contentRoot: string): string | undefined {
  const inImages = src.replaceAll("\\", "/").replace(/^.*\bimages\//, "");
  const file = join(contentRoot, "images", inImages.startsWith(".") ? basename(inImages) : inImages);
  return fileInfo(file)?.isFile() ? relative(dirname(content.absolutePath), file).split(sep).join("/") : undefined;
}

/** A path of a picture that leads nowhere, or to a file that is too large. */
export function pictureProblem(src: string, content: ContentFile, contentRoot: string): ValueProblem[] {
  const target = pictureFile(src, content);
  const info = fileInfo(target);
  const isInside = !relative(contentRoot, target).startsWith(`..${sep}`);
  if (isInside && info?.isFile()) {
    if (info.size <= maxImageBytes) return [];
    const sizes = `a picture of ${Math.round(info.size / 1024)} kB; expected ${maxImageBytes / 1024} kB at most`;
    return [{ message: `found ${sizes}. Save it smaller, no wider than 2000 pixels.` }];
  }
  const found = `found ${shown(src)}, but there is no such file in content/`;
  const right = pathInImages(src, content, contentRoot);
  if (right)
    return [{ message: `${found}; its path is written from the folder of this file: ${right}.`, instead: right }];
  const folder = dirname(target);
  const neighbours =
    isInside && fileInfo(folder)?.isDirectory() ? readdirSync(folder).map((name) => `${dirname(src)}/${name}`) : [];
  const { hint, instead } = meant(src, neighbours);
  return [{ message: `${found}; paths are relative to ${dirname(`content/${content.file}`)}/.${hint}`, instead }];
}

interface NamedPicture {
  content: ContentFile;
  path: FieldPath;
  src: string;
  file: string;
  /** Photos and renders; logos and icons may be of any size. */
  isPhoto: boolean;
}

const picturesOf = (content: ContentFile, contentRoot: string): NamedPicture[] => {
  let photo: unknown;
  return visitEach(content, (value, path, { id, contentFormat }) => {
    if (id === "ContentImage") photo = value;
    if (contentFormat !== "file" || typeof value !== "string") return [];
    if (pictureProblem(value, content, contentRoot).length > 0) return [];
    const isPhoto = path.at(-1) === "src" && (photo as { src?: unknown } | undefined)?.src === value;
    return [{ content, path, src: value, file: pictureFile(value, content), isPhoto }];
  });
};

const shapeOf = ({ width, height }: PictureFacts = {}) => (width && height ? width / height : Number.NaN);

/** The fields whose picture takes the place of `image` in the same group: at some hours, or while it moves. */
const standIns = ["morning", "evening", "loop"];

/**
 * Every picture that the build could not read, every drawing that holds more than a drawing, and pictures that would not
 * fill the place of another. With them comes advice on pictures that are larger or smaller than they are shown.
 */
export async function pictureProblems(contents: readonly ContentFile[], contentRoot: string): Promise<Problem[]> {
  const pictures = contents.flatMap((content) => picturesOf(content, contentRoot));
  const files = new Set(pictures.map(({ file }) => file));
  const evenings = new Map([...files].map((file) => [file, eveningOf(file)]));
  const facts = await picturesFacts([...evenings].flat().filter((file) => file !== undefined));
  const differ = (one: string, other: string) =>
    Math.abs(shapeOf(facts.get(one)) / shapeOf(facts.get(other)) - 1) >= 0.01;
  return pictures.flatMap((picture) => {
    const { content, path, src, file, isPhoto } = picture;
    const told = (what: string, level: Problem["level"] = "error") => [
      problemAt(content, path, `found "${src}", which ${what}.`, { level }),
    ];
    const { error, width, frames } = facts.get(file) ?? {};
    if (error !== undefined) return told(error);
    const own = evenings.get(file) ?? file;
    const reason = facts.get(own)?.error ?? (differ(own, file) ? "is not of the same proportions" : undefined);
    const name = `images/evening/${basename(own)}`;
    const evening = reason
      ? told(`has an evening, ${name}, that ${reason}; expected the same view, or no evening`)
      : [];
    const field = String(path.at(-1));
    if (standIns.includes(field)) {
      if (field === "loop" && width && !frames)
        return [...evening, ...told("does not move; expected an animated webp, or no loop")];
      const place = [...path.slice(0, -1), "image", "src"].join("\n");
      const image = pictures.find((other) => other.content === content && other.path.join("\n") === place);
      const isOther = image && differ(file, image.file);
      const right = `expected the same view, in the same size, or no ${field}`;
      return isOther ? [...evening, ...told(`is not of the same proportions as ${image.src}; ${right}`)] : evening;
    }
    if (!isPhoto || width === undefined) return evening;
    const { most, least } = shownWidths;
    if (width > most)
      return [...evening, ...told(`is ${width} pixels wide; no place shows more than ${most}`, "advice")];
    if (width < least) return [...evening, ...told(`is ${width} pixels wide and would look blurred`, "advice")];
    return evening;
  });
}
