import { z } from "zod";
import { text } from "./fields";

/** Title and description for search engines and link previews. */
export const head = z
  .strictObject({
    title: text("Title in the browser tab and in search results, 60 characters at most. The company's name is added."),
    description: text("Sentences for search results, one or two, 70 to 160 characters."),
    keywords: z
      .array(text("One keyword or phrase."))
      .min(1)
      .describe("Keywords: what this page is about, most telling first."),
  })
  .meta({
    id: "ContentHead",
    aside: "search",
    description: "Search engines and shared links: what search engines and link previews read about this page.",
  });
