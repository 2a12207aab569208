// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { savePicture } from "./save-picture";

const letter = 12;
const room = 1200 - 2 * 32;

test("what a picture shows is written below it in its natural width, on as many rows as it takes", async () => {
  const fillText = vi.fn((_text: string, _x: number, _y: number, _room?: number) => {});
  let canvas: HTMLCanvasElement | undefined;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (this: HTMLCanvasElement) {
    canvas = this;
    const measureText = (text: string) => ({ width: text.length * letter });
    return { fillRect() {}, drawImage() {}, measureText, fillText } as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(() => {});
  vi.stubGlobal(
    "Image",
    class {
      src = "";
      async decode() {}
    },
  );

  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  vi.spyOn(drawing, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 600, 300));
  const long = "Each kWh of the year counts. ".repeat(8).trim();
  await savePicture("roof", drawing, ["3 Flat Roof", long, "A note"]);
  vi.unstubAllGlobals();

  const rows = fillText.mock.calls.map(([text]) => text);
  expect(rows.join(" ")).toBe(`3 Flat Roof ${long} A note`);
  expect(rows).toHaveLength(5);
  for (const row of rows) expect(row.length * letter).toBeLessThanOrEqual(room);
  const feet = fillText.mock.calls.map(([, , y]) => y);
  expect([...new Set(feet)].sort((one, other) => one - other)).toEqual(feet);
  expect(feet.at(-1)).toBeLessThan(canvas?.height ?? 0);
});

test("the texts of a drawing are written in their own font, where they stand in it and as large", async () => {
  const written: unknown[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(() => {
    const context = {
      font: "",
      fillRect() {},
      drawImage() {},
      measureText: () => ({ width: 0 }),
      fillText: (text: string, x: number, y: number) => written.push([text, x, y, context.font]),
    };
    return context as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(() => {});
  const files: string[] = [];
  vi.stubGlobal(
    "Image",
    class {
      set src(file: string) {
        files.push(decodeURIComponent(file));
      }
      async decode() {}
    },
  );
  // The drawing's units are four pixels on screen; it begins 100 pixels from the left.
  vi.stubGlobal(
    "DOMPoint",
    class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
      matrixTransform = () => ({ x: 100 + 4 * this.x, y: 4 * this.y });
    },
  );

  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.innerHTML = '<text style="font: 600 1px Tests; fill: red">5 m</text>';
  document.body.append(drawing);
  vi.spyOn(drawing, "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, 600, 300));
  const [text] = drawing.children;
  if (!text) throw new Error("The drawing has no text.");
  Object.assign(text, { getScreenCTM: () => ({ a: 4 }), getStartPositionOfChar: () => ({ x: 10, y: 20 }) });
  await savePicture("roof", drawing, []);
  vi.unstubAllGlobals();
  drawing.remove();

  expect(written).toEqual([["5 m", 80, 160, "600 8px Tests"]]);
  // Not a second time, in the fallback font that a picture has.
  expect(files.join()).not.toContain("5 m");
});
