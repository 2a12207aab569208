import { z } from "zod";
import { group, image, link, text } from "./fields";

export const head = group("What search engines and link previews read about this page.", {
  title: text("Title in the browser tab and in search results, 60 characters at most. The company's name is added."),
  description: text("Sentences for search results, one or two, 70 to 160 characters."),
  keywords: z.array(text("One keyword or phrase.")).min(1).describe("Keywords: the most telling first."),
}).meta({ typeName: "ContentHead", aside: "search" });

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: "is not a name of small letters, digits and hyphens" })
  .optional()
  .describe("Name in the address of a translation, the last part of its path: leistungen. Left out: the file's name.")
  .meta({ isHidden: true, aside: "address" });

const somePath = /(?<![:/])\/[^\s?#*:]*[^\s?#*:/]/;

const redirectFrom = z
  .array(
    z
      .string()
      .regex(/^\/[^\s?#*:]*[^\s?#*:/]$/, {
        error: ({ input }) =>
          `is not a path of this site such as ${somePath.exec(String(input))?.[0] ?? "/old-name"}, without https://, a slash at its end, ? or #`,
      })
      .describe("A path of this site that the page had before: /services/cloud."),
  )
  .default([])
  .describe("Earlier addresses of this page; who asks for one of them is led here, for good (301).")
  .meta({ isHidden: true, aside: "address" });

export const pageFields = {
  head,
  listed: z
    .boolean()
    .optional()
    .describe("Listed by search engines: false for a page that is handed on by its address. Left out: it is.")
    .meta({ aside: "search", default: true }),
  redirectFrom,
};

export const opening = {
  superHeading: text("Line above the headline, a short one."),
  title: text("The headline."),
  description: text("The introduction: two or three sentences."),
  image: image.describe("Picture: the diorama of the page."),
};

export const pageOpening = {
  ...pageFields,
  slug,
  ...opening,
  contactUs: link.describe("The first button beside the introduction."),
  demo: link.optional().describe("The second button beside the introduction."),
};
