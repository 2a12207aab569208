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
