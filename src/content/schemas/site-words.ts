import { z } from "zod";
import { consent } from "./consent";
import { address, choice, image, text, word } from "./fields";
import { translatedFacts } from "./site";

/** `content/site-words.yaml`: words of the site as a whole. */
export const siteWords = z.strictObject({
  facts: translatedFacts.meta({ label: "Facts in this language" }).optional(),
  head: z
    .strictObject({
      title: text("The title of a page without one of its own.", "Title where none is given"),
      description: text("The description of a page without one of its own.", "Sentences where none are given"),
      keywords: z.array(text("One keyword.")).min(1).describe("What the site is about, most telling first."),
      author: text("Who is named as the author of every page."),
      image: image.meta({
        label: "Picture where none is given",
        isHidden: true,
        description: "The diorama on the sharing pictures of pages without one of their own, such as policies.",
      }),
    })
    .meta({
      label: "Search engines and shared links",
      description: "What search engines and link previews read about the site as a whole.",
    }),
  feed: z
    .strictObject({
      url: address("The address of the feed.", "Address of the feed"),
      type: choice("FeedType", { atom: "Atom (RFC 4287)", rss: "RSS 2.0" }).meta({
        label: "Format of the feed",
        description: "The format of the feed.",
      }),
      title: text("What feed readers call it: {company} blog.", "Name in feed readers"),
    })
    .optional()
    .meta({
      label: "Feed of the blog",
      description: "The feed of the blog, which every page then names to feed readers. Left out: there is none.",
    }),
  video: z
    .strictObject({
      title: text("The heading of the video window.", "Heading of the window"),
    })
    .meta({ label: "Window of films", description: "The words of the window that shows films." }),
  consent,
  fallback: z
    .strictObject({
      title: word("The heading shown when a page fails."),
      description: word("What happened and what to do now."),
      home: word("The words of the link home."),
      retry: word("The words of the button that tries again."),
    })
    .meta({ label: "Where a page fails", description: "What visitors read where a page fails." }),
});
