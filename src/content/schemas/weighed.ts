import { z } from "zod";
import { link, text } from "./fields";

/** What a page weighs and emits, as the build has measured it. */
export const weighed = z
  .strictObject({
    figure: text("The large figure: {grams:/} g.", "Large figure"),
    title: text("What the figure is.", "What the figure is"),
    description: text("One or two sentences below it.", "Sentences below it"),
    link: link.meta({ label: "Link to the method", description: "Leads to where it is told how this is measured." }),
  })
  .meta({ id: "Weighed" });
