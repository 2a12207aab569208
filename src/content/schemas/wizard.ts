import { z } from "zod";
import { enquiryField, refuseSameNames } from "./enquiry-field";
import { formEndpoint, formName } from "./enquiry-form";
import { group, image, link, refuse, text } from "./fields";

const wizardStep = z.strictObject({
  title: text("The heading of the step."),
  description: text("Sentences below the heading, one or two."),
  short: text(
    "Name on the button of the step before, in two or three words behind Next: the project. Left out, that button says Next alone.",
  ).optional(),
  image: image.describe("The picture beside the step."),
  points: z.array(text("One short line.")).default([]).describe("Lines below the description, as a list."),
  link: link
    .optional()
    .describe("Another way beside the questions, such as a calendar; above it stands when an answer would come."),
  fields: z.array(enquiryField).default([]).describe("The questions of the step."),
});

/** Introduction, contact details, choice, description, confirmation. */
const stepCount = 5;

/** `content/wizards/*.yaml`: an enquiry in five steps, in a window over the page. */
export const wizard = z
  .strictObject({
    name: formName,
    endpoint: formEndpoint,
    aside: group("The words beside all steps.", {
      title: text("The promise beside all steps."),
      description: text("Sentences below it, one or two."),
    }),
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

export type Wizard = z.output<typeof wizard>;
