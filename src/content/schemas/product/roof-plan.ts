import { z } from "zod";
import { panelsFit } from "../../figures/roof-geometry";
import { choice, link, refuse, text } from "../fields";
import { repeated } from "../repeated";
import { note } from "./figures";

/** The faces of the drawn roof, by where they look to. */
const roofSide = choice("RoofSide", {
  south: "Below in the drawing",
  west: "Left half of the wing",
  east: "Right half of the wing",
  north: "Above in the drawing",
});

/** One face of the roof with the panels that fit on it. */
const roofFace = z
  .strictObject({
    side: roofSide.meta({
      label: "Where it looks to",
      description: "Where it looks to, which is its place in the drawing.",
    }),
    title: text("What it is called beside its box: South, over the street.", "Name of the face"),
    isChosen: z
      .boolean()
      .default(true)
      .meta({ label: "Has panels at first", description: "Whether it has panels at first." }),
    area: z
      .number()
      .min(1)
      .max(10_000)
      .meta({ label: "Usable area", description: "Usable area in square metres, less edges and obstacles." }),
    length: z.number().min(1).max(200).optional().meta({
      label: "Length along the eaves",
      description: "How long what can be used of it is along its eaves, in metres.",
    }),
    slope: z.number().min(1).max(100).optional().meta({
      label: "Length up the slope",
      description: "How far it goes from there up to the ridge, in metres. With length it makes the area.",
    }),
    panelRows: z
      .int()
      .min(1)
      .max(20)
      .meta({ label: "Rows of panels", description: "Rows of panels on it, as they are drawn." }),
    panelColumns: z.int().min(1).max(20).meta({ label: "Panels in each row", description: "Panels in each row." }),
    monthlyYield: z
      .array(z.number().min(0).max(1_000_000))
      .length(12, { error: "needs exactly 12 numbers, one for each month" })
      .meta({
        label: "Yield of each month",
        description: "What its panels yield in each month in kWh, January first.",
      }),
  })
  .superRefine(({ area, length, slope }, context) => {
    if (length === undefined || slope === undefined || Math.abs(length * slope - area) < 1) return;
    const message = `is not the area of ${length} by ${slope} m, which is ${Math.round(length * slope * 10) / 10} m²`;
    refuse(context, ["area"], message);
  })
  .meta({ id: "RoofFace" });

/** Another roof that visitors can choose. */
const otherRoof = z.strictObject({
  address: text("Its address (a made-up one)."),
  faces: z
    .array(roofFace)
    .min(1)
    .max(4)
    .meta({ label: "Faces of the roof", description: "Its faces, each side once." }),
});

/** The roof analysis as visitors try it: a plan whose faces they choose, its figures and the yield of each month. */
export const roofPlan = z
  .strictObject({
    note,
    address: text("The address that was analysed (a made-up one)."),
    price: z
      .number()
      .min(0.001)
      .max(100)
      .meta({ label: "Price of one kWh", description: "The price of one kWh, at which all of the yield is counted." }),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, { error: "is no currency of three capital letters, such as USD or EUR" })
      .describe("The currency of the price: USD."),
    panelWidth: z
      .number()
      .min(0.3)
      .max(5)
      .default(1.13)
      .meta({ label: "Shorter edge of a panel", description: "The shorter edge of a panel, in metres." }),
    panelHeight: z
      .number()
      .min(0.3)
      .max(5)
      .default(1.76)
      .meta({ label: "Longer edge of a panel", description: "Its longer edge, in metres: it goes up the slope." }),
    panelWatts: z
      .int()
      .min(50)
      .max(2000)
      .default(440)
      .meta({ label: "Watts of a panel", description: "What a panel gives in full sun, in watts." }),
    faces: z
      .array(roofFace)
      .min(1)
      .max(4)
      .meta({ label: "Faces of the roof", description: "The faces of the roof, each side once." }),
    others: z
      .array(otherRoof)
      .max(4)
      .default([])
      .meta({ label: "Other roofs", description: "Other addresses to choose from, each with its roof." }),
    action: link.optional().meta({ label: "Button below the figures", description: "The button below the figures." }),
  })
  .superRefine(({ faces: first, others, panelWidth, panelHeight }, context) => {
    const roofs = [
      { faces: first, path: ["faces"] },
      ...others.map(({ faces }, index) => ({ faces, path: ["others", index, "faces"] })),
    ];
    for (const { faces, path } of roofs) {
      for (const [index, face] of faces.entries()) {
        const { panelRows, panelColumns } = face;
        if (panelsFit(face, panelRows, panelColumns, { width: panelWidth, height: panelHeight })) continue;
        const message = `is more than fits: ${panelRows} rows of ${panelColumns} panels of ${panelWidth} by ${panelHeight} m are larger than the face`;
        refuse(context, [...path, index, "panelRows"], message);
      }
      for (const { index } of repeated(faces.map(({ side }) => side))) {
        refuse(context, [...path, index, "side"], "is the side of an earlier face as well; each side has one");
      }
    }
  })
  .meta({ description: "A roof analysis: a plan with panels, figures and months." });
