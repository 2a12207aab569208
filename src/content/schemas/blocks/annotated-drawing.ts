import { z } from "zod";
import { alternative, block, blockHeading, sheetFields } from "../block";
import { choice, text, verbatim } from "../fields";

const drawingStroke = z.strictObject({
  path: verbatim(
    "Course of the line, as the path of an SVG (the d attribute), on a sheet 640 wide and 400 high.",
  ).regex(/^[Mm][\d\s,.MmLlHhVvCcSsQqTtAaZz-]*$/, {
    error: "is not the path of an SVG: it begins with M, and holds letters of commands and numbers",
  }),
  style: choice("StrokeStyle", {
    line: "A plain line",
    faint: "What stands behind",
    accent: "In the sun's colour",
    filled: "A filled form",
    shade: "Shade, which gives a filled form its depth",
    broken: "A broken line, for a fault",
  }).describe("How the line is drawn."),
});

const drawingMark = z.strictObject({
  x: z.number().min(0).max(640).describe("Distance of its number from the left."),
  y: z.number().min(0).max(400).describe("Distance of its number from the top."),
  title: text("Title: two to five words."),
  description: text("Description: one sentence.").optional(),
});

const annotatedDrawing = z.strictObject({
  ...sheetFields,
  alternative,
  strokes: z.array(drawingStroke).min(1).max(30).describe("The lines, the hindmost first."),
  marks: z.array(drawingMark).min(2).max(5).describe("The numbered marks, in their order."),
});

export const annotatedDrawingBlock = block("annotatedDrawing", "A drawing with marks on it", {
  ...blockHeading,
  annotatedDrawing: annotatedDrawing.describe("The drawing with its marks."),
});
