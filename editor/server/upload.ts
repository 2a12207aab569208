import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { slugOf } from "../../src/content/text/text";
import { EditRefusal } from "../edit-refusal";
import { writeWhole } from "./content-file";
import { mayBeDrawing, plainDrawing, weight } from "./drawing";

/** Telephones make pictures of 200 megapixels. */
const limitInputPixels = 200_000_000;

function unreadable(bytes: Buffer): EditRefusal {
  if (/^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12))) {
    return new EditRefusal(
      "This is a HEIC photo, which browsers do not show. On an iPhone, share it from Photos with Options, Most Compatible; or save it as JPEG.",
    );
  }
  return new EditRefusal(
    "This is no picture that can be read; expected JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG, with 200 megapixels at most.",
  );
}

function nameFor(contentRoot: string, words: string, ending: string, bytes: Buffer): string {
  const slug =
    slugOf(words.replace(/\.[^.]*$/, ""))
      .slice(0, 60)
      .replace(/-+$/, "") || "picture";
  for (let number = 1; ; number++) {
    const name = `images/${slug}${number === 1 ? "" : `-${number}`}.${ending}`;
    const path = join(contentRoot, name);
    if (!existsSync(path) || readFileSync(path).equals(bytes)) return name;
  }
}

async function encoded(bytes: Buffer): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels }).rotate();
  // Narrower only where less quality does not do.
  for (const [quality, width = 1600] of [[88], [80], [70], [55], [50, 1200], [50, 800]]) {
    const sized = image.clone().resize({ width, height: 2000, fit: "inside", withoutEnlargement: true });
    const result = await sized.webp({ quality, effort: 5 }).toBuffer();
    if (result.byteLength <= weight) return result;
  }
  throw new EditRefusal(
    "This picture is too heavy for visitors even when it is made small; choose one with less detail.",
  );
}

export async function takePicture(
  contentRoot: string,
  bytes: Buffer,
  words: string,
  kind: "photo" | "any",
): Promise<string> {
  // Of nothing at all the encoder would say so in its own words.
  if (bytes.byteLength === 0) throw unreadable(bytes);
  const isPhoto = await sharp(bytes, { limitInputPixels })
    .metadata()
    .then(
      ({ format }) => format !== "svg",
      () => false,
    );
  const isDrawing = !isPhoto && mayBeDrawing(bytes);
  if (isDrawing && kind === "photo")
    throw new EditRefusal("A photo stands here; a drawing (SVG) cannot take its place.");
  const result = isDrawing
    ? await plainDrawing(bytes)
    : await encoded(bytes).catch((error: unknown) => {
        throw error instanceof EditRefusal ? error : unreadable(bytes);
      });
  const picture = nameFor(contentRoot, words, isDrawing ? "svg" : "webp", result);
  if (!existsSync(join(contentRoot, picture))) writeWhole(join(contentRoot, picture), result);
  return picture;
}
