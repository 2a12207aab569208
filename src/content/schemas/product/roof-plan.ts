import { z } from "zod";
import { repeated } from "../../fields/values";
import { panelsFit } from "../../figures/roof-geometry";
import { sampleNote } from "../block";
import { addIssue, choice, flag, link, list, text } from "../fields";

const roofSide = choice("RoofSide", {
  south: "Below in the drawing",
  west: "Left half of the wing",
  east: "Right half of the wing",
  north: "Above in the drawing",
});

const metres = (description: string, least: number, most: number) =>
  z.number().min(least).max(most).describe(description);

const roofFace = z
  .strictObject({
    side: roofSide.describe("Where it looks to, which is its place in the drawing."),
    title: text("What it is called beside its box: South, over the street."),
    isChosen: flag("Has panels at first.", true),
    area: z.number().min(1).max(10_000).describe("Usable area in square metres, less edges and obstacles."),
    length: metres("Length along the eaves of what can be used of it, in metres.", 1, 200).optional(),
    slope: metres("Length up the slope to the ridge, in metres. With length it makes the area.", 1, 100).optional(),
    panelRows: z.int().min(1).max(20).describe("Rows of panels on it, as they are drawn."),
    panelColumns: z.int().min(1).max(20).describe("Panels in each row."),
    monthlyYield: z
      .array(z.number().min(0).max(1_000_000))
      .length(12, { error: "needs exactly 12 numbers, one for each month" })
      .describe("Yield of each month in kWh, January first."),
  })
  .superRefine(({ area, length, slope }, context) => {
    if (length === undefined || slope === undefined || Math.abs(length * slope - area) < 1) return;
    const message = `is not the area of ${length} by ${slope} m, which is ${Math.round(length * slope * 10) / 10} m²`;
    addIssue(context, ["area"], message);
  })
  .meta({ typeName: "RoofFace" });

const faces = z.array(roofFace).min(1).max(4).describe("The faces of the roof, each side once.");

export const roofPlan = z
  .strictObject({
    note: sampleNote,
    address: text("The address that was analysed (a made-up one)."),
    price: z.number().min(0.001).max(100).describe("The price of one kWh, at which all of the yield is counted."),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, { error: "is no currency of three capital letters, such as USD or EUR" })
      .describe("The currency of the price: USD."),
    panelWidth: metres("The shorter edge of a panel, in metres.", 0.3, 5).default(1.13),
    panelHeight: metres("Longer edge of a panel, in metres: it goes up the slope.", 0.3, 5).default(1.76),
    panelWatts: z.int().min(50).max(2000).default(440).describe("Watts of a panel in full sun."),
    faces,
    others: list("Other addresses to choose from, each with its roof.", [0, 4], {
      address: text("Its address (a made-up one)."),
      faces,
    }).default([]),
    action: link.optional().describe("The button below the figures."),
  })
  .superRefine(({ faces: first, others, panelWidth, panelHeight }, context) => {
    const roofs = [
      { faces: first, path: ["faces"] },
      ...others.map(({ faces }, index) => ({ faces, path: ["others", index, "faces"] })),
    ];
    for (const { faces, path } of roofs) {
      for (const [index, face] of faces.entries()) {
        const { panelRows, panelColumns } = face;
        if (panelsFit(face, { width: panelWidth, height: panelHeight })) continue;
        const message = `is more than fits: ${panelRows} rows of ${panelColumns} panels of ${panelWidth} by ${panelHeight} m are larger than the face`;
        addIssue(context, [...path, index, "panelRows"], message);
      }
      for (const { index } of repeated(faces.map(({ side }) => side))) {
        addIssue(context, [...path, index, "side"], "is the side of an earlier face as well; each side has one");
      }
    }
  })
  .describe("A roof analysis: a plan with panels, figures and months.");
