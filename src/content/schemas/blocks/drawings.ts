import { z } from "zod";
import { alternative, block, blockHeading, sheetFields } from "../block";
import { addIssue, choice, group, list, text, verbatim } from "../fields";

const at = z.number().min(0).max(100).describe("Place from the left, in percent of the width.");

const height = z.number().describe("Its height, in the unit of the curve.");

const curvePoint = z.strictObject({
  at,
  value: z.number().describe("Its value, in the unit of the curve."),
  spread: z.number().min(0).optional().describe("How far the truth may lie above or below, in the same unit."),
});

const curveTick = z.strictObject({
  at,
  text: text("Its words: 06:00, Monday."),
});

const curveGate = group("A deadline before the curve begins; the moment is a ring then, and no sun.", {
  now: at.describe("The present, at which the sun stands, in percent of the width."),
  deadline: curveTick.describe("The deadline, a line across."),
  before: z
    .array(curvePoint.omit({ spread: true }))
    .min(4)
    .max(40)
    .describe("The day before: measured, then expected."),
  measured: text("What the whole line is: metered until 11:00."),
  expected: text("What the dotted line is: forecast."),
});

const curve = z
  .strictObject({
    ...sheetFields,
    alternative,
    unit: text("The unit of the values, at the head of the drawing."),
    from: z.number().optional().describe("The value at the foot of the drawing; zero where it is left out."),
    points: z.array(curvePoint).min(4).max(40).describe("Points of the curve, from left to right."),
    ticks: z.array(curveTick).min(2).max(5).describe("The times below the curve, from left to right."),
    moment: curveTick.describe("The moment that decides, marked by the sun."),
    gate: curveGate.optional(),
    limit: group("Line not to be crossed.", { value: height, text: text("What it is.") }).optional(),
    remarks: list("Remarks beside the curve, short ones.", [0, 3], {
      at,
      value: height,
      text: text("Words, three to six."),
    }).default([]),
  })
  .superRefine(({ points }, context) => {
    const index = points.findIndex((point, place) => place > 0 && point.at <= (points[place - 1]?.at ?? -1));
    if (index < 0) return;
    addIssue(context, ["points", index, "at"], "is not after the point before it; points run from left to right");
  });

const duration = (description: string) => z.number().min(0).describe(`${description}, in the unit of the pipeline.`);

const pipelineStation = z
  .strictObject({
    title: text("Name of the station, one to three words."),
    detail: text("What happens there, in small letters.").optional(),
    wait: duration("How long one waits before it"),
    work: duration("How long the work itself takes"),
  })
  .refine(({ wait, work }) => wait !== 0 || work !== 0, { error: "takes no time at all; give wait or work" });

export const drawings = [
  block("curve", "A curve over time", {
    ...blockHeading,
    curve: curve.describe("The curve over time."),
  }),
  block("pipeline", "Stations one after another, with their times", {
    ...blockHeading,
    pipeline: group("Stations with their times.", {
      ...sheetFields,
      unit: text("Unit of all durations, as it stands after a number: h, ms."),
      stations: z.array(pipelineStation).min(3).max(8).describe("The stations, in the order they are passed."),
    }),
  }),
  block("annotatedDrawing", "A drawing with marks on it", {
    ...blockHeading,
    annotatedDrawing: group("The drawing with its marks.", {
      ...sheetFields,
      alternative,
      strokes: list("The lines, the hindmost first.", [1, 30], {
        path: verbatim("Course of the line, as the path of an SVG (its d), on a sheet 640 wide and 400 high.").regex(
          /^[Mm][\d\s,.MmLlHhVvCcSsQqTtAaZz-]*$/,
          {
            error: "is not the path of an SVG: it begins with M, and holds letters of commands and numbers",
          },
        ),
        style: choice("StrokeStyle", {
          line: "A plain line",
          faint: "What stands behind",
          accent: "In the sun's colour",
          filled: "A filled form",
          shade: "Shade, which gives a filled form its depth",
          broken: "A broken line, for a fault",
        }).describe("How the line is drawn."),
      }),
      marks: list("The numbered marks, in their order.", [2, 5], {
        x: z.number().min(0).max(640).describe("Distance of its number from the left."),
        y: z.number().min(0).max(400).describe("Distance of its number from the top."),
        title: text("Title: two to five words."),
        description: text("Description: one sentence.").optional(),
      }),
    }),
  }),
] as const;
