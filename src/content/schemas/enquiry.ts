import { z } from "zod";
import { honeypotName } from "../../enquiry/questions/protocol";
import type { SettingName } from "../../enquiry/questions/question-rules";
import { type QuestionType, rulesOf } from "../../enquiry/questions/rules";
import { repeated } from "../fields/values";
import {
  addIssue,
  choice,
  data,
  day,
  flag,
  group,
  image,
  link,
  linkTarget,
  logo,
  postAddress,
  text,
  verbatim,
} from "./fields";

const autocompleteToken = choice("AutocompleteToken", {
  name: "The visitor's name",
  email: "The visitor's e-mail address",
  tel: "The visitor's phone number",
  organization: "The visitor's company",
});

const questionType = choice<QuestionType>("EnquiryFieldKind", {
  text: "One line of text",
  email: "An e-mail address",
  phone: "A phone number",
  textArea: "Text over several lines",
  choices: "Tiles of which several can be chosen",
  select: "A list of which one is chosen",
  date: "A day",
  files: "Files to attach",
});

const enquiryChoice = z
  .strictObject({
    name: data("The name of the choice, which is also what is sent."),
    image: logo.describe("The icon on its tile, drawn in one colour."),
    page: linkTarget("The page about it: opened from there, the enquiry has it chosen already.").optional(),
  })
  .meta({ typeName: "EnquiryChoice" });

const settings = {
  maxLength: z.int().min(1).max(20_000).optional().describe("The most characters an answer may have; for texts."),
  rows: z.int().min(2).max(20).optional().describe("Height of a text area in lines. Left out, it has 2."),
  autocomplete: autocompleteToken.optional().describe("What the browser may offer to fill in."),
  numeric: flag("Keyboard of digits on phones.", false),
  choices: z.array(enquiryChoice).min(1).optional().describe("Choices to tick, for the kind choices."),
  options: z.array(data("One option, which is also what is sent.")).min(2).optional().describe("Options, for select."),
  min: day("First day that is taken, for the kind date.").optional(),
  max: day("Last day that is taken, for the kind date.", "end").optional(),
} satisfies Record<SettingName, z.ZodType>;

const settingNames = Object.keys(settings) as SettingName[];

export const enquiryField = z
  .strictObject({
    name: verbatim("Key of the answer in what is sent, such as fullName.").regex(/^[a-zA-Z][a-zA-Z0-9_]*$/, {
      error: "is not a name of letters, digits and underscores",
    }),
    kind: questionType.describe("How the question is asked."),
    label: text("The words above the field."),
    hint: text("A line of help below the label.").optional(),
    required: flag("Must be answered: nobody could answer the enquiry without it.", false),
    requiredMessage: text("Said while it is empty. Left out: the word `required` of enquiry-words.yaml.").optional(),
    ...settings,
  })
  .superRefine((field, context) => {
    const rules = rulesOf(field);
    if (field.name === honeypotName)
      addIssue(context, ["name"], "is a name that the forms use themselves; choose another");
    for (const name of settingNames) {
      const isSet = field[name] !== undefined && field[name] !== false;
      if (isSet && !rules.settings[name])
        addIssue(context, [name], `does not go with the kind ${field.kind}; leave it out`);
      if (!isSet && rules.settings[name] === "required") addIssue(context, [name], "is missing");
    }
    for (const { path, message } of rules.checkSettings?.(field) ?? []) addIssue(context, [...path], message);
  })
  .meta({ typeName: "EnquiryField" });

export type EnquiryField = z.output<typeof enquiryField>;

/** Two questions of one name would overwrite each other's answer. */
function refuseSameNames(
  fields: readonly { field: EnquiryField; path: (string | number)[] }[],
  context: z.RefinementCtx,
): void {
  const further = fields.filter(({ field }) => field.kind === "files").slice(1);
  for (const { path } of further) {
    addIssue(context, [...path, "name"], "asks for files a second time; one question takes them all");
  }
  for (const { index } of repeated(fields.map(({ field }) => field.name))) {
    const path = [...(fields[index]?.path ?? []), "name"];
    addIssue(context, path, "is the name of an earlier one; choose another");
  }
}

const enquiryOpening = {
  name: text("The name of the enquiry, such as Start project."),
  endpoint: postAddress
    .refine((address) => !address.startsWith("/api/enquiries/"), { error: "is this site's own server; leave it out" })
    .optional()
    .describe("Where it is sent, if not to this site's own server."),
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
    .describe("Another way beside the questions, such as a calendar. Lines that hold its words lead there with them."),
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
