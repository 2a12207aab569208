import { z } from "zod";
import { consent } from "./consent";
import { address, image, text } from "./fields";
import { translatedFacts } from "./site";

/** `content/site-words.yaml`: words of the site as a whole. */
export const siteWords = z
  .strictObject({
    facts: translatedFacts.optional(),
    head: z
      .strictObject({
        title: text("The title of a page without one of its own."),
        description: text("The description of a page without one of its own."),
        keywords: z.array(text("One keyword.")).min(1).describe("What the site is about, most telling first."),
        author: text("Who is named as the author of every page."),
        image: image.describe(
          "The diorama on the sharing pictures of pages without one of their own, such as policies.",
        ),
      })
      .meta({ id: "SiteHead", description: "What search engines and link previews read about the site as a whole." }),
    feed: z
      .strictObject({
        url: address("The address of the feed."),
        type: z.enum(["atom", "rss"]).meta({ id: "FeedType" }).describe("The format of the feed."),
        title: text("What feed readers call it: {company} blog."),
      })
      .meta({ id: "SiteFeed" })
      .optional()
      .describe("The feed of the blog, which every page then names to feed readers. Left out: there is none."),
    video: z
      .strictObject({
        title: text("The heading of the video window."),
      })
      .meta({ id: "SiteVideo", description: "The words of the window that shows films." }),
    consent,
    fallback: z
      .strictObject({
        title: text("The heading shown when a page fails."),
        description: text("What happened and what to do now."),
        home: text("The words of the link home."),
        retry: text("The words of the button that tries again."),
      })
      .meta({ id: "SiteFallback", description: "What visitors read where a page fails." }),
  })
  .meta({ id: "SiteWords" });
