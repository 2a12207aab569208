import { z } from "zod";
import { repeated } from "../../fields/values";
import { unitsLike } from "../../figures/units";
import { refuse, text } from "../fields";
import { factor, factorSource, note, unit } from "./figures";

const emissionFactor = z
  .strictObject({
    activity: text("What was done or burnt: Diesel, burnt. Rows of one activity are chosen together."),
    region: text("Where the factor holds."),
    factor,
    unit,
    alsoIn: z
      .array(unit)
      .optional()
      .describe(
        "Units that it can be read in as well, where not all that measure the same fit: nobody counts electricity in therms. Left out: all of them.",
      ),
    source: factorSource,
  })
  .superRefine(({ unit, alsoIn = [] }, context) => {
    for (const [index, other] of alsoIn.entries()) {
      if (unitsLike(unit).includes(other)) continue;
      const message = `measures something else than ${unit}; expected one of ${unitsLike(unit).join(", ")}`;
      refuse(context, ["alsoIn", index], message);
    }
  });

export const emissionFactors = z
  .strictObject({
    note,
    caption: text("The caption of the table."),
    factors: z.array(emissionFactor).min(1).max(40).describe("The rows of the table."),
  })
  .superRefine(({ factors }, context) => {
    for (const { index, first } of repeated(
      factors.map(({ activity, region }) => JSON.stringify([activity, region])),
    )) {
      const message = `is the region of entry ${first + 1} for the same activity; each has one factor`;
      refuse(context, ["factors", index, "region"], message);
    }
  })
  .describe("A table of emission factors as the product shows it.");
