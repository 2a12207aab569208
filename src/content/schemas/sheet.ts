import { z } from "zod";
import { choice, text } from "./fields";

/** Fields that all data blocks share: each is a sheet from the work itself, drawn from data. */
export const sheetFields = {
  heading: text("The heading of the sheet itself, as it would stand on paper."),
  aside: text("Words beside the heading, at its right: page 1 of 2.").optional(),
  note: text("Our remark, on a slip that hangs over the sheet's lower edge.").optional(),
  isSample: z
    .boolean()
    .default(true)
    .describe("Names or figures are invented: the page then says so. false for a real document."),
};

/** Text alternative of a drawing. */
export const alternative = text("What the drawing shows, in one or two sentences, for people who cannot see it.");

/** Urgency of a task; shown by colour and by the words beside it, never by colour alone. */
export const urgency = choice("Urgency", {
  now: "To be done at once",
  soon: "To be done soon",
  later: "Can wait",
});
