import { z } from "zod";
import { maxBill } from "../../figures/units";
import { group, linkTarget, offerSubject, text } from "../fields";
import { factor, factorSource, note, unit } from "./figures";

const bill = z.strictObject({
  title: text("What was paid for: Gas for the ovens."),
  evidence: text("What the amount is read from: Gas bills.").optional(),
  scope: z.int().min(1).max(3).describe("Scope of the GHG Protocol: 1, 2 or 3."),
  amount: z.number().min(0).max(maxBill).describe("Amount in the year, in its unit."),
  unit,
  factor,
  source: factorSource,
});

const handOver = z.strictObject({
  url: linkTarget("Where it leads, the wizard that takes the figures along: /contact#start-project."),
  text: text("The words on the button: Start project with these figures."),
  opening: text("The line above the figures, which are sent before the visitor's own words once bills were changed."),
  subject: offerSubject(
    "What is asked for, in two to six words: A footprint from our own figures. Once bills were changed, the window names it and has it chosen; it is sent by this name.",
  ).optional(),
});

export const footprintCalculator = group("A footprint by scope, worked out from bills.", {
  note,
  title: text("Whose footprint and for which year (made-up)."),
  bills: z.array(bill).min(1).max(8).describe("The bills of the year, which visitors can change."),
  handOver: handOver.optional().describe("Button that takes the figures into an enquiry."),
});
