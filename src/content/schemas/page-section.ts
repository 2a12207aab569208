import { z } from "zod";
import { artefactFields, artefactKinds } from "./artefacts";
import { image, inline, link, text } from "./fields";
import { iconNames } from "./icon-names";

/** The kinds of section a page can be made of. Each has one component in `src/blocks`, found by the registry. */
export const pageSectionKinds = [
  "coreServices",
  "process",
  "features",
  "benefits",
  "reasons",
  ...artefactKinds,
  "engagements",
  "faq",
  "promotion",
] as const;

export type PageSectionKind = (typeof pageSectionKinds)[number];

const iconName = z.enum(iconNames).meta({ id: "IconName" });

/** How core services are drawn. */
const coreServicesPattern = z.enum(["grid", "list", "diagram"]).meta({ id: "CoreServicesPattern" });

/** One entry of a section: a service, a step, a feature, a benefit, a reason, a form of engagement or a question. */
export const pageSectionItem = z
  .strictObject({
    title: text("Two to five words; of a section of kind faq, the question."),
    description: inline("One or two sentences; of a section of kind faq, the answer."),
    when: text(
      "When a step happens, in days, weeks or months: week 2. Left out, it stands at an hour of the day. Of a form of engagement: how long it takes.",
    ).optional(),
    price: text("What decides the price of a form of engagement (engagements only). No sums.").optional(),
    icon: iconName.optional().describe("A line icon shown beside the entry."),
    image: image.optional().describe("A picture shown with the entry (features and benefits only)."),
  })
  .meta({ id: "PageSectionItem" });

/** How many entries each kind of section can show well. */
const itemCounts: Record<PageSectionKind, { min: number; max: number }> = {
  coreServices: { min: 3, max: 9 },
  process: { min: 3, max: 6 },
  features: { min: 2, max: 8 },
  benefits: { min: 2, max: 6 },
  reasons: { min: 2, max: 6 },
  ledger: { min: 0, max: 0 },
  statement: { min: 0, max: 0 },
  curve: { min: 0, max: 0 },
  pipeline: { min: 0, max: 0 },
  comparison: { min: 0, max: 0 },
  annotatedDrawing: { min: 0, max: 0 },
  document: { min: 0, max: 0 },
  engagements: { min: 2, max: 5 },
  faq: { min: 3, max: 8 },
  promotion: { min: 0, max: 0 },
};

/** Refuses a block of another kind where a page has a place for a promotion only. */
export function onlyPromotion({ promotion }: { promotion: { kind: PageSectionKind } }, context: z.RefinementCtx): void {
  if (promotion.kind === "promotion") return;
  const message = "cannot be shown in this place; expected promotion";
  context.addIssue({ code: "custom", path: ["promotion", "kind"], message });
}

/** One block of a page. All kinds share this shape; the order in the file is the order on the page. */
export const pageSection = z
  .strictObject({
    kind: z.enum(pageSectionKinds).meta({ id: "PageSectionKind" }).describe("Which kind of block this is."),
    superHeading: text("The short line above the heading.").optional(),
    title: text("The heading of the block."),
    pattern: coreServicesPattern
      .optional()
      .describe("How core services are drawn (coreServices only): grid, which it is if left out, list or diagram."),
    description: text("One or two sentences below the heading.").optional(),
    image: image.optional().describe("A picture for the block."),
    demo: link.optional().describe("The first button (Get Quote)."),
    contactUs: link.optional().describe("The second button (Contact Us)."),
    items: z.array(pageSectionItem).default([]).describe("The entries of the block, in the order to show."),
    ...artefactFields,
  })
  .superRefine((section, context) => {
    const { min, max } = itemCounts[section.kind];
    const count = section.items.length;
    if (count < min || count > max) {
      context.addIssue({
        code: "custom",
        path: ["items"],
        message: `is too ${count < min ? "short" : "long"}; a section of kind ${section.kind} shows ${max === 0 ? "none" : `${min} to ${max}`}`,
      });
    }
    for (const kind of artefactKinds) {
      if (kind === section.kind && !section[kind]) {
        const message = `is a section of kind ${kind} without its sheet; add a field ${kind}`;
        context.addIssue({ code: "custom", path: [], message });
      }
      if (kind !== section.kind && section[kind]) {
        const message = `belongs to a section of kind ${kind}; this one is of kind ${section.kind}`;
        context.addIssue({ code: "custom", path: [kind], message });
      }
    }
    if (section.pattern && section.kind !== "coreServices") {
      const message = `belongs to a section of kind coreServices; this one is of kind ${section.kind}`;
      context.addIssue({ code: "custom", path: ["pattern"], message });
    }
    for (const [index, { price }] of section.items.entries()) {
      const isEngagement = section.kind === "engagements";
      if (isEngagement === (price !== undefined)) continue;
      const message = isEngagement
        ? "is a form of engagement that does not say what decides its price; add price"
        : `belongs to a section of kind engagements; this one is of kind ${section.kind}`;
      context.addIssue({ code: "custom", path: ["items", index, ...(isEngagement ? [] : ["price"])], message });
    }
    if (section.kind === "promotion" && !(section.demo && section.contactUs)) {
      context.addIssue({
        code: "custom",
        path: [],
        message: "is a promotion without both of its buttons; add demo and contactUs, each with url and text",
      });
    }
  })
  .meta({ id: "PageSection" });
