import { z } from "zod";
import { repeated } from "../../fields/values";
import { maxBill, type UnitName, unitsLike } from "../../figures/units";
import { sampleNote } from "../block";
import { addIssue, choice, group, linkTarget, list, offerSubject, text, verbatim } from "../fields";

const unit = choice<UnitName>("MeasuringUnit", {
  kWh: "Kilowatt-hours",
  MWh: "Megawatt-hours",
  therm: "Therms, as gas is sold in the US",
  litre: "Litres",
  gallon: "US gallons",
  kilogram: "Kilograms",
  tonne: "Tonnes of 1,000 kg",
  shortTon: "Short tons of 2,000 pounds",
  kilometre: "Kilometres",
  mile: "Miles",
  tonneKilometre: "One tonne carried over one kilometre",
  shortTonMile: "One short ton carried over one mile",
}).describe("What it is counted in, such as kWh, litre or tonneKilometre.");

const factorSource = group("Where it was published: agency, table, year and version.", {
  agency: text("Publisher; an invented one says so in its name: Sample Energy Agency."),
  table: verbatim('The table it stands in, in quotation marks: "3.1".').max(12, {
    error: "is longer than 12 characters; name the table only",
  }),
  year: z.int().min(1990).max(2100).describe("The year of the publication."),
  version: verbatim('The version of the publication, in quotation marks: "2025.2".').max(12, {
    error: "is longer than 12 characters; name the version only",
  }),
}).meta({ typeName: "FactorSource" });

const factor = z.number().min(0).max(100_000).describe("Kilograms of CO2 equivalent for one unit.");

const emissionFactor = z
  .strictObject({
    activity: text("What was done or burnt: Diesel, burnt. Rows of one activity are chosen together."),
    region: text("Where the factor holds."),
    factor,
    unit,
    alsoIn: z.array(unit).optional().describe("Units that it can be read in as well. Left out: all that fit."),
    source: factorSource,
  })
  .superRefine(({ unit, alsoIn = [] }, context) => {
    for (const [index, other] of alsoIn.entries()) {
      if (unitsLike(unit).includes(other)) continue;
      const message = `measures something else than ${unit}; expected one of ${unitsLike(unit).join(", ")}`;
      addIssue(context, ["alsoIn", index], message);
    }
  });

export const emissionFactors = z
  .strictObject({
    note: sampleNote,
    caption: text("The caption of the table."),
    factors: z.array(emissionFactor).min(1).max(40).describe("The rows of the table."),
  })
  .superRefine(({ factors }, context) => {
    for (const { index, first } of repeated(
      factors.map(({ activity, region }) => JSON.stringify([activity, region])),
    )) {
      const message = `is the region of entry ${first + 1} for the same activity; each has one factor`;
      addIssue(context, ["factors", index, "region"], message);
    }
  })
  .describe("A table of emission factors as the product shows it.");

export const footprintCalculator = group("A footprint by scope, worked out from bills.", {
  note: sampleNote,
  title: text("Whose footprint and for which year (made-up)."),
  bills: list("The bills of the year, which visitors can change.", [1, 8], {
    title: text("What was paid for: Gas for the ovens."),
    evidence: text("What the amount is read from: Gas bills.").optional(),
    scope: z.int().min(1).max(3).describe("Scope of the GHG Protocol: 1, 2 or 3."),
    amount: z.number().min(0).max(maxBill).describe("Amount in the year, in its unit."),
    unit,
    factor,
    source: factorSource,
  }),
  handOver: group("Button that takes the figures into an enquiry.", {
    url: linkTarget("Where it leads, the wizard that takes the figures along: /contact#start-project.").meta({
      opensWizard: true,
    }),
    text: text("The words on the button: Start project with these figures."),
    opening: text("The line above the figures, which are sent before the visitor's own words once bills were changed."),
    subject: offerSubject
      .describe(
        "What is asked for, in two to six words: A footprint from our own figures. Once bills were changed, the window names it and has it chosen; it is sent by this name.",
      )
      .optional(),
  }).optional(),
});
