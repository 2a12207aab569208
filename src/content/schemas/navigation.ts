import { z } from "zod";
import { linkTarget, template, text } from "./fields";

const navigationFields = {
  title: text("The words of the entry.", "Words of the link"),
  link: linkTarget("Where it leads: a page (/about) or a name from site.yaml (site:blog).", "Where it leads"),
  description: text("One line below the title in a dropdown panel.", "Line below it").optional(),
  external: z.boolean().optional().meta({
    label: "Leads to another site",
    description: "true marks a link to another site for readers of this file; the site itself knows it by the address.",
  }),
};

/** One link of the navigation. */
const navigationLink = z.strictObject(navigationFields).meta({ id: "NavigationLink" });

/** One entry of the header: a link, or a group that opens a panel of links. */
const headerEntry = z
  .strictObject({
    title: text("The words of the entry.", "Words of the entry"),
    link: linkTarget("Where the entry leads; a group leads to its overview page.", "Where it leads").optional(),
    overview: text("The words of the link to the overview page inside the panel.", "Words for the overview").optional(),
    items: z.array(navigationLink).optional().meta({
      label: "Links in the panel",
      description: "The links in the panel. Left out: the entry is a plain link.",
    }),
  })
  .refine(({ link, items }) => link !== undefined || items !== undefined, {
    error: "leads nowhere; give it a link or items",
  });

/** `content/navigation.yaml` */
export const navigation = z.strictObject({
  header: z
    .strictObject({
      entries: z.array(headerEntry).min(1).describe("The entries from left to right."),
      hireDeveloper: navigationLink.optional().meta({
        label: "Link to hire a developer",
        description: "The link that opens the hire-developer enquiry. Left out: none.",
      }),
      startProject: navigationLink.meta({
        label: "Button to start a project",
        description: "The button that opens the start-project enquiry.",
      }),
      getStarted: navigationLink.meta({
        label: "Button in the small menu",
        description: "The button at the foot of the full-screen menu on small screens.",
      }),
    })
    .meta({ description: "The header, and the menu on small screens." }),
  footer: z
    .strictObject({
      description: text("One sentence below the logo.", "Sentence below the logo"),
      groups: z
        .array(
          z.strictObject({
            title: text("The group's heading.", "Heading of the column"),
            items: z
              .array(navigationLink)
              .min(1)
              .meta({ label: "Links of the column", description: "The links below the heading." }),
          }),
        )
        .length(4, { error: "needs exactly 4 groups: Services, Products, Resources, Policies" })
        .meta({ label: "Columns of links", description: "The columns of links, from left to right." }),
      copyright: text("The line after the year and the company's name.", "Line after the year"),
      weight: z
        .strictObject({
          text: template(
            "Says what the first load of the page weighs and emits; the build works both out.",
            ["kilobytes", "grams"],
            "Sentence about the weight",
          ),
          method: navigationLink.meta({
            label: "Link to the method",
            description: "The link after it, to where it is said how they are worked out.",
          }),
        })
        .optional()
        .meta({ label: "Weight of the page", description: "What a page says of its own weight. Left out: nothing." }),
    })
    .meta({ description: "The footer of every page." }),
});
