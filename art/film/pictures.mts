import sharp from "sharp";
import type { Shape } from "./shapes.mjs";

/** A frame is drawn twice as large as it is shown, so that what grows does not tremble. */
export const density = 2;

/** A picture as large as the room below the sun's path lets it be, in the middle, as SVG that stands on the point 0 0. */
export async function drawPicture(name: string, shape: Shape): Promise<string> {
  const file = `content/images/${name}.webp`;
  const { data, info } = await sharp(file).extractChannel("alpha").raw().toBuffer({ resolveWithObject: true });
  const points: { x: number; y: number }[] = [];
  for (let y = 0; y < info.height; y++) {
    const row = data.subarray(y * info.width, (y + 1) * info.width);
    // Its shadow may lie on the path.
    const isThing = (alpha: number) => alpha > 200;
    const left = row.findIndex(isThing);
    if (left >= 0) points.push({ x: left, y }, { x: row.findLastIndex(isThing), y });
  }
  const middle = (Math.min(...points.map(({ x }) => x)) + Math.max(...points.map(({ x }) => x))) / 2;
  const foot = Math.max(...points.map(({ y }) => y));
  const across = shape.path.across - shape.air.path;
  const up = shape.path.up - shape.air.path;
  // The largest at which every point is below the path, found by halving.
  const fits = (scale: number) =>
    points.every(({ x, y }) => {
      const side = (Math.abs(x - middle) * scale) / across;
      const top = ((foot - y) * scale + shape.air.ground) / up;
      return side ** shape.path.bend + top ** shape.path.bend <= 1;
    });
  let scale = 0;
  for (let step = 0.5; step > 0.001; step /= 2) if (fits(scale + step)) scale += step;
  const picture = await sharp(file)
    .resize({ width: Math.round(info.width * scale * density) })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return `<image x="${-middle * scale}" y="${-foot * scale}" width="${info.width * scale}" height="${info.height * scale}" href="data:image/png;base64,${picture.toString("base64")}"/>`;
}
