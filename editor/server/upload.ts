import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { slugOf } from "../../src/content/text/text";
import { Refusal } from "../refusal";
import { mayBeDrawing, plainDrawing } from "./drawing";
import { writeWhole } from "./write-file";

/** In bytes. */
const weight = 300_000;

/** Telephones make pictures of 200 megapixels. */
const limitInputPixels = 200_000_000;

/** Reason not to take what cannot be read, and the way out where there is one. */
async function unreadable(bytes: Buffer): Promise<Refusal> {
  if (/^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString("latin1", 4, 12))) {
    return new Refusal(
      "This is a HEIC photo, which browsers do not show. On an iPhone, share it from Photos with Options, Most Compatible; or save it as JPEG.",
    );
  }
  const seen =
    bytes.byteLength > 0 &&
    (await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => undefined));
  const { width = 0, height = 0 } = seen || {};
  return width * height > limitInputPixels
    ? new Refusal(`This picture has ${Math.round((width * height) / 1e6)} megapixels; save it with 200 at most.`)
    : new Refusal("This is no picture that can be read; expected JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG.");
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
  throw new Refusal("This picture is too heavy for visitors even when it is made small; choose one with less detail.");
}

/** Puts a picture into `content/images`: as large as it needs to be, as WebP, under a name of its own. */
export async function takePicture(
  contentRoot: string,
  bytes: Buffer,
  words: string,
  kind: "photo" | "any",
): Promise<string> {
  // Of nothing at all the encoder would say so in its own words.
  if (bytes.byteLength === 0) throw await unreadable(bytes);
  const isPhoto = await sharp(bytes, { limitInputPixels })
    .metadata()
    .then(
      ({ format }) => format !== "svg",
      () => false,
    );
  const isDrawing = !isPhoto && mayBeDrawing(bytes);
  if (isDrawing && kind === "photo") throw new Refusal("A photo stands here; a drawing (SVG) cannot take its place.");
  const result = isDrawing
    ? await plainDrawing(bytes)
    : await encoded(bytes).catch(async (error: unknown) => {
        if (error instanceof Refusal) throw error;
        throw await unreadable(bytes);
      });
  const picture = nameFor(contentRoot, words, isDrawing ? "svg" : "webp", result);
  if (!existsSync(join(contentRoot, picture))) writeWhole(join(contentRoot, picture), result);
  return picture;
}
