import { z } from "zod";
import { pageBlock } from "../../../blocks/registry";
import { blogHeading } from "../blog-heading";
import { heading, image, link, text, videoUrl } from "../fields";
import { pageOpening } from "../page-opening";

/** `content/pages/about.yaml` */
export const aboutPage = z
  .strictObject({
    ...pageOpening,
    contactUs: link.describe("The contact-now button."),
    story: z
      .strictObject({
        superHeading: text("The short line above the heading."),
        title: text("The heading."),
        paragraphs: z.array(text("One paragraph.")).min(1).describe("The text, paragraph by paragraph."),
      })
      .meta({ id: "AboutStory" })
      .describe("The longer description of the company."),
    video: z
      .strictObject({
        heading: heading.describe("Opens the block."),
        image: image.describe("The still the film starts from."),
        videoUrl,
        videoLabel: text("What the play button is called."),
        transcript: text("What the film shows, for those who cannot see it."),
      })
      .meta({ id: "AboutVideo", description: "The company's film." }),
    sections: z.array(pageBlock).default([]).describe("Further blocks, in the order to show."),
    offices: heading.describe("Opens the list of the offices."),
    joinUs: z
      .strictObject({
        heading: heading.describe("Opens the block."),
        viewRoles: link.describe("Leads to the careers site."),
        contactUs: link.describe("Leads to the contact page."),
      })
      .meta({ id: "AboutJoinUs", description: "Leads to the open positions." }),
    blog: blogHeading,
  })
  .meta({ id: "AboutPage" });
