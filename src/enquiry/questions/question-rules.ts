import type { z } from "zod";
import type { EnquiryMessages } from "../../content/schemas/enquiry-words";
import type { uploads } from "../../content/schemas/site";

/** Settings of a question beside its words. Each type says which of these it takes. */
interface QuestionSettings {
  readonly maxLength?: number;
  readonly rows?: number;
  readonly autocomplete?: string;
  readonly numeric?: boolean;
  readonly choices?: readonly { readonly name: string }[];
  readonly options?: readonly string[];
  readonly min?: string;
  readonly max?: string;
}

export type SettingName = keyof QuestionSettings;

export interface Question extends QuestionSettings {
  readonly required: boolean;
  readonly requiredMessage?: string;
  /** Names that can be chosen beside the choices: the server takes what any page offers, a window what it was opened from. */
  readonly offers?: readonly string[];
}

/** The words of forms, with their language and country, such as `de-DE`, as which numbers and days are written. */
export type QuestionMessages = Omit<EnquiryMessages, "refusals"> & { readonly locale: string };

/** Limits of attachments; sizes in megabytes of 1,000,000 bytes. */
export type UploadLimits = Readonly<z.output<typeof uploads>>;

/** A file as it travels: its content in base64. */
export interface EncodedFile {
  name: string;
  /** Media type, as the sender's system names it; may be empty. */
  type: string;
  /** Size in bytes, before encoding. */
  size: number;
  data: string;
}

export type Answer = string | string[] | EncodedFile[];

/** An answer, or why it is refused: a sentence for the person who sent it. */
type ParsedAnswer = { readonly answer: Answer } | { readonly refusal: string };

export interface ParseContext {
  readonly messages: QuestionMessages & Pick<EnquiryMessages, "refusals">;
  readonly uploads: UploadLimits;
  /** Takes a file to attach it, or returns a sentence about what is wrong with its content. */
  readonly takeFile?: (file: EncodedFile) => string | undefined;
}

/** Something wrong with the settings of a question: at which of them, and what, after the word "which". */
interface SettingProblem {
  readonly path: readonly [SettingName, ...(string | number)[]];
  readonly message: string;
}

/**
 * Everything about one question type but its control. The content check judges the question by `settings`; of an answer,
 * the browser sends what `serialise` gives, the server takes what `parse` gives or refuses, and both ask `validate`, if any.
 */
export interface QuestionRules {
  readonly answerShape: "text" | "list" | "files";
  /** The settings it takes; any other is refused by the content check. */
  readonly settings: Readonly<Partial<Record<SettingName, "required" | "optional">>>;
  readonly checkSettings?: (question: Question) => readonly SettingProblem[];
  /** What is wrong with an answer that is not empty, as a sentence for the visitor; undefined where it is right. */
  readonly validate?: (question: Question, answer: Answer, messages: QuestionMessages) => string | undefined;
  /** Value to send of the form's value, files already encoded; an empty text or list where nothing was answered. */
  readonly serialise: (value: unknown) => Answer;
  /** The most bytes that a right answer can have in JSON. */
  readonly maxBytes: (question: Question, uploads: UploadLimits) => number;
  /** Parses an answer of a body that anybody may have written. It trusts nothing, and never throws. */
  readonly parse: (question: Question, sent: unknown, context: ParseContext) => ParsedAnswer;
}

/** Bytes that one character can take in JSON, written as \uXXXX. */
export const bytesPerCharacter = 6;
