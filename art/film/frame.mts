import sharp from "sharp";
import { colorsIn } from "../../src/theme/read-appearance";
import { density, drawPicture } from "./pictures.mjs";
import { changeAt, partOf, shots } from "./script.mjs";
import type { Shape } from "./shapes.mjs";
import { glow, skyAt } from "./sky.mjs";
import { drawWords } from "./words.mjs";

/** How much a picture grows in its shot; in the last one it goes back. */
const growth = 0.03;

/** What draws any second of a film, as its pixels. */
export async function painter(shape: Shape) {
  const { width, height, horizon } = shape;
  const words = await Promise.all(shots.map((shot) => drawWords(shot, shape)));
  const pictures = await Promise.all(
    shots.map(({ pictures }) => Promise.all(pictures.flatMap((name) => (name ? [drawPicture(name, shape)] : [])))),
  );
  const isLast = (shot: number) => shot === shots.length - 1;
  const seen = (part: number, svg: string) =>
    part > 0 ? `<g opacity="${Math.min(1, part).toFixed(4)}">${svg}</g>` : "";
  const picture = (shot: number, second: number) => {
    const part = partOf(shot, second);
    const size = 1 - growth * (isLast(shot) ? part : 1 - part);
    const [first = "", then = ""] = pictures[shot] ?? [];
    const lit = then && seen(part * 1.25, then);
    return `<g transform="translate(${width / 2} ${horizon - shape.air.ground}) scale(${size})">${part < 0.8 || !then ? first : ""}${lit}</g>`;
  };
  return (second: number): Promise<Buffer> => {
    const { before, now, into } = changeAt(second);
    // One is gone before the next one comes: two that are half there would lie on each other as a fault does.
    const out = 1 - 2 * into;
    const isNight = isLast(before);
    const things = isNight
      ? picture(before, second) + seen(into, picture(now, 0))
      : seen(out, picture(before, second)) + seen(-out, picture(now, second));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${density * width}" height="${density * height}" viewBox="0 0 ${width} ${height}">
${glow}${skyAt(second, shape, "now")}${isNight ? seen(into, skyAt(0, shape, "next")) : ""}
${things}
<rect y="${horizon}" width="100%" height="100%" fill="${colorsIn("day").band}"/>
${seen(out, words[before] ?? "")}${seen(-out, words[now] ?? "")}</svg>`;
    return sharp(Buffer.from(svg), { unlimited: true }).resize({ width }).removeAlpha().raw().toBuffer();
  };
}
