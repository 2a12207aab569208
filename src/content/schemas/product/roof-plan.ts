import { z } from "zod";
import { link, text } from "../fields";
import { repeated } from "../repeated";
import { note } from "./figures";

/** The faces of the drawn roof, by where they look to. */
const roofSides = ["south", "west", "east", "north"] as const;

/** One face of the roof with the panels that fit on it. */
const roofFace = z
  .strictObject({
    side: z.enum(roofSides).meta({ id: "RoofSide" }).describe("Where it looks to, which is its place in the drawing."),
    title: text("What it is called beside its box: South, over the street."),
    isChosen: z.boolean().default(true).describe("Whether it has panels at first."),
    area: z.number().min(1).max(10_000).describe("Usable area in square metres, less edges and obstacles."),
    panelRows: z.int().min(1).max(6).describe("Rows of panels on it."),
    panelColumns: z.int().min(1).max(8).describe("Panels in each row."),
    monthlyYield: z
      .array(z.number().min(0).max(1_000_000))
      .length(12, { error: "needs exactly 12 numbers, one for each month" })
      .describe("What its panels yield in each month in kWh, January first."),
  })
  .meta({ id: "RoofFace" });

/** The roof analysis as visitors try it: a plan whose faces they choose, its figures and the yield of each month. */
export const roofPlan = z
  .strictObject({
    note,
    address: text("The address that was analysed (a made-up one)."),
    price: z.number().min(0.001).max(100).describe("The price of one kWh, at which all of the yield is counted."),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, { error: "is no currency of three capital letters, such as USD or EUR" })
      .describe("The currency of the price: USD."),
    faces: z.array(roofFace).min(1).max(4).describe("The faces of the roof, each side once."),
    action: link.optional().describe("The button below the figures."),
  })
  .superRefine(({ faces }, context) => {
    for (const { index } of repeated(faces, ({ side }) => side)) {
      const message = "is the side of an earlier face as well; each side has one";
      context.addIssue({ code: "custom", path: ["faces", index, "side"], message });
    }
  })
  .meta({ id: "RoofPlan", description: "A roof analysis: a plan with panels, figures and months." });
