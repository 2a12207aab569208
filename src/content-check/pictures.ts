import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { isGroup } from "../content/fields/values";
import { fileInfo, filesIn } from "../content/files/file-tree";
import type { ContentFile } from "../content/files/load";
import { eveningOf } from "../content/pictures/evening-picture";
import { type PictureFacts, picturesFacts } from "./picture-facts";
import { inWords, type Level, meant, type Problem, problemAt, type ValueProblem, visitEach } from "./problems";

/** Pictures larger than this make a slow build and a slow repository; the build shrinks them in any case. */
const maxImageBytes = 300 * 1024;

/** The widest that any place of the site shows, and the narrowest that none shows blurred, in pixels. */
const shownWidths = { most: 1600, least: 320 };

export const pictureFile = (src: string, { absolutePath }: Pick<ContentFile, "absolutePath">) =>
  resolve(dirname(absolutePath), src);

export function pictureProblem(src: string, content: ContentFile, contentRoot: string): ValueProblem[] {
  const target = pictureFile(src, content);
  const info = fileInfo(target);
  if (info?.isFile() && !relative(contentRoot, target).startsWith(`..${sep}`)) {
    if (info.size <= maxImageBytes) return [];
    const sizes = `a picture of ${Math.round(info.size / 1024)} kB; expected ${maxImageBytes / 1024} kB at most`;
    return [{ message: `found ${sizes}. Save it smaller, no wider than 2000 pixels.` }];
  }
  const folder = dirname(content.absolutePath);
  const images = join(contentRoot, "images");
  const known = filesIn(images).map((name) => relative(folder, join(images, name)).replaceAll(sep, "/"));
  const same = known.find((name) => basename(name) === basename(src.replaceAll("\\", "/")));
  const { hint, instead } = meant(same ?? src, known);
  const from = join("content", relative(contentRoot, folder)).replaceAll(sep, "/");
  const message = `found ${inWords(src)}, but there is no such file in content/; paths are relative to ${from}/.${hint}`;
  return [{ message, instead }];
}

const picturesOf = (content: ContentFile, contentRoot: string) => {
  let photo: unknown;
  return visitEach(content, (value, path, { typeName, contentFormat }) => {
    if (typeName === "ContentImage" && isGroup(value)) photo = value.src;
    if (contentFormat !== "file" || typeof value !== "string") return [];
    if (pictureProblem(value, content, contentRoot).length > 0) return [];
    const isPhoto = path.at(-1) === "src" && photo === value;
    return [{ content, path, src: value, file: pictureFile(value, content), isPhoto }];
  });
};

const shapeOf = ({ width, height }: PictureFacts = {}) => (width && height ? width / height : Number.NaN);

/** The fields whose picture takes the place of `image` in the same group: at some hours, or while it moves. */
const standIns = ["morning", "evening", "loop"];

export async function pictureProblems(contents: readonly ContentFile[], contentRoot: string): Promise<Problem[]> {
  const pictures = contents.flatMap((content) => picturesOf(content, contentRoot));
  const evenings = new Map(pictures.map(({ file }) => [file, eveningOf(file)]));
  const facts = await picturesFacts([...evenings].flat().filter((file) => file !== undefined));
  const differ = (one: string, other: string) =>
    Math.abs(shapeOf(facts.get(one)) / shapeOf(facts.get(other)) - 1) >= 0.01;
  return pictures.flatMap(({ content, path, src, file, isPhoto }) => {
    const told = (what: string, level: Level = "error") =>
      problemAt(content, path, `found "${src}", which ${what}.`, { level });
    const { error, width, frames } = facts.get(file) ?? {};
    if (error !== undefined) return [told(error)];
    const found: Problem[] = [];
    const evening = evenings.get(file) ?? file;
    const reason = facts.get(evening)?.error ?? (differ(evening, file) && "is not of the same proportions");
    if (reason) {
      const name = `images/evening/${basename(evening)}`;
      found.push(told(`has an evening, ${name}, that ${reason}; expected the same view, or no evening`));
    }
    const field = String(path.at(-1));
    if (field === "loop" && width && !frames) {
      found.push(told("does not move; expected an animated webp, or no loop"));
    } else if (standIns.includes(field)) {
      const place = [...path.slice(0, -1), "image", "src"].join("\n");
      const image = pictures.find((other) => other.content === content && other.path.join("\n") === place);
      const right = `expected the same view, in the same size, or no ${field}`;
      if (image && differ(file, image.file))
        found.push(told(`is not of the same proportions as ${image.src}; ${right}`));
    } else if (isPhoto && width && width > shownWidths.most) {
      found.push(told(`is ${width} pixels wide; no place shows more than ${shownWidths.most}`, "advice"));
    } else if (isPhoto && width && width < shownWidths.least) {
      found.push(told(`is ${width} pixels wide and would look blurred`, "advice"));
    }
    return found;
  });
}
