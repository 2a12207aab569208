import { z } from "zod";
import { link, text } from "./fields";

/** What a page weighs and emits, as the build has measured it. */
export const weighed = z
  .strictObject({
    figure: text("The large figure: {grams:/} g."),
    title: text("What the figure is."),
    description: text("Sentences below it, one or two."),
    link: link.describe("Link to where it is told how this is measured."),
  })
  .meta({ id: "Weighed" });
