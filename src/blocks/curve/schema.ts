import { z } from "zod";
import { block, blockHeading } from "../../content/schemas/block";
import { refuse, text } from "../../content/schemas/fields";
import { alternative, sheetFields } from "../../content/schemas/sheet";

const at = (description: string) =>
  z.number().min(0).max(100).describe(`${description}, in percent from left to right.`);

const curvePoint = z.strictObject({
  at: at("Where the point stands").meta({ label: "Place from the left" }),
  value: z.number().describe("Its value, in the unit of the curve."),
  spread: z.number().min(0).optional().meta({
    label: "How far it may differ",
    description: "How far the truth may lie above or below, in the same unit.",
  }),
});

const curveTick = z.strictObject({
  at: at("Where the tick stands").meta({ label: "Place from the left" }),
  text: text("Its words: 06:00, Monday.", "Words"),
});

const curveRemark = z.strictObject({
  at: at("Where the remark stands").meta({ label: "Place from the left" }),
  value: z.number().meta({ label: "Height", description: "Its height, in the unit of the curve." }),
  text: text("Three to six words.", "Words"),
});

const curveLimit = z.strictObject({
  value: z.number().meta({ label: "Height", description: "Its height, in the unit of the curve." }),
  text: text("What it is.", "What it is"),
});

/** Deadline that comes before what the curve shows, on the days from one to the other. */
const curveGate = z.strictObject({
  days: z
    .array(
      z.strictObject({
        noon: z
          .number()
          .meta({ label: "Place of noon", description: "Where its noon stands, in percent from left to right." }),
        text: text("Its name: Today.", "Name of the day"),
      }),
    )
    .min(2)
    .max(3)
    .describe("The days, each drawn as an arc from midnight to midnight, noon at the top."),
  now: curveTick.meta({ label: "The present", description: "The present, at which the sun stands on its arc." }),
  deadline: curveTick.describe("The deadline, a ring on the arc."),
  before: z
    .array(curvePoint.omit({ spread: true }))
    .min(4)
    .max(40)
    .meta({ label: "The day before", description: "The day before: measured until now, expected after it." }),
  measured: text("Says what its whole line is: metered until 11:00.", "Line until now").optional(),
  expected: text("Says what its dotted line is: forecast.", "Line after now").optional(),
});

const curve = z
  .strictObject({
    ...sheetFields,
    alternative,
    unit: text("The unit of the values, at the head of the drawing.", "Unit of the values"),
    from: z.number().optional().meta({
      label: "Value at the foot",
      description: "The value at the foot of the drawing; zero where it is left out.",
    }),
    points: z.array(curvePoint).min(4).max(40).meta({
      label: "Points of the curve",
      description: "The points that the curve runs through, from left to right.",
    }),
    ticks: z
      .array(curveTick)
      .min(2)
      .max(5)
      .meta({ label: "Times below the curve", description: "The times below the curve, from left to right." }),
    moment: curveTick.meta({
      label: "Moment that decides",
      description: "The moment that decides, marked by the sun.",
    }),
    gate: curveGate.optional().meta({
      label: "Deadline before the curve",
      description: "A deadline before the curve begins; the moment is a ring then, and no sun.",
    }),
    limit: curveLimit
      .optional()
      .meta({ label: "Line not to be crossed", description: "A line that must not be crossed." }),
    remarks: z
      .array(curveRemark)
      .max(3)
      .default([])
      .meta({ label: "Remarks beside the curve", description: "Short remarks beside the curve." }),
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
