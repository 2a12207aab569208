import { z } from "zod";
import { pageBlock } from "../../blocks/registry";
import { image, link, linkTarget, offerSubject, order, refuse, template, text } from "./fields";
import { head } from "./head";
import { redirectFrom, slug } from "./redirect-from";
import { alternative } from "./sheet";
import { reference, shown } from "./shown";

/** What a study shows of the pages that it belongs to. */
const namedPage = shown("DetailPage", "path", "name");

const partHeading = {
  superHeading: text("The short line above the heading.", "Line above the heading").optional(),
  title: text("The heading of the part.", "Heading"),
};

const situation = z.strictObject({
  ...partHeading,
  paragraphs: z.array(text("One paragraph.")).min(1).max(4).describe("The text, paragraph by paragraph."),
});

const limit = z.strictObject({
  title: text("The limit, in a few words.", "The limit"),
  description: text("One short sentence: why it stood.", "Why it stood"),
});

const limits = z.strictObject({
  title: text("The heading above the limits.", "Heading"),
  items: z
    .array(limit)
    .min(1)
    .max(5)
    .meta({ label: "Limits", description: "What could not be changed, in the order to show." }),
});

const handedOver = z
  .array(pageBlock)
  .min(1)
  .describe(
    "What was handed over, as blocks in the order to show: a bill (statement), a document, a list (ledger). A promotion at the end closes the page.",
  );

const measuredPoint = z.strictObject({
  title: text("When it was measured, in one short word: Oct.", "When it was measured"),
  value: z.number().min(0).describe("Its value."),
});

const at = (description: string) => text(`${description}: the title of one of the points.`);

const measuredRemark = z
  .strictObject({
    at: at("Where it stands").meta({ label: "At which point" }),
    text: text("Two to six words.", "Words"),
  })
  .meta({ id: "MeasuredRemark" });

const pause = z.strictObject({
  from: at("Where it begins").meta({ label: "Begins at" }),
  to: at("Where it ends").meta({ label: "Ends at" }),
  text: text("What it was, in a few words.", "What it was"),
});

const measured = z
  .strictObject({
    ...partHeading,
    name: text("What is measured, in two to four words: Cost per order.", "What is measured"),
    summary: text("From where to where, as cards say it: €0.29 to €0.22.", "Figures on cards"),
    alternative,
    item: text("The heading of the column of times, in the table: Month.", "Heading of the times"),
    written: template("How a value is written: €{value}.", ["value"], "How values are written"),
    decimals: z
      .int()
      .min(0)
      .max(3)
      .default(0)
      .meta({ label: "Digits behind the point", description: "Digits behind the point." }),
    points: z
      .array(measuredPoint)
      .min(4)
      .max(24)
      .meta({ label: "Measured values", description: "What was measured, from left to right." }),
    before: measuredRemark.meta({
      label: "Last point before the work",
      description: "The last point before the work, and its words.",
    }),
    after: measuredRemark.meta({
      label: "Point to compare with",
      description: "The point to compare it with, marked by the sun, and its words.",
    }),
    pause: pause
      .optional()
      .meta({ label: "Time without changes", description: "A time in which nothing could be changed, shaded." }),
    misleading: measuredRemark
      .optional()
      .meta({ label: "Point that misleads", description: "A point that looks like a success and is none, named." }),
    method: text("How it is measured: from which records, divided by what.", "How it is measured"),
    compare: text("Which two points can be compared, and why.", "What can be compared"),
    leftOut: text("What the figure leaves out.", "What is left out"),
  })
  .superRefine(({ points, before, after, pause, misleading }, context) => {
    const titles = points.map(({ title }) => title);
    const named: [path: string[], title: string | undefined][] = [
      [["before", "at"], before.at],
      [["after", "at"], after.at],
      [["pause", "from"], pause?.from],
      [["pause", "to"], pause?.to],
      [["misleading", "at"], misleading?.at],
    ];
    for (const [path, title] of named) {
      if (title !== undefined && !titles.includes(title))
        refuse(context, path, `is the title of no point; expected one of ${titles.join(", ")}`);
    }
    const twin = titles.findIndex((title, index) => titles.indexOf(title) < index);
    if (twin >= 0)
      refuse(context, ["points", twin, "title"], "stands in this list already; points are told apart by it");
    if (titles.indexOf(after.at) < titles.indexOf(before.at))
      refuse(context, ["after", "at"], "is not after before.at");
  });

const mistake = z.strictObject({
  when: text("When it happened: 3 November.", "When it happened"),
  title: text("What went wrong, in one sentence.", "What went wrong"),
  description: text("One or two sentences: how it came about, and who noticed.", "How it came about"),
  since: text("What is done since then.", "What is done since then"),
});

const mistakes = z.strictObject({
  ...partHeading,
  items: z.array(mistake).min(1).max(4).meta({ label: "Mistakes", description: "The mistakes, in the order of time." }),
});

const closing = z.strictObject({
  superHeading: text("The short line above what comes next.", "Line above the heading").optional(),
  next: text("What comes next in this work, as a heading.", "What comes next"),
  nextDescription: text("One or two sentences about it.", "Sentences about it"),
  title: text("The offer to the reader, as a heading.", "Offer to the reader"),
  description: text("What to send, and what comes back.", "What to send"),
  startProject: link.meta({ label: "First button", description: "The first button." }),
  contactUs: link.meta({ label: "Second button", description: "The second button." }),
  subject: offerSubject(
    "What is offered, in two to six words: the window that the first button opens names it, and it is sent by this name.",
    "What is offered",
  ).optional(),
});

const label = z.strictObject({
  title: text("The figure with its unit: 89 kB.", "The figure"),
  description: text("What it is of, in two to eight words.", "What it is of"),
});

/** A file in `content/case-studies`: one piece of work, told from the problem to what is measured now. */
export const caseStudy = z.strictObject({
  order,
  name: text("The short name used in breadcrumbs and lists.", "Name in lists"),
  head,
  redirectFrom,
  slug,
  isSample: z.boolean().default(true).meta({
    label: "Names or figures are invented",
    description: "Whether clients, names or figures are invented: the page then says so. false for a real one.",
  }),
  superHeading: text("The short line above the headline.", "Line above the headline"),
  title: text("The headline: what was done, in one sentence.", "Headline"),
  description: text("The introduction: one or two sentences, which cards show as well.", "Introduction"),
  image: image.describe("The diorama of the work."),
  label: label.optional().meta({
    label: "Figure on the picture",
    description: "The figure of the work, on a corner of its picture.",
  }),
  client: text("The client, once they have agreed to be named. Left out, the page names none.").optional(),
  size: text("How large the work is: 35 pages.", "How large it is").optional(),
  services: z
    .array(
      reference(
        linkTarget("The path of a service or product: /services/devops.").regex(/^\/(services|products)\//, {
          error: "is no service or product, such as /services/devops",
        }),
        namedPage,
      ),
    )
    .min(1)
    .max(3)
    .meta({ description: "The services or products it belongs to, whose pages lead to it." }),
  industries: z
    .array(
      reference(
        linkTarget("The path of an industry: /industries/retail.").regex(/^\/industries\//, {
          error: "is no industry, such as /industries/retail",
        }),
        namedPage,
      ),
    )
    .max(3)
    .default([])
    .meta({ description: "The industries it belongs to, whose pages lead to it." }),
  time: text("How long it took and how many people: three months, two engineers.", "How long it took"),
  situation: situation.describe("What the client could not do, and what was done about it."),
  limits: limits.meta({ label: "What could not be changed", description: "What could not be changed." }),
  sections: handedOver.meta({ label: "What was handed over" }),
  measured: measured.meta({ label: "What is measured now", description: "What is measured now, as a chart." }),
  mistakes: mistakes.meta({ label: "What went wrong", description: "What went wrong." }),
  closing: closing.meta({ label: "End of the page", description: "What comes next, and the offer to the reader." }),
});
