import { z } from "zod";
import { bandHeading, block, blockHeading, entryWords } from "../block";
import { choice, image, inline, link, linkTarget, list, offerSubject, text } from "../fields";

const pictured = { ...entryWords, image: image.optional().describe("A picture shown with the entry.") };

const forms = {
  ...entryWords,
  when: text("How long it takes.").optional(),
  price: text("What decides the price. No sums."),
};

const listBlock = <Kind extends string, Entry extends z.ZodRawShape>(
  kind: Kind,
  sentence: string,
  entry: Entry,
  bounds: readonly [least: number, most?: number],
  entries: string,
) => block(kind, sentence, { ...blockHeading, items: list(`${entries}, in the order to show.`, bounds, entry) });

const furtherService = z
  .strictObject({
    title: text("Name of the service, from which its address on the page is made: /services#data-analytics."),
    description: text("Description, one or two sentences: what it is and for whom."),
    points: z.array(text("One line.")).max(4).default([]).describe("What the client has in hand afterwards."),
    link: linkTarget("Where to ask for it, normally /contact."),
    demo: link.optional().describe("Link that opens an enquiry about it (Start project)."),
    subject: offerSubject.optional(),
  })
  .meta({ anchorFrom: "title" })
  .brand<"anchored">();

export const lists = [
  listBlock("coreServices", "What is offered, as titles between rules, 3 to 9", entryWords, [3, 9], "What is offered"),
  listBlock("features", "What it can do, 2 to 8, with or without pictures", pictured, [2, 8], "Features"),
  listBlock("benefits", "What one has of it, 2 to 6", pictured, [2, 6], "Benefits"),
  listBlock("reasons", "Why us, 2 to 6", entryWords, [2, 6], "Reasons"),
  listBlock("keyFeatures", "Short entries as a ruled list in two columns", entryWords, [1], "Short entries"),
  listBlock(
    "engagements",
    "Forms of working together, 2 to 5, with their duration and what decides the price",
    forms,
    [2, 5],
    "Forms of working together",
  ),
  block("process", "Steps in their order, 3 to 6", {
    ...bandHeading,
    surface: choice("ProcessSurface", { band: "A dark band", sky: "A light blue" })
      .default("band")
      .describe("Surface it stands on: the light sky where another part of the page is dark."),
    items: list("The steps, in their order.", [3, 6], {
      ...entryWords,
      when: text("When the step happens: week 2.").optional(),
    }),
  }),
  block("faq", "Questions and answers, 3 to 8, each to open", {
    ...blockHeading,
    items: list("The questions with their answers, in the order to show.", [3, 8], {
      title: text("The question."),
      description: inline("The answer."),
    }),
  }),
  block("furtherServices", "Services without pages of their own, as rows", {
    ...blockHeading,
    items: z.array(furtherService).min(1).describe("The services, in the order to show."),
    linkText: text("Words of the link beside each."),
  }),
] as const;
