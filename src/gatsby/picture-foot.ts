import sharp from "sharp";

/** Opacity, to 255, from which something is drawn there, and no shadow. */
const drawn = 200;

/** Share of a picture's height that is empty below what it shows, so that several can stand on one line. */
export async function pictureFoot(file: string): Promise<number> {
  const opacity = sharp(file).ensureAlpha().extractChannel("alpha").threshold(drawn);
  const { data, info } = await opacity.raw().toBuffer({ resolveWithObject: true });
  const last = data.lastIndexOf(255);
  return last < 0 ? 0 : 1 - (Math.floor(last / info.width) + 1) / info.height;
}
