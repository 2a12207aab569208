import sharp from "sharp";

/** Pixels over which a shadow fades beside the land: one that lies far out in the air is a stain. */
const reach = 40;

/** Nearness of each pixel to a thing, from 1 beside it to 0 where no shadow is to be seen. */
export async function nearThings(alpha: Float32Array, width: number): Promise<Float32Array> {
  const height = alpha.length / width;
  const things = Buffer.from(alpha.map((part) => (part > 0.5 ? 255 : 0)));
  const blurred = await sharp(things, { raw: { width, height, channels: 1 } })
    .blur(reach)
    .extractChannel(0)
    .raw()
    .toBuffer();
  // Beside a straight edge half of what is around is a thing.
  return Float32Array.from(blurred, (around) => Math.min(1, (2.5 * around) / 255));
}
