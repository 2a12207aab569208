/** Lettering as outlines, so that no mark needs a font where it is shown. */
import { readFileSync } from "node:fs";
import { Blob, Face, Font, Buffer as Glyphs, shape, Variation } from "harfbuzzjs";
import sfntOf from "./sfnt.mjs";

export interface Lettering {
  /** Path of a font file. */
  font: string;
  /** Values of its axes, such as { wght: 650 }. */
  axes?: Record<string, number>;
  text: string;
  /** Letter-spacing in em. */
  tracking?: number;
}

export interface Outline {
  /** Outline at 100 units for 1 em; the baseline is y = 0. */
  path: string;
  /** Right end, from x = 0. */
  width: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** Puts every point of a path (absolute M, L, Q, C and Z only) somewhere else. */
export function movePoints(path: string, move: (x: number, y: number) => [x: number, y: number]): string {
  return path.replace(/([MLQC])([^MLQCZ]*)/g, (_, command: string, list: string) => {
    const values = list.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const points: string[] = [];
    for (let i = 0; i + 1 < values.length; i += 2) {
      points.push(
        move(values[i] ?? 0, values[i + 1] ?? 0)
          .map(round)
          .join(" "),
      );
    }
    return command + points.join(" ").replaceAll(" -", "-");
  });
}

/** Sets a text and returns its outline. */
export async function outline({ font: file, axes = {}, text, tracking = 0 }: Lettering): Promise<Outline> {
  const face = new Face(new Blob(await sfntOf(readFileSync(file))));
  const font = new Font(face);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  const glyphs = new Glyphs();
  glyphs.addText(text);
  glyphs.guessSegmentProperties();
  shape(font, glyphs);
  const scale = 100 / face.upem;
  const positions = glyphs.getGlyphPositions();
  let at = 0;
  let path = "";
  for (const [index, { codepoint }] of glyphs.getGlyphInfos().entries()) {
    const left = at;
    path += movePoints(font.glyphToPath(codepoint), (x, y) => [left + x * scale, -y * scale]);
    at += (positions[index]?.xAdvance ?? 0) * scale + tracking * 100;
  }
  return { path, width: round(at - tracking * 100) };
}
