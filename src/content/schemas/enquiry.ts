import { z } from "zod";
import { fileTypeNames } from "../file-types";
import { enquiryAddress, image, linkTarget, mark, template, text, verbatim } from "./fields";

/** How a field is drawn and what its answer is: one text, a list of chosen names, or a list of files. */
export const fieldKinds = ["text", "email", "phone", "textArea", "choices", "files"] as const;

/** Two entries with one name would overwrite each other's answer. The later one is reported, at its name. */
function refuseSameNames(
  entries: readonly { name: string; kind?: string; path: (string | number)[] }[],
  context: z.RefinementCtx,
): void {
  for (const { path } of entries.filter(({ kind }) => kind === "files").slice(1)) {
    context.addIssue({ code: "custom", path, message: "asks for files a second time; one question takes them all" });
  }
  for (const [index, { name, path }] of entries.entries()) {
    if (entries.findIndex((entry) => entry.name === name) === index) continue;
    context.addIssue({ code: "custom", path, message: "is the name of an earlier one; choose another" });
  }
}

/** What browsers may fill in by themselves, in the words of the HTML standard. */
const autocompleteTokens = ["name", "email", "tel", "organization"] as const;

/** One of the things that can be chosen in a field of the kind `choices`. */
const enquiryChoice = z
  .strictObject({
    name: text("The name of the choice, which is also what is sent."),
    image: mark.describe("The mark on its tile, drawn in one colour."),
    page: linkTarget("The page about it: opened from there, the enquiry has it chosen already.").optional(),
  })
  .meta({ id: "EnquiryChoice" });

/** One question of an enquiry. The form, its checks in the browser and those on the server are all made from it. */
export const enquiryField = z
  .strictObject({
    name: verbatim("The key of the answer in what is sent, such as fullName.").regex(/^[a-zA-Z][a-zA-Z0-9_]*$/, {
      error: "is not a name of letters, digits and underscores",
    }),
    kind: z.enum(fieldKinds).meta({ id: "EnquiryFieldKind", description: "How the question is asked." }),
    label: text("The words above the field."),
    hint: text("A line of help below the label.").optional(),
    required: z.boolean().default(false).describe("true where the enquiry cannot be answered without it."),
    requiredMessage: text(
      "What is said while it is empty. Left out, it is the word `required` of enquiry-words.yaml.",
    ).optional(),
    maxLength: z.int().min(1).max(20_000).optional().describe("The most characters an answer may have; for texts."),
    rows: z.int().min(2).max(20).optional().describe("Height of a text area in lines. Left out, it has 2."),
    autocomplete: z.enum(autocompleteTokens).optional().describe("What the browser may offer to fill in."),
    numeric: z.boolean().default(false).describe("true shows the keyboard of digits on phones."),
    choices: z.array(enquiryChoice).min(1).optional().describe("What can be chosen, for the kind choices."),
  })
  .superRefine((field, context) => {
    const isText = field.kind !== "choices" && field.kind !== "files";
    const report = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (isText && field.maxLength === undefined) report("maxLength", "is missing");
    if (!isText && field.maxLength !== undefined) {
      report("maxLength", `does not go with the kind ${field.kind}; leave it out`);
    }
    if (field.kind === "choices" && field.choices === undefined) report("choices", "is missing");
    if (field.kind !== "choices" && field.choices !== undefined) {
      report("kind", "has no choices; write choices here, or leave the list of choices out");
    }
    refuseSameNames(
      (field.choices ?? []).map(({ name }, index) => ({ name, path: ["choices", index, "name"] })),
      context,
    );
  })
  .meta({ id: "EnquiryField" });

const formName = text("The name of the enquiry, such as Start project.");
const address = enquiryAddress("Where it is sent: a name that site.yaml lists below enquiries.addresses.");

/** One step of a wizard: what is asked, or said, at one time. */
const wizardStep = z
  .strictObject({
    title: text("The heading of the step."),
    description: text("One or two sentences below the heading."),
    image: image.describe("The picture beside the step."),
    points: z.array(text("One short line.")).default([]).describe("Lines below the description, as a list."),
    fields: z.array(enquiryField).default([]).describe("The questions of the step."),
  })
  .meta({ id: "WizardStep" });

/** Introduction, contact details, choice, description, confirmation. */
const stepCount = 5;

/** `content/wizards/*.yaml`: an enquiry in five steps, in a window over the page. */
export const wizard = z
  .strictObject({
    name: formName,
    address,
    aside: z
      .strictObject({
        title: text("The promise beside all steps."),
        description: text("One or two sentences below it."),
      })
      .meta({ id: "WizardAside" }),
    steps: z.array(wizardStep).length(stepCount, {
      error: "needs exactly 5 steps: introduction, contact details, choice, description, confirmation",
    }),
  })
  .superRefine(({ steps }, context) => {
    for (const [index, place] of [
      [0, "first"],
      [stepCount - 1, "last"],
    ] as const) {
      if (!steps[index]?.fields.length) continue;
      context.addIssue({
        code: "custom",
        path: ["steps", index, "fields"],
        message: `stands in the ${place} step, where nothing is asked; move it to a step between the first and the last`,
      });
    }
    refuseSameNames(
      steps.flatMap(({ fields }, step) =>
        fields.map(({ name, kind }, index) => ({ name, kind, path: ["steps", step, "fields", index, "name"] })),
      ),
      context,
    );
  })
  .meta({ id: "Wizard" });

/** `content/forms/*.yaml`: an enquiry on a page, in one step. */
export const enquiryForm = z
  .strictObject({
    name: formName,
    address,
    // Not "fields": Gatsby keeps that name of a node for itself and would leave the whole file out without a word.
    questions: z.array(enquiryField).min(1).describe("The questions, from top to bottom."),
    submit: text("The words of the button that sends it."),
    doneTitle: text("The heading once it has arrived."),
    doneDescription: text("What happens next, and when."),
  })
  .superRefine(({ questions }, context) =>
    refuseSameNames(
      questions.map(({ name, kind }, index) => ({ name, kind, path: ["questions", index, "name"] })),
      context,
    ),
  )
  .meta({ id: "EnquiryForm" });

/** `content/enquiry-words.yaml`: the words that all enquiries share. */
export const enquiryWords = z
  .strictObject({
    opening: text("Said while the window's program is being loaded."),
    openingFailed: text("Said when it could not be loaded, and what to do instead."),
    openingRetry: text("The button that tries again to load it."),
    next: text("The button that goes a step forward, and sends at the end."),
    back: text("The button that goes a step back."),
    ok: text("The button that closes the last step."),
    close: text("The name of the button that closes the window."),
    progress: template("Where one is, in words.", ["step", "total"]),
    finished: text("Where one is, once the enquiry has arrived."),
    optional: text("Stands beside the label of a question that may be left out."),
    required: text("Said below a required field that is empty."),
    tooLong: template("Said below a text that is too long.", ["count", "max"]),
    summary: text("Opens the list of fields to look at again."),
    typo: template("Asks whether a mistyped domain was meant otherwise.", ["suggestion"]),
    typoAccept: template("The button that takes the suggestion.", ["suggestion"]),
    typoIgnore: text("The button that keeps what was typed."),
    filesChoose: text("The button that opens the choice of files."),
    filesDrop: text("Stands beside it, where files can be dropped."),
    filesLimits: template("The limits, told beforehand.", ["count", "size", "total", "types"]),
    filesList: text("The name of the list of added files."),
    filesRemove: template("The name of the button that takes a file away.", ["name"]),
    filesRemoveShort: text("The visible word on that button."),
    fileTooMany: template("Said of a file above the number allowed.", ["name", "count"]),
    fileTooLarge: template("Said of a file that is too large by itself.", ["name", "size", "max"]),
    fileTotal: template("Said of a file that is too large together with the others.", ["name", "total"]),
    fileType: template("Said of a file of another kind.", ["name", "types"]),
    fileEmpty: template("Said of a file without content.", ["name"]),
    fileUnreadable: template("Said of a file that has gone since it was chosen.", ["name"]),
    sending: text("Stands on the button while the enquiry is being sent."),
    sendingPercent: template("The same while files are being uploaded.", ["percent"]),
    failedOffline: text("What happened, where the device has no connection."),
    failedTimeout: text("What happened, where no answer came in time."),
    failedUnreachable: text("What happened, where the connection broke."),
    failedServer: text("What happened, where the answer was none that we know."),
    failedRefused: text("What happened, where the server says what is wrong; its sentence follows."),
    kept: text("That nothing is lost, and what to do now. The e-mail address and the phone number follow."),
    reference: text("Stands before the reference number."),
    withoutScript: template("Said in a form on a page where scripts do not run.", ["email"]),
    honeypot: text("The label of a field that people never see; only programs fill it in."),
  })
  .meta({ id: "EnquiryWords" });

/** What attachments may be, in `site.yaml`. */
export const uploads = z
  .strictObject({
    maxFiles: z.int().min(1).max(20).describe("The most files in one enquiry."),
    maxFileMegabytes: z.number().min(0.1).max(25).describe("The most megabytes (1,000,000 bytes) of one file."),
    maxTotalMegabytes: z.number().min(0.1).max(25).describe("The most megabytes of all files of one enquiry."),
    types: z
      .array(z.enum(fileTypeNames).meta({ id: "FileType" }))
      .min(1)
      .describe("The kinds of files that are taken, by their endings."),
  })
  .meta({ id: "SiteUploads" });
