import { z } from "zod";
import type { UnitName } from "../../figures/units";
import { choice, text, verbatim } from "../fields";

/** Said below every product at work. */
export const note = text("Sentence that says the values are samples, and what they stand for.");

/** Units of bills and factors; `interface-words.yaml` says how each is written. */
export const unit = choice<UnitName>("MeasuringUnit", {
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

export const factorSource = z
  .strictObject({
    agency: text("Publisher; an invented one says so in its name: Sample Energy Agency."),
    table: verbatim('The table it stands in, in quotation marks: "3.1".').max(12, {
      error: "is longer than 12 characters; name the table only",
    }),
    year: z.int().min(1990).max(2100).describe("The year of the publication."),
    version: verbatim('The version of the publication, in quotation marks: "2025.2".').max(12, {
      error: "is longer than 12 characters; name the version only",
    }),
  })
  .meta({ id: "FactorSource", description: "Where it was published: agency, table, year and version." });

/** Kilograms of CO2 equivalent for one unit. */
export const factor = z.number().min(0).max(100_000).describe("Kilograms of CO2 equivalent for one unit.");
