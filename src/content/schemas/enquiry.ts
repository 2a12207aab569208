import { z } from "zod";
import { enquiryField, refuseSameNames } from "./enquiry-field";
import { addIssue, enquiryEndpoint, group, image, link, text } from "./fields";

const enquiryOpening = {
  name: text("The name of the enquiry, such as Start project."),
  endpoint: enquiryEndpoint("Where it is sent: a name that site.yaml lists below enquiries.endpoints."),
};

export const enquiryForm = z
  .strictObject({
    ...enquiryOpening,
    // Not "fields": Gatsby keeps that name of a node for itself and would leave the whole file out without a word.
    questions: z.array(enquiryField).min(1).describe("The questions, from top to bottom."),
    submit: text("Words of the button that sends it."),
    doneTitle: text("Heading once it has arrived."),
    doneDescription: text("Sentences once it arrived: what happens next, and when."),
  })
  .superRefine(({ questions }, context) =>
    refuseSameNames(
      questions.map((field, index) => ({ field, path: ["questions", index] })),
      context,
    ),
  );

const wizardStep = z.strictObject({
  title: text("The heading of the step."),
  description: text("Sentences below the heading, one or two."),
  short: text(
    "Name on the button of the step before, behind Next: the project. Left out, it says Next alone.",
  ).optional(),
  image: image.describe("The picture beside the step."),
  points: z.array(text("One short line.")).default([]).describe("Lines below the description, as a list."),
  link: link
    .optional()
    .describe("Another way beside the questions, such as a calendar; above it stands when an answer would come."),
  fields: z.array(enquiryField).default([]).describe("The questions of the step."),
});

const stepCount = 5;

export const wizard = z
  .strictObject({
    ...enquiryOpening,
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
    const message = "stands where nothing is asked; move it to a step between the first and the last";
    for (const index of [0, stepCount - 1]) {
      if (steps[index]?.fields.length) addIssue(context, ["steps", index, "fields"], message);
    }
    refuseSameNames(
      steps.flatMap(({ fields }, step) =>
        fields.map((field, index) => ({ field, path: ["steps", step, "fields", index] })),
      ),
      context,
    );
  });

export type Wizard = z.output<typeof wizard>;
