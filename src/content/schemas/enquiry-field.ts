import { z } from "zod";
import type { SettingName } from "../../enquiry/questions/kind-rules";
import { honeypotName } from "../../enquiry/questions/protocol";
import { type QuestionKind, rulesOf } from "../../enquiry/questions/rules";
import { repeated } from "../fields/values";
import { addIssue, choice, data, day, flag, linkTarget, logo, text, verbatim } from "./fields";

/** Tokens of the HTML standard. */
const autocompleteToken = choice("AutocompleteToken", {
  name: "The visitor's name",
  email: "The visitor's e-mail address",
  tel: "The visitor's phone number",
  organization: "The visitor's company",
});

const questionKind = choice<QuestionKind>("EnquiryFieldKind", {
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
    kind: questionKind.describe("How the question is asked."),
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

interface PlacedField {
  readonly field: Pick<EnquiryField, "name" | "kind">;
  readonly path: readonly (string | number)[];
}

/** Two questions of one name would overwrite each other's answer. */
export function refuseSameNames(fields: readonly PlacedField[], context: z.RefinementCtx): void {
  const further = fields.filter(({ field }) => field.kind === "files").slice(1);
  for (const { path } of further) {
    addIssue(context, [...path, "name"], "asks for files a second time; one question takes them all");
  }
  for (const { index } of repeated(fields.map(({ field }) => field.name))) {
    const path = [...(fields[index]?.path ?? []), "name"];
    addIssue(context, path, "is the name of an earlier one; choose another");
  }
}
