/** The symbol as favicon and app icons. */
import sharp from "sharp";
import { type Logo, tile } from "./logo-files.mjs";

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** An ICO file that holds PNG images, as every browser of today reads it. */
function ico(images: { size: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, data }] of images.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(data.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([header, ...images.map(({ data }) => data)]);
}

/** All icons of the site by their paths. */
export async function faviconFiles(logo: Logo): Promise<Record<string, string | Buffer>> {
  const small = (share: number) => tile(logo, { share, corner: 0.2, isSmall: true });
  // Whole pixels left and right of the symbol keep its edges sharp.
  const sizes = [
    { size: 16, share: 14 / 16 },
    { size: 32, share: 28 / 32 },
    { size: 48, share: 38 / 48 },
  ];
  const images = await Promise.all(
    sizes.map(async ({ size, share }) => ({ size, data: await png(small(share), size) })),
  );
  const rounded = tile(logo, { share: 0.7, corner: 0.22 });
  return {
    "static/favicon.svg": tile(logo, { share: 0.875, corner: 0.2, isSmall: true }, true),
    "static/favicon.ico": ico(images),
    // iOS rounds the corners itself.
    "static/icons/icon-180.png": await png(tile(logo, { share: 0.66, corner: 0 }), 180),
    "static/icons/icon-192.png": await png(rounded, 192),
    "static/icons/icon-512.png": await png(rounded, 512),
    // Systems may cut this one to any shape: what matters stays in the middle circle of 80 %.
    "static/icons/icon-maskable-512.png": await png(tile(logo, { share: 0.58, corner: 0 }), 512),
  };
}
