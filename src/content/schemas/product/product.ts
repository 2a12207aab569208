import { z } from "zod";
import { detailPageFields } from "../detail-page";
import { text, verbatim } from "../fields";
import { note } from "./figures";
import { footprintCalculator } from "./footprint-calculator";

/** One line of a product's figures: a name and a value with its unit. */
const figure = z
  .strictObject({ label: text("What is given."), value: text("The value with its unit.") })
  .meta({ id: "ProductFigure" });

/** The roof analysis as the product draws it: a plan with panels, its figures and the yield of each month. */
const roofPlan = z
  .strictObject({
    note,
    address: text("The address that was analysed (a made-up one)."),
    panelRows: z.int().min(1).max(4).describe("Rows of panels on the roof."),
    panelColumns: z.int().min(2).max(8).describe("Panels in each row."),
    figures: z.array(figure).min(1).max(6).describe("The results beside the plan."),
    monthlyYield: z.array(z.number().min(0)).length(12).describe("Yield of each month, January first, in kWh."),
    action: text("The words on the product's own button, shown as part of the drawing."),
  })
  .meta({
    id: "RoofPlan",
    description: "A roof analysis as the product draws it: a plan with panels, figures and months.",
  });

/** One parameter of an API request. */
const apiParameter = z
  .strictObject({ name: verbatim("Its name in the request."), description: text("What it means.") })
  .meta({ id: "ApiParameter" });

/** One request to an API and the answer to it. */
const apiExchange = z
  .strictObject({
    note,
    request: verbatim("The request as it is typed, with its address. Visitors can copy it."),
    parameters: z.array(apiParameter).min(1).max(6).describe("The parameters of the request."),
    status: text("The status line of the answer: 200 OK."),
    response: verbatim("The JSON of the answer."),
  })
  .meta({ id: "ApiExchange", description: "A request to the product's API and the answer to it." });

/** One row of an emission factor table. */
const emissionFactor = z
  .strictObject({
    activity: text("What was done or burnt."),
    region: text("Where the factor holds."),
    factor: z.number().min(0).describe("Kilograms of CO2 equivalent for one unit."),
    unit: text("The unit of the activity: kWh, litre, tonne-km."),
    source: text("Who publishes the factor, or that it is a sample."),
  })
  .meta({ id: "EmissionFactor" });

/** A table of emission factors as the product shows it. */
const emissionFactors = z
  .strictObject({
    note,
    caption: text("The caption of the table."),
    factors: z.array(emissionFactor).min(1).describe("The rows of the table."),
  })
  .meta({ id: "EmissionFactors", description: "A table of emission factors as the product shows it." });

/** The drawings a product page can carry; at least one is needed. */
const productInterfaceNames = ["roofPlan", "apiExchange", "emissionFactors", "footprintCalculator"] as const;

/** A file in `content/products`. */
export const product = z
  .strictObject({
    ...detailPageFields,
    roofPlan: roofPlan.optional(),
    apiExchange: apiExchange.optional(),
    emissionFactors: emissionFactors.optional(),
    footprintCalculator: footprintCalculator.optional(),
  })
  .superRefine((page, context) => {
    if (productInterfaceNames.every((name) => page[name] === undefined)) {
      context.addIssue({
        code: "custom",
        path: [],
        message: `shows no product; add one of ${productInterfaceNames.join(", ")}`,
      });
    }
  })
  .meta({ id: "Product" });
