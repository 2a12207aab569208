import { join, resolve } from "node:path";
import { type ContentFile, filesBelow } from "../../content/load";
import { pictureFile } from "../check/check-picture-files";
import { visitEach } from "../field-visits";
import { type Problem, problemOfFile } from "../problems";

/** Pictures that no file names any more. */
export function unusedPictures(files: readonly ContentFile[], contentRoot: string): Problem[] {
  const folder = join(contentRoot, "images");
  const used = new Set(
    files.flatMap((content) =>
      visitEach(content, (value, _, { contentFormat }) =>
        contentFormat === "file" && typeof value === "string" ? [pictureFile(value, content)] : [],
      ),
    ),
  );
  return filesBelow(folder)
    .filter((name) => /\.(png|jpe?g|webp|avif|gif|svg)$/i.test(name) && !used.has(resolve(folder, name)))
    .map((name) =>
      problemOfFile(`images/${name}`, "found a picture that no page shows; delete it, or show it.", "advice"),
    );
}
