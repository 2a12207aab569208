import { basename, join, resolve } from "node:path";
import { type ContentFile, filesBelow } from "../../content/files/load";
import { eveningFileOf, eveningOf } from "../../content/pictures/evening-picture";
import { pictureFile } from "../check/check-picture-files";
import { visitEach } from "../field-visits";
import { type Problem, problemOfFile } from "../problems";

/** Pictures that no file names any more, and evenings of pictures that have been replaced. */
export function unusedPictures(files: readonly ContentFile[], contentRoot: string): Problem[] {
  const folder = join(contentRoot, "images");
  const used = new Set(
    files.flatMap((content) =>
      visitEach(content, (value, _, { contentFormat }) =>
        contentFormat === "file" && typeof value === "string" ? [pictureFile(value, content)] : [],
      ),
    ),
  );
  const evenings = new Map([...used].map((picture) => [eveningFileOf(picture), picture]));
  return filesBelow(folder)
    .filter((name) => /\.(png|jpe?g|webp|avif|gif|svg)$/i.test(name) && !used.has(resolve(folder, name)))
    .flatMap((name) => {
      const day = evenings.get(resolve(folder, name));
      if (day && !eveningOf(day)?.isOutdated) return [];
      const message = day
        ? `found the evening of an earlier ${basename(day)}, which is not shown: dark colours show the new picture dimmed. Delete it, or put an evening of the new picture in its place.`
        : "found a picture that no page shows; delete it, or show it.";
      return [problemOfFile(`images/${name}`, message, "advice")];
    });
}
