import type { UploadLimits } from "../../content/enquiry/attachment-rules";
import type { EnquiryWords } from "../../content/enquiry/words";

/** What the build writes for each wizard: see `src/gatsby/files/write-wizard-files.ts`. */
type WizardNodes = Queries.WizardFilesQuery["allWizard"]["nodes"];

/** One wizard: its steps, with the fields of each. */
export type Wizard = WizardNodes[number];

export type WizardStep = Wizard["steps"][number];

/** One question, in a wizard or a form. */
export type EnquiryField = WizardStep["fields"][number];

/** What every form needs beside its own fields. */
export interface EnquirySettings {
  readonly words: EnquiryWords;
  readonly uploads: UploadLimits;
  /** The ways to reach us that do not depend on the form. */
  readonly facts: { readonly email: string; readonly phone: string };
}

/** The file `/wizards/<key>.json`. */
export interface WizardFile extends EnquirySettings {
  readonly wizard: Wizard;
}
