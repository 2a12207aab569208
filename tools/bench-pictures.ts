import { readdirSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Raw } from "sharp";
import { contentFolder } from "../src/content/content-folder";

/**
 * `npm run bench:pictures`: encodes ten pictures of `content/images` as the build does, with each effort of the AVIF
 * encoder, and prints what every one costs and gives as a table.
 */
const widths = [640, 1080];
const quality = 75;
const efforts = [0, 1, 2, 3, 4];

interface Pixels {
  data: Buffer;
  raw: Raw;
}

const processorSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

async function pixelsOf(file: string, width: number): Promise<Pixels> {
  const { data, info } = await sharp(file).resize(width).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: 4 } };
}

/** The mean square of what the encoder changed, where the picture is not transparent. */
async function errorOf({ data }: Pixels, encoded: Buffer): Promise<number> {
  const decoded = await sharp(encoded).ensureAlpha().raw().toBuffer();
  let sum = 0;
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      sum += (((decoded[channel] ?? 0) - (data[channel] ?? 0)) * alpha) ** 2;
    }
    count += 3;
  }
  return sum / count;
}

async function measure(name: string, pictures: Pixels[], encode: (picture: Pixels) => Promise<Buffer>): Promise<void> {
  const before = processorSeconds();
  const encoded: Buffer[] = [];
  for (const picture of pictures) encoded.push(await encode(picture));
  const seconds = processorSeconds() - before;
  const kilobytes = encoded.reduce((sum, { length }) => sum + length, 0) / 1000;
  const errors = await Promise.all(
    pictures.map((picture, index) => errorOf(picture, encoded[index] ?? Buffer.alloc(0))),
  );
  const psnr = 10 * Math.log10(255 ** 2 / (errors.reduce((sum, error) => sum + error, 0) / errors.length));
  console.log(`| ${name} | ${seconds.toFixed(1)} s | ${kilobytes.toFixed(0)} kB | ${psnr.toFixed(1)} dB |`);
}

async function run(): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  const folder = join(contentFolder(), "images");
  const all = readdirSync(folder).filter((file) => /\.(webp|png|jpe?g)$/.test(file));
  const files = all.filter((_, index) => index % Math.ceil(all.length / 10) === 0).map((file) => join(folder, file));
  for (const width of widths) {
    const pictures = await Promise.all(files.map((file) => pixelsOf(file, width)));
    console.log(
      `\n| ${files.length} pictures, ${width} px | time of one core | size | likeness (PSNR) |\n| --- | --- | --- | --- |`,
    );
    await measure("WebP", pictures, ({ data, raw }) => sharp(data, { raw }).webp({ quality }).toBuffer());
    for (const effort of efforts) {
      await measure(`AVIF, effort ${effort}`, pictures, ({ data, raw }) =>
        sharp(data, { raw }).avif({ quality, effort }).toBuffer(),
      );
    }
  }
}

void run();
