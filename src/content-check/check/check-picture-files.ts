import { readdirSync } from "node:fs";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import type { ContentFile } from "../../content/files/load";
import { didYouMean, shown, slipOf } from "../problems";
import { fileInfo } from "./file-info";
import type { ValueProblem } from "./references";

/** Pictures larger than this make a slow build and a slow repository; the build shrinks them in any case. */
const maxImageBytes = 300 * 1024;

/** The file that a path in a YAML file means. */
export const pictureFile = (src: string, { absolutePath }: Pick<ContentFile, "absolutePath">) =>
  resolve(dirname(absolutePath), src);

/** The files in the folder of a file that does not exist, written as paths like its own. */
function neighboursOf(target: string, src: string): string[] {
  const folder = dirname(target);
  if (!fileInfo(folder)?.isDirectory()) return [];
  return readdirSync(folder).map((name) => `${dirname(src)}/${name}`);
}

/** The way to a picture of the same name that lies where pictures lie; undefined where there is none. */
function pathInImages(src: string, content: ContentFile, contentRoot: string): string | undefined {
  const segments = src
    .replaceAll("\\", "/")
    .split("/")
    .filter((part) => part !== "" && !/^\.+$/.test(part));
  const inImages = segments.includes("images")
    ? segments.slice(segments.indexOf("images") + 1)
    : [basename(segments.join("/"))];
  const file = join(contentRoot, "images", ...inImages);
  if (!fileInfo(file)?.isFile()) return undefined;
  return relative(dirname(content.absolutePath), file).split(sep).join("/");
}

export function pictureProblem(src: string, content: ContentFile, contentRoot: string): ValueProblem | undefined {
  const target = pictureFile(src, content);
  const insideContent = !relative(contentRoot, target).startsWith(`..${sep}`);
  const info = fileInfo(target);
  if (!insideContent || !info?.isFile()) {
    const meant = pathInImages(src, content, contentRoot);
    if (meant !== undefined) {
      const message = `found ${shown(src)}; the path to this picture is written from the folder of this file, with slashes: ${meant}.`;
      return { message, instead: meant };
    }
    if (!insideContent) {
      return { message: `found ${shown(src)}, which lies outside content/; put the file into content/images.` };
    }
    const neighbours = neighboursOf(target, src);
    return {
      message: `found ${shown(src)}, but there is no such file; paths are relative to ${dirname(`content/${content.file}`)}/.${didYouMean(src, neighbours)}`,
      instead: slipOf(src, neighbours),
    };
  }
  if (info.size > maxImageBytes) {
    return {
      message: `found a picture of ${Math.round(info.size / 1024)} kB; expected ${maxImageBytes / 1024} kB at most. Save it smaller, no wider than 2000 pixels.`,
    };
  }
  return undefined;
}
