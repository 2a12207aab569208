import { z } from "zod";
import { alternative, block, blockHeading, sheetFields } from "../block";
import { refuse, text } from "../fields";

const at = z.number().min(0).max(100).describe("Place from the left, in percent of the width.");

const curvePoint = z.strictObject({
  at,
  value: z.number().describe("Its value, in the unit of the curve."),
  spread: z.number().min(0).optional().describe("How far the truth may lie above or below, in the same unit."),
});

const curveTick = z.strictObject({
  at,
  text: text("Its words: 06:00, Monday."),
});

const curveRemark = z.strictObject({
  at,
  value: z.number().describe("Its height, in the unit of the curve."),
  text: text("Words, three to six."),
});

const curveLimit = z.strictObject({
  value: z.number().describe("Its height, in the unit of the curve."),
  text: text("What it is."),
});

/** Deadline that comes before what the curve shows, on the days from one to the other. */
const curveGate = z.strictObject({
  days: z
    .array(
      z.strictObject({
        noon: z.number().describe("Place of noon from the left, in percent of the width."),
        text: text("Name of the day: Today."),
      }),
    )
    .min(2)
    .max(3)
    .describe("The days, each drawn as an arc from midnight to midnight, noon at the top."),
  now: curveTick.describe("The present, at which the sun stands on its arc."),
  deadline: curveTick.describe("The deadline, a ring on the arc."),
  before: z
    .array(curvePoint.omit({ spread: true }))
    .min(4)
    .max(40)
    .describe("The day before: measured until now, expected after it."),
  measured: text("What the whole line is: metered until 11:00.").optional(),
  expected: text("What the dotted line is: forecast.").optional(),
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
    gate: curveGate.optional().describe("A deadline before the curve begins; the moment is a ring then, and no sun."),
    limit: curveLimit.optional().describe("Line not to be crossed."),
    remarks: z.array(curveRemark).max(3).default([]).describe("Remarks beside the curve, short ones."),
  })
  .superRefine(({ points }, context) => {
    const index = points.findIndex((point, place) => place > 0 && point.at <= (points[place - 1]?.at ?? -1));
    if (index < 0) return;
    refuse(context, ["points", index, "at"], "is not after the point before it; points run from left to right");
  });

export const curveBlock = block("curve", "A curve over time", {
  ...blockHeading,
  curve: curve.describe("The curve over time."),
});
