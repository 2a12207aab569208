import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { iconNames } from "../../content/schemas/icon-names";
import { entries } from "./entries";
import * as lines from "./lines";

const { social, ...others } = lines;
const small: Record<string, string> = { ...others, ...social };

/** Parts of a drawing outside its box, in pixels, and its ink inside. */
async function inkOf(content: string, box: number): Promise<{ inside: number; outside: number }> {
  const margin = 4;
  const side = box + 2 * margin;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${-margin} ${-margin} ${side} ${side}">${content}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const ink = { inside: 0, outside: 0 };
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if ((data[(y * side + x) * info.channels + 3] ?? 0) < 32) continue;
      const isInside = [x, y].every((at) => at >= margin && at < side - margin);
      ink[isInside ? "inside" : "outside"] += 1;
    }
  }
  return ink;
}

const path = (d: string, width: number) =>
  `<path d="${d}" fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Letters that path data may begin a step with; a slip of the pen shows as anything else. */
const pathData = /^M(?:[MmLlHhVvCcSsAaZz]|-?\d*\.?\d+|[ ,])+$/;

describe("icons", () => {
  test("are well formed, and stay in their box of 24 or 32", async () => {
    const drawings = [
      ...Object.entries(small).map(([name, lines]) => ({ name, lines, box: 24, drawing: path(lines, 2), least: 30 })),
      ...Object.entries(entries).map(([name, { lines, sun }]) => {
        const circle = sun ? `<circle cx="${sun[0]}" cy="${sun[1]}" r="${sun[2]}"/>` : "";
        return { name, lines, box: 32, drawing: path(lines, 2.5) + circle, least: 60 };
      }),
    ];
    for (const { name, lines, box, drawing, least } of drawings) {
      expect.soft(lines, name).toMatch(pathData);
      const { inside, outside } = await inkOf(drawing, box);
      expect.soft(outside, `${name}: ink outside its box`).toBe(0);
      expect.soft(inside, `${name}: ink`).toBeGreaterThan(least);
    }
  });

  test("are drawn for every name that content may use, and all differ", () => {
    expect(Object.keys(entries)).toEqual([...iconNames]);
    const drawings = [...Object.values(small), ...Object.values(entries).map(({ lines }) => lines)];
    expect(new Set(drawings).size).toBe(drawings.length);
  });
});
