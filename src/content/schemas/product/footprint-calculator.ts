import { z } from "zod";
import { maxBill } from "../../figures/limits";
import { linkTarget, offerSubject, text } from "../fields";
import { factor, factorSource, note, unit } from "./figures";

const bill = z.strictObject({
  title: text("What was paid for: Gas for the ovens.", "What was paid for"),
  evidence: text("What the amount is read from: Gas bills.", "What it is read from").optional(),
  scope: z.int().min(1).max(3).describe("Scope of the GHG Protocol: 1, 2 or 3."),
  amount: z
    .number()
    .min(0)
    .max(maxBill)
    .meta({ label: "Amount in the year", description: "How much it was in the year, in its unit." }),
  unit,
  factor,
  source: factorSource,
});

/** The figures as a part of an enquiry. */
const handOver = z.strictObject({
  url: linkTarget("The wizard that takes the figures along: /contact#start-project.", "Where it leads"),
  text: text("The words on the button: Start project with these figures.", "Words on the button"),
  opening: text(
    "The line above the figures, which are sent before the visitor's own words once bills were changed.",
    "Line above the figures",
  ),
  subject: offerSubject(
    "What is asked for, in two to six words: A footprint from our own figures. Once bills were changed, the window names it and has it chosen; it is sent by this name.",
    "What is asked for",
  ).optional(),
});

/** A footprint that visitors work out from bills. */
export const footprintCalculator = z
  .strictObject({
    note,
    title: text("Whose footprint and for which year (made-up).", "Whose footprint"),
    bills: z
      .array(bill)
      .min(1)
      .max(8)
      .meta({ label: "Bills of the year", description: "The bills of the year, which visitors can change." }),
    handOver: handOver
      .optional()
      .meta({ label: "Button to an enquiry", description: "The button that takes the figures into an enquiry." }),
  })
  .meta({ description: "A footprint by scope, worked out from bills." });
