import type { z } from "zod";
import type { EncodedPicture } from "../../content/entry";
import type { Site } from "../../content/read-site";
import type { EnquiryField as ContentField } from "../../content/schemas/enquiry-field";
import type { EnquiryMessages } from "../../content/schemas/enquiry-words";
import type { wizard } from "../../content/schemas/wizard";
import type { Question, QuestionMessages, UploadLimits } from "./kind-rules";

/** One question, as its schema has it, with what can be chosen beside that; the paths of pictures are their addresses. */
export type EnquiryField = ContentField & Pick<Question, "offers">;

type WizardContent = z.output<typeof wizard>;

export interface WizardStep extends Omit<WizardContent["steps"][number], "image"> {
  /** The picture as the build has encoded it. */
  readonly image: EncodedPicture;
}

/** One wizard: its steps, with the questions of each. */
export interface Wizard extends Omit<WizardContent, "steps"> {
  /** Its name in addresses. */
  readonly key: string;
  readonly steps: readonly WizardStep[];
  /** What the pages of the site are about, by their paths, as answers to its choices. */
  readonly subjects?: Readonly<Record<string, readonly string[]>>;
}

/** Words at one place of an enquiry. */
interface EnquiryText {
  readonly title: string;
  readonly description: string;
  readonly points: readonly string[];
}

/** Questions that belong together: those of one step, or all of a form. */
interface QuestionGroup {
  readonly title?: string;
  readonly description?: string;
  readonly questions: readonly EnquiryField[];
}

/** An enquiry on a page, with all of its questions at once. */
export interface EnquiryFormDefinition {
  /** Its name in addresses. */
  readonly key: string;
  readonly endpoint: string;
  /** Words before the first question. */
  readonly intro?: EnquiryText;
  readonly groups: readonly QuestionGroup[];
  /** The words of the button that sends it. */
  readonly submit: string;
  /** Words once it has arrived. */
  readonly done: EnquiryText;
}

/** Rule of when an enquiry is answered, in hours of the day at one place. */
export type ReplyRule = Site["SiteSettings"]["data"]["reply"];

/** Settings of every form beside its own questions. */
export interface EnquirySettings {
  readonly messages: Omit<EnquiryMessages, "refusals"> & Pick<QuestionMessages, "locale">;
  readonly uploads: UploadLimits;
  /** The ways to reach us that do not depend on the form. */
  readonly facts: { readonly email: string; readonly phone: string };
  readonly reply: ReplyRule;
}

/** The file `/wizards/<key>.json`: see `src/gatsby/files/write-wizard-files.ts`. */
export interface WizardFile extends EnquirySettings {
  readonly wizard: Wizard;
}
