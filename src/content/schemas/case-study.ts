import { z } from "zod";
import { repeated, valueAt } from "../fields/values";
import { alternative } from "./block";
import { pageBlocks } from "./detail-page";
import { addIssue, flag, group, image, link, linkTarget, list, offerSubject, order, template, text } from "./fields";
import { pageFields, slug } from "./page-opening";
import { reference, shown } from "./shown";

const partHeading = {
  superHeading: text("Line above the heading, a short one.").optional(),
  title: text("The heading of the part."),
};

const at = (description: string) => text(`${description}: the title of a point.`);

const remark = (description: string) =>
  group(description, { at: at("Where it stands"), text: text("Words, two to six.") }).meta({
    typeName: "MeasuredRemark",
  });

const measured = z
  .strictObject({
    ...partHeading,
    name: text("What is measured, in two to four words: Cost per order."),
    summary: text("Its line on cards in words, from where to where: €0.29 to €0.22."),
    alternative,
    item: text("Heading of the column of times, in the table: Month."),
    written: template("How a value is written: €{value}.", ["value"]),
    decimals: z.int().min(0).max(3).default(0).describe("Digits behind the point."),
    points: list("Measured values, from left to right.", [4, 24], {
      title: text("When it was measured, in one short word: Oct."),
      value: z.number().min(0).describe("Its value."),
      time: z.number().optional().describe("Its time, for all points or none. Left out: all are equally far apart."),
    }),
    before: remark("The last point before the work, and its words."),
    after: remark("Point to compare it with, marked by the sun, and its words."),
    pause: group("Time in which nothing could be changed, shaded.", {
      from: at("Where it begins"),
      to: at("Where it ends"),
      text: text("What it was, in a few words."),
    }).optional(),
    misleading: remark("Point that looks like a success and is none.").optional(),
    method: text("How it is measured: from which records, divided by what."),
    compare: text("Which two points can be compared, and why."),
    leftOut: text("What the figure leaves out."),
  })
  .superRefine((study, context) => {
    const { points, before, after, pause, written } = study;
    const titles = points.map(({ title }) => title);
    for (const name of ["before.at", "after.at", "pause.from", "pause.to", "misleading.at"]) {
      const title = valueAt(study, name.split("."));
      if (typeof title === "string" && !titles.includes(title))
        addIssue(context, name.split("."), `is the title of no point; expected one of ${titles.join(", ")}`);
    }
    for (const { index } of repeated(titles)) {
      addIssue(context, ["points", index, "title"], "stands in this list already; points are told apart by it");
    }
    const times = points.map(({ time }) => time);
    const untimed = times.findIndex(
      (time, index) => time === undefined || time <= (times[index - 1] ?? Number.NEGATIVE_INFINITY),
    );
    if (untimed >= 0 && times.some((time) => time !== undefined))
      addIssue(context, ["points", untimed, "time"], "is not after the time of the point before it");
    if (titles.indexOf(after.at) < titles.indexOf(before.at))
      addIssue(context, ["after", "at"], "is not after before.at");
    if (pause && titles.indexOf(pause.to) < titles.indexOf(pause.from))
      addIssue(context, ["pause", "to"], "is not after pause.from");
    if (!written.includes("{value}"))
      addIssue(context, ["written"], "has no {value}, in whose place each value stands");
  });

export const caseStudy = z.strictObject({
  order,
  name: text("Name in breadcrumbs and lists, a short one."),
  ...pageFields,
  slug,
  isSample: flag("Clients or figures are invented: the page then says so. false for a real one.", true),
  superHeading: text("Line above the headline, a short one."),
  title: text("The headline: what was done, in one sentence."),
  description: text("The introduction: one or two sentences, which cards show as well."),
  image: image.describe("Picture: the diorama of the work."),
  label: group("Figure of the work, on a corner of its picture.", {
    title: text("The figure with its unit: 89 kB."),
    description: text("What it is of, in two to eight words."),
  }).optional(),
  client: text("The client, once they have agreed to be named. Left out, the page names none.").optional(),
  size: text("How large the work is: 35 pages.").optional(),
  services: z
    .array(
      reference(
        linkTarget("The path of a service or product: /services/devops.").regex(/^\/(services|products)\//, {
          error: "is no service or product, such as /services/devops",
        }),
        shown("DetailPage", "path", "name"),
      ),
    )
    .min(1)
    .max(3)
    .describe("The services or products it belongs to, whose pages lead to it."),
  industries: z
    .array(reference(linkTarget("The path of an industry: /industries/retail."), shown("Industry", "path", "name")))
    .max(3)
    .default([])
    .describe("The industries it belongs to, whose pages lead to it."),
  time: text("How long it took and how many people: three months, two engineers."),
  situation: group("Situation: what the client could not do, and what was done about it.", {
    ...partHeading,
    paragraphs: z.array(text("One paragraph.")).min(1).max(4).describe("Paragraphs of the text."),
  }),
  limits: group("What could not be changed.", {
    title: text("The heading above the limits."),
    items: list("The limits, in the order to show.", [1, 5], {
      title: text("The limit, in a few words."),
      description: text("Why it stood, in one short sentence."),
    }),
  }),
  sections: pageBlocks.describe(
    "What was handed over, as blocks in the order to show. A promotion at the end closes the page.",
  ),
  measured: measured.describe("What is measured now, as a chart."),
  mistakes: group("What went wrong.", {
    ...partHeading,
    items: list("The mistakes, in the order of time.", [1, 4], {
      when: text("When it happened: 3 November."),
      title: text("What went wrong, in one sentence."),
      description: text("How it came about, and who noticed, in one or two sentences."),
      since: text("What is done since then."),
    }),
  }),
  closing: group("End of the page: what comes next, and the offer to the reader.", {
    superHeading: text("Line above the heading, a short one.").optional(),
    next: text("What comes next in this work, as a heading."),
    nextDescription: text("Sentences about it, one or two."),
    title: text("The offer to the reader, as a heading."),
    description: text("What to send, and what comes back."),
    startProject: link.describe("The first button."),
    contactUs: link.describe("The second button."),
    subject: offerSubject.optional(),
  }),
});
