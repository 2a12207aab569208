import type { EnquiryDefinition } from "../../../src/content/enquiry/forms";
import { sendableName } from "../../../src/enquiry/questions/files";
import type { EncodedFile } from "../../../src/enquiry/questions/kind-rules";
import { idempotencyField } from "../../../src/enquiry/questions/protocol";
import { rulesOf } from "../../../src/enquiry/questions/rules";
import type { SentForm } from "./sent-form";

const encodedFiles = ({ files }: SentForm, field: string): EncodedFile[] =>
  files
    .filter((file) => file.field === field)
    .map(({ name, type, content }) => ({
      name: sendableName(name),
      type,
      size: content.length,
      data: content.toString("base64"),
    }));

/** The answers of a form in the shape in which a program would have sent them, so that one check judges both. */
export function answersOfForm(form: SentForm, { fields }: EnquiryDefinition): ReadonlyMap<string, unknown> {
  const answers = new Map<string, unknown>();
  for (const [name, texts] of form.texts) if (name !== idempotencyField) answers.set(name, texts.at(-1));
  for (const { field } of form.files) answers.set(field, undefined);
  for (const field of fields) {
    const { answer, serialise } = rulesOf(field);
    // Mended as the form in the browser mends it.
    if (answer === "text" && answers.has(field.name)) answers.set(field.name, serialise(answers.get(field.name)));
    if (answer === "list") answers.set(field.name, form.texts.get(field.name) ?? []);
    if (answer === "files") answers.set(field.name, encodedFiles(form, field.name));
  }
  return answers;
}
