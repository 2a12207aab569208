import { readFileSync } from "node:fs";
import { type CSSProperties, createElement, type ReactNode } from "react";
import satori from "satori";
import sharp from "sharp";
import type { LogoWithName } from "../../content/schemas/logo";
import type { Tint } from "../../content/schemas/pages";
import { heroSky } from "../../theme/hero-sky";
import { colorsIn } from "../../theme/read-appearance";
import { letterSpacings, lineHeights } from "../../theme/scales";

export interface SharePage {
  readonly title: string;
  readonly superHeading?: string | undefined;
  readonly path: string;
  readonly tint: Tint;
  readonly logo: LogoWithName;
  readonly host: string;
  readonly diorama: { readonly file: string; readonly alt: string };
  readonly hasSun: boolean;
}

export const size = { width: 1200, height: 630 } as const;
export const dioramaArea = { left: 568, top: 30, width: 624, height: 570 };
const titleArea = { width: 492, height: 304 };
const titleSizes = [96, 80, 72, 64, 56, 48, 40, 32];

const day = colorsIn("day");
const onLight = { glow: day.glow, title: day.text, eyebrow: day.primary, host: day.muted, mark: day.primary };
const onDark = { title: day.onBandStrong, eyebrow: day.accent, host: day.onBandMuted, mark: day.onBandIcon };
const colorsOfTint = {
  paper: { ...onLight, ground: day.background },
  mist: { ...onLight, ground: day.alternate },
  sun: { ...onLight, ground: day.accentSurface },
  sky: { ...onLight, ground: day.cool },
  night: { ...onDark, ground: day.footer, glow: day.bandCard },
} satisfies Record<Tint, object>;

/** The brand's fonts, each in its one weight (made by `npm run brand`). satori knows no weights between hundreds. */
const fonts = (["heading", "text"] as const).map(
  (name) => ({ name, data: readFileSync(`src/gatsby/share-pictures/fonts/${name}.woff`), weight: 600 }) as const,
);

/** A box as satori lays it out: it knows no blocks, every box with boxes in it is flexible. */
const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement("div", { style: { display: "flex", ...style } }, ...children);
const svg = (width: number, height: number, viewBox: string, ...shapes: ReactNode[]) =>
  createElement("svg", { width, height, viewBox }, ...shapes);
const line = (d: string, strokeWidth: number) =>
  createElement("path", { key: d, d, fill: "none", stroke: day.accent, strokeWidth });

/** satori makes a picture as large as its content on the side that is not given. */
async function measure(content: ReactNode, side: "width" | "height", given: { width: number } | { height: number }) {
  const measured = await satori(content, { fonts, ...given, embedFont: false });
  return Number(new RegExp(`^<svg [^>]*?\\b${side}="([\\d.]+)"`).exec(measured)?.[1]);
}

/** Places where a line may be broken: at white space, but not at a space that holds two words together. */
const breakable = /[^\S\u00a0\u202f]+/;

async function sizeToFill(width: number, style: CSSProperties, words: readonly string[]): Promise<number> {
  const column = { ...style, fontSize: 100, flexDirection: "column", alignItems: "flex-start" } as const;
  const lines = words.map((word) => box({ whiteSpace: "nowrap" }, word));
  return (width / (await measure(box(column, ...lines), "width", { height: 100 }))) * 100;
}

/** The largest size at which a headline fits without a broken word; one that fits at none is broken and cut. */
export async function titleStyleFor(title: string): Promise<CSSProperties> {
  const style = { fontFamily: "heading", lineHeight: lineHeights.heading, letterSpacing: letterSpacings.heading };
  const largest = await sizeToFill(titleArea.width, style, title.split(breakable));
  for (const fontSize of titleSizes.filter((candidate) => candidate <= largest)) {
    const height = await measure(box({ ...style, fontSize }, title), "height", { width: titleArea.width });
    if (height <= titleArea.height) return { ...style, fontSize, textWrap: "balance" };
  }
  return { ...style, fontSize: 32, display: "block", lineClamp: 9, wordBreak: largest < 32 ? "break-word" : "normal" };
}

/** The sun at noon and its path around a diorama, as the page draws it, in hundredths of its width. */
function sky({ width, height, ...place }: typeof dioramaArea): ReactNode {
  const { path, sun } = heroSky;
  const middle = (part: typeof path | typeof sun) => (part.top * height) / width + part.width / 2;
  const arc = `M${path.left} ${middle(path)}a${path.width / 2} ${path.width / 2} 0 0 1 ${path.width} 0`;
  const disc = { cx: sun.left + sun.width / 2, cy: middle(sun), r: sun.width / 2, fill: day.accent };
  const shapes = [line(arc, 200 / width), createElement("circle", { key: "sun", ...disc })];
  return box({ position: "absolute", ...place }, svg(width, height, `0 0 100 ${(100 * height) / width}`, ...shapes));
}

/** A picture without its diorama, as SVG: logo above, headline in the middle, address below. */
export async function layoutSvg({ logo, host, title, superHeading, tint }: SharePage, behind?: ReactNode) {
  const { ground, glow, ...shown } = colorsOfTint[tint];
  const fills = { primary: shown.mark, accent: day.accent, text: shown.title };
  const shapes = logo.shapes.map(({ color, path: d }) => createElement("path", { key: d, d, fill: fills[color] }));
  const light = `radial-gradient(circle 620px at 922px 222px, ${glow}d0, ${glow}57 50%, ${glow}00)`;
  const column = { ...size, flexDirection: "column", justifyContent: "space-between" } as const;
  const text = { fontFamily: "text", fontSize: 22, lineHeight: 1.25 };
  const name = { fontFamily: "heading", letterSpacing: "-0.03em", color: shown.title };
  const symbol = { width: Math.min((36 * logo.width) / logo.height, titleArea.width), height: 36, gap: 16 };
  const roomForName = Math.max(titleArea.width - symbol.width - symbol.gap, 1);
  const nameSize = Math.min(40, await sizeToFill(roomForName, name, [logo.name ?? ""]));
  const hostSize = Math.min(text.fontSize, await sizeToFill(titleArea.width, text, [host]));
  const eyebrow = { ...text, gap: 12, marginBottom: 20, color: shown.eyebrow };
  return satori(
    box(
      { ...column, boxSizing: "border-box", padding: "60px 72px 56px", background: ground, backgroundImage: light },
      behind,
      box(
        { alignItems: "center", gap: symbol.gap, height: 48, ...name, fontSize: nameSize },
        svg(symbol.width, symbol.height, `0 0 ${logo.width} ${logo.height}`, ...shapes),
        logo.name,
      ),
      box(
        { flexDirection: "column", width: titleArea.width },
        superHeading !== title && superHeading
          ? box(eyebrow, svg(31, 24, "0 -4 34 26", line("M2 18a15 15 0 0 1 30 0", 3)), superHeading)
          : null,
        box({ ...(await titleStyleFor(title)), width: titleArea.width, color: shown.title }, title),
      ),
      box({ ...text, fontSize: hostSize, color: shown.host }, host),
    ),
    { ...size, fonts },
  );
}

export async function drawPicture(page: SharePage): Promise<Buffer> {
  const { left, top, ...area } = dioramaArea;
  const { data, info } = await sharp(page.diorama.file)
    .resize({ ...area, fit: "inside" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const place = { left: left + area.width - width, top: top + Math.round((area.height - height) / 2) };
  const layout = await layoutSvg(page, page.hasSun && sky({ ...place, width, height }));
  return sharp(Buffer.from(layout))
    .composite([{ input: data, raw: info, ...place }])
    .jpeg({ quality: 82, chromaSubsampling: "4:4:4" })
    .toBuffer();
}
