import { readdirSync, statSync } from "node:fs";
import { dirname, relative, resolve, sep } from "node:path";
import type { ContentFile } from "../load";
import { didYouMean, shown } from "../problems";

/** Pictures larger than this make a slow build and a slow repository; the build shrinks them in any case. */
const maxImageBytes = 300 * 1024;

const infoOf = (path: string) => {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
};

/** The file that a path in a YAML file means. */
export const pictureFile = (src: string, { absolutePath }: Pick<ContentFile, "absolutePath">) =>
  resolve(dirname(absolutePath), src);

/** The files in the folder of a file that does not exist, written as paths like its own. */
function neighboursOf(target: string, src: string): string[] {
  const folder = dirname(target);
  if (!infoOf(folder)?.isDirectory()) return [];
  return readdirSync(folder).map((name) => `${dirname(src)}/${name}`);
}

/** What is wrong with the path to a picture, or undefined where it is right. */
export function pictureMessage(src: string, content: ContentFile, contentRoot: string): string | undefined {
  const target = pictureFile(src, content);
  const insideContent = !relative(contentRoot, target).startsWith(`..${sep}`);
  if (!insideContent) return `found ${shown(src)}, which lies outside content/; put the file into content/images.`;
  const info = infoOf(target);
  if (!info?.isFile()) {
    return `found ${shown(src)}, but there is no such file; paths are relative to ${dirname(`content/${content.file}`)}/.${didYouMean(src, neighboursOf(target, src))}`;
  }
  if (info.size > maxImageBytes) {
    return `found a picture of ${Math.round(info.size / 1024)} kB; expected ${maxImageBytes / 1024} kB at most. Save it smaller, no wider than 2000 pixels.`;
  }
  return undefined;
}
