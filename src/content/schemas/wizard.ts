import { z } from "zod";
import { enquiryField, refuseSameNames } from "./enquiry-field";
import { formEndpoint, formName } from "./enquiry-form";
import { image, link, refuse, text } from "./fields";

/** One step of a wizard: what is asked, or said, at one time. */
const wizardStep = z.strictObject({
  title: text("The heading of the step.", "Heading"),
  description: text("One or two sentences below the heading.", "Sentences below the heading"),
  short: text(
    "What the button of the step before calls it, in two or three words behind Next: the project. Left out, that button says Next alone.",
    "Name on the button before",
  ).optional(),
  image: image.describe("The picture beside the step."),
  points: z
    .array(text("One short line."))
    .default([])
    .meta({ label: "Lines below it", description: "Lines below the description, as a list." }),
  link: link.optional().meta({
    label: "Another way",
    description: "A way beside the questions, such as a calendar; above it stands when an answer would come.",
  }),
  fields: z.array(enquiryField).default([]).meta({ label: "Questions", description: "The questions of the step." }),
});

/** Introduction, contact details, choice, description, confirmation. */
const stepCount = 5;

/** `content/wizards/*.yaml`: an enquiry in five steps, in a window over the page. */
export const wizard = z
  .strictObject({
    name: formName,
    endpoint: formEndpoint,
    aside: z
      .strictObject({
        title: text("The promise beside all steps.", "Promise"),
        description: text("One or two sentences below it.", "Sentences below it"),
      })
      .meta({ label: "Words beside all steps", description: "The words beside all steps." }),
    steps: z
      .array(wizardStep)
      .length(stepCount, {
        error: "needs exactly 5 steps: introduction, contact details, choice, description, confirmation",
      })
      .describe("The steps, in the order in which they are shown."),
  })
  .superRefine(({ steps }, context) => {
    for (const [index, place] of [
      [0, "first"],
      [stepCount - 1, "last"],
    ] as const) {
      if (!steps[index]?.fields.length) continue;
      const message = `stands in the ${place} step, where nothing is asked; move it to a step between the first and the last`;
      refuse(context, ["steps", index, "fields"], message);
    }
    refuseSameNames(
      steps.flatMap(({ fields }, step) =>
        fields.map((field, index) => ({ field, path: ["steps", step, "fields", index] })),
      ),
      context,
    );
  });

/** A wizard as its schema types it. */
export type Wizard = z.output<typeof wizard>;
