import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";

/** A photo as a camera gives it: opaque, in many colours, no scene of ours, and the same each time. */
async function photo(hue: number): Promise<Buffer> {
  const [width, height] = [1600, 1067];
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) {
    const [x, y] = [Math.floor(index / 3) % width, Math.floor(index / 3 / width)];
    const wave = Math.sin(x / (90 + hue)) + Math.cos(y / (60 + hue)) + Math.sin((x + y * (index % 3)) / 230);
    pixels[index] = 128 + 36 * wave + ((index * 7919 + hue * 31) % 13);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 72 })
    .toBuffer();
}

const manyColours = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40" width="120" height="40"><defs><linearGradient id="a"><stop offset="0" stop-color="#e4572e"/><stop offset="1" stop-color="#17bebb"/></linearGradient></defs><rect width="36" height="36" x="2" y="2" rx="8" fill="url(#a)"/><circle cx="70" cy="20" r="16" fill="#ffc914"/><path d="M92 36 106 4l14 32z" fill="#2e282a"/></svg>`;

const oneColour = (corners: number) => {
  const points = Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return `${(20 + 18 * Math.sin(angle)).toFixed(1)},${(20 - 18 * Math.cos(angle)).toFixed(1)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><polygon points="${points.join(" ")}" fill="#345"/></svg>`;
};

const pngLogo = () =>
  sharp(Buffer.from(manyColours), { density: 300 }).resize(480, 160, { fit: "contain", background: "#ffffff" }).png();

function write(file: string, content: Buffer | string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The photos that an owner puts in the places of three pictures. */
export const photos = ["photos/workshop.jpg", "photos/street.jpeg", "photos/team.JPG"];

/** The logos of an owner's clients. */
export const logos = ["logos/colours.svg", "logos/picture.png", "logos/three.svg", "logos/four.svg", "logos/five.svg"];

/** Puts an owner's photos and logos into the folder of pictures. */
export async function addPictures(images: string): Promise<void> {
  for (const [index, file] of photos.entries()) write(join(images, file), await photo(index * 25));
  const contents = [manyColours, await pngLogo().toBuffer(), oneColour(3), oneColour(4), oneColour(5)];
  for (const [index, file] of logos.entries()) write(join(images, file), contents[index] ?? "");
}
