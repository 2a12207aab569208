import { z } from "zod";
import { pageBlocks } from "../detail-page";
import { image, link, pictureFile, text, videoUrl } from "../fields";
import { pageFields } from "../page-opening";

const videoHero = z
  .strictObject({
    superHeading: text("Line above the headline, a short one."),
    title: text("The headline."),
    description: text("The introduction: one to three sentences."),
    image: image.describe("Picture: the diorama; the film's play button stands on it."),
    morning: pictureFile(
      "Picture in the morning: the same picture as image, in the same size, for visitors from 5 to 10 in the morning. With it or the evening's, the page draws the sun behind the picture at the visitor's hour: leave it out of all of them.",
    )
      .brand<"hero">()
      .optional(),
    evening: pictureFile("Picture in the evening: the same for visitors from 17 to 5, and in dark colours at any hour.")
      .brand<"hero">()
      .optional(),
    videoUrl: videoUrl.describe("The film that the play button shows. Left out, with its words: no button.").optional(),
    videoLabel: text("What the play button is called: Play the film …").optional(),
    startProject: link.describe("The first button."),
    hireDeveloper: link.optional().describe("The second button. Left out: none."),
  })
  .refine(({ videoUrl, videoLabel }) => !videoUrl === !videoLabel, {
    path: ["videoLabel"],
    error: "stands with the film that its button plays; give it both videoUrl and videoLabel, or neither",
  })
  .meta({
    encodedAs: "hero",
    description: "The opening of the page, with its film where it has one.",
  });

export const homePage = z.strictObject({
  ...pageFields,
  hero: videoHero,
  sections: pageBlocks,
});
