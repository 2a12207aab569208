import type { EntryOf } from "../../content/entry";
import type { Site } from "../../content/read-site";
import type { EnquiryField } from "../../content/schemas/enquiry";
import type { Question, QuestionMessages, UploadLimits } from "./question-rules";

/** A question of a form, or a field of a wizard, as its YAML says, with the names that can be chosen beside its choices. */
export type AskedField = EnquiryField & Pick<Question, "offers">;

export interface Wizard extends Omit<EntryOf<"Wizard">, "path" | "tint"> {
  readonly key: string;
  readonly endpoint: string;
  /** What the pages of the site are about, by their paths, as answers to its choices. */
  readonly subjects?: Readonly<Record<string, readonly string[]>>;
}

type EnquiryText = Pick<Wizard["steps"][number], "title" | "description" | "points" | "link">;

/** A form as a page draws it: that of `content/forms`, or all steps of a wizard at once. */
export interface PageForm {
  readonly key: string;
  readonly endpoint: string;
  readonly intro?: EnquiryText;
  readonly groups: readonly {
    readonly title?: string;
    readonly description?: string;
    readonly questions: readonly AskedField[];
  }[];
  readonly submit: string;
  readonly done: EnquiryText;
}

export interface EnquirySettings {
  readonly messages: QuestionMessages;
  readonly uploads: UploadLimits;
  readonly facts: { readonly email: string; readonly phone: string };
  /** When an enquiry is answered, in hours of the day at one place. */
  readonly reply: Site["SiteSettings"]["data"]["reply"];
}

/** The file `/wizards/<key>.json`: see `src/gatsby/files/write-wizard-files.ts`. */
export interface WizardFile extends EnquirySettings {
  readonly wizard: Wizard;
}
