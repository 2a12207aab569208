import { z } from "zod";
import { text } from "./fields";

/** Title and description for search engines and link previews. */
export const head = z
  .strictObject({
    title: text(
      "Title in the browser tab and in search results, 60 characters at most. The company's name is added.",
      "Title in search results",
    ),
    description: text("One or two sentences for search results, 70 to 160 characters.", "Sentences in search results"),
    keywords: z.array(text("One keyword or phrase.")).min(1).describe("What this page is about, most telling first."),
  })
  .meta({
    id: "ContentHead",
    label: "Search engines and shared links",
    aside: "search",
    description: "What search engines and link previews read about this page.",
  });
