import { z } from "zod";
import { consent } from "./consent";
import { group, hidden, image, text, word } from "./fields";
import { translatedFacts } from "./site";

export const siteWords = z.strictObject({
  facts: translatedFacts.optional(),
  head: group("What search engines and link previews read about the site as a whole.", {
    title: text("Title of a page without one of its own."),
    description: text("Description of a page without one of its own."),
    keywords: z.array(text("One keyword.")).min(1).describe("Keywords: what the site is about, most telling first."),
    author: text("Author of every page."),
    image: hidden("Picture of pages without one of their own, such as policies, on what is shared.", image),
  }),
  video: group("Words of the window that shows films.", {
    title: text("Heading of the video window."),
  }),
  consent,
  fallback: group("What visitors read where a page fails.", {
    title: word("The heading shown when a page fails."),
    description: word("What happened and what to do now."),
    home: word("The words of the link home."),
    retry: word("The words of the button that tries again."),
  }),
});
