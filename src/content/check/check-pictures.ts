import { readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { fieldsOfKind, visitFields } from "../field-schemas";
import { kindOf } from "../kinds";
import type { ContentFile } from "../load";
import type { FieldPath } from "../positions";
import { type Problem, problemAt } from "../problems";
import { pictureFile, pictureRefusal } from "./check-picture-files";
import { drawingMessage } from "./drawing-message";

/** What was found of each picture, by its path and state: most stand in several files. */
const known = new Map<string, Promise<string | undefined>>();

/** Wider or higher than this, in pixels, a picture takes the build more memory than it is worth. */
const maxSide = 6000;

const unreadable = (reason: string | undefined) =>
  `is no picture that can be shown (${reason}); save it again as png, jpg, webp or svg, as its name says`;

/** Reads all of a picture, as small as it can be: a header alone would not tell a file that is cut off. */
async function decode(file: string): Promise<string | undefined> {
  try {
    const picture = sharp(file, { failOn: "warning" });
    const { format, width, height } = await picture.metadata();
    const isDrawing = file.toLowerCase().endsWith(".svg");
    if (isDrawing !== (format === "svg")) return unreadable(`its content is of the kind ${format}`);
    if (!isDrawing && Math.max(width, height) > maxSide) {
      return `is ${width} by ${height} pixels large; save it smaller, no wider than 2000 pixels`;
    }
    await picture.resize(16).raw().toBuffer();
    return isDrawing ? drawingMessage(readFileSync(file, "utf8")) : undefined;
  } catch (error) {
    return unreadable((error instanceof Error ? error.message : String(error)).split("\n", 1)[0]);
  }
}

function reasonAgainst(file: string): Promise<string | undefined> {
  const { mtimeMs, size } = statSync(file);
  const key = `${file} ${mtimeMs} ${size}`;
  const reason = known.get(key) ?? decode(file);
  known.set(key, reason);
  return reason;
}

/** The pictures that a file names and that are there. */
function picturesOf(content: ContentFile, contentRoot: string): { path: FieldPath; src: string }[] {
  const kind = kindOf(content.file);
  const pictures: { path: FieldPath; src: string }[] = [];
  if (!kind) return pictures;
  visitFields(fieldsOfKind(kind), content.data, (value, path, { contentFormat }) => {
    if (contentFormat !== "file" || typeof value !== "string") return;
    if (pictureRefusal(value, content, contentRoot) === undefined) pictures.push({ path, src: value });
  });
  return pictures;
}

/**
 * Every picture that the build could not read: broken, cut off, empty, enormous, or none at all; and every drawing that
 * holds more than a drawing.
 */
export async function pictureProblems(files: readonly ContentFile[], contentRoot: string): Promise<Problem[]> {
  const found = files.flatMap((content) =>
    picturesOf(content, contentRoot).map(async ({ path, src }) => {
      const reason = await reasonAgainst(pictureFile(src, content));
      if (reason === undefined) return [];
      return [problemAt(content, path, `found "${src}", which ${reason}.`)];
    }),
  );
  return (await Promise.all(found)).flat();
}
