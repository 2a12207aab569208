import { z } from "zod";
import { group, linkTarget, template, text } from "./fields";

const navigationLink = z
  .strictObject({
    title: text("Words of the link."),
    link: linkTarget("Where it leads: a page (/about) or a name from site.yaml (site:blog)."),
    description: text("Line below the title in a dropdown panel.").optional(),
  })
  .meta({ typeName: "NavigationLink" });

const headerEntry = z
  .strictObject({
    title: text("The words of the entry."),
    link: linkTarget("Where the entry leads; a group leads to its overview page.").optional(),
    overview: text("Words of the link to the overview page inside the panel.").optional(),
    items: z.array(navigationLink).min(1).optional().describe("The links in the panel. Left out: a plain link."),
  })
  .refine(({ link, items }) => link !== undefined || items !== undefined, {
    error: "leads nowhere; give it a link or items",
  });

export const navigation = z.strictObject({
  header: group("The header, and the menu on small screens.", {
    entries: z.array(headerEntry).min(1).max(8).describe("The entries from left to right, as many as fit."),
    hireDeveloper: navigationLink.optional().describe("Link that opens the hire-developer enquiry. Left out: none."),
    startProject: navigationLink.describe("Button that opens the start-project enquiry."),
    getStarted: navigationLink.describe("Button at the foot of the full-screen menu on small screens."),
  }),
  footer: group("The footer of every page.", {
    description: text("Sentence below the logo."),
    groups: z
      .array(
        z.strictObject({
          title: text("Heading of the column."),
          items: z.array(navigationLink).min(1).describe("Links of the column."),
        }),
      )
      .length(4, { error: "needs exactly 4 groups: Services, Products, Resources, Policies" })
      .describe("The columns of links, from left to right."),
    copyright: text("The line after the year and the company's name."),
    weight: group("What a page says of its own weight. Left out: nothing.", {
      text: template("Sentence about the weight: what the page weighs and emits, as the build works out.", [
        "kilobytes",
        "grams",
      ]),
      method: navigationLink.describe("Link after it, to where it is said how they are worked out."),
    }).optional(),
  }),
});
