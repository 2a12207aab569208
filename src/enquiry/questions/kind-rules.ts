/**
 * Rules of a kind of question, apart from its control. These files know neither React nor Gatsby nor the server, so
 * that the content check, the form in the browser and the server all go by the same rules.
 */

/** Settings of a question beside its words. Each kind says which of these it takes. */
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

/** The part of a question that its rules look at. */
export interface Question extends QuestionSettings {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly requiredMessage?: string;
  /**
   * Names that can be chosen beside the choices: what the pages of the site offer. The server knows all of them; a window
   * shows the one that it was opened from.
   */
  readonly offers?: readonly string[];
}

/** The sentences in which visitors are told what is wrong; `enquiry-words.yaml` has them. */
export type QuestionMessages = Readonly<
  Record<
    | "required"
    | "tooLong"
    | "dateInvalid"
    | "dateTooEarly"
    | "dateTooLate"
    | "sizeBytes"
    | "sizeKilobytes"
    | "sizeMegabytes"
    | "fileTooMany"
    | "fileTooLarge"
    | "fileTotal"
    | "fileType"
    | "fileEmpty"
    /** Language and country of the sentences, such as `de-DE`: numbers and days in them are written as there. */
    | "locale",
    string
  >
>;

/** The sentences about what no visitor enters, and which a form that is out of date or a program may still send. */
type RefusalMessages = Readonly<Record<"outdated" | "notAChoice" | "badCharacter" | "badFileName", string>>;

/** Limits of attachments; sizes in megabytes of 1,000,000 bytes, as in `site.yaml`. */
export interface UploadLimits {
  readonly maxFiles: number;
  readonly maxFileMegabytes: number;
  readonly maxTotalMegabytes: number;
  readonly types: readonly string[];
}

/** A file as it travels: its content in base64. */
export interface EncodedFile {
  name: string;
  /** Media type, as the sender's system names it; may be empty. */
  type: string;
  /** Size in bytes, before encoding. */
  size: number;
  data: string;
}

/** One answer as it is sent. */
export type Answer = string | string[] | EncodedFile[];

/** One answer as it is stored; files are stored apart. */
type StoredAnswer = string | readonly string[];

/** Refusal of an answer: a status of HTTP, and a sentence for the person who sent it. */
export interface RefusedAnswer {
  readonly status: 400 | 413 | 422;
  readonly sentence: string;
}

/** Answer as the server read it. */
export type Reading<Read extends Answer> = { readonly answer: Read } | RefusedAnswer;

/** Context of the site for the rules that read an answer on the server. */
export interface ReadingContext {
  readonly messages: QuestionMessages & { readonly refusals: RefusalMessages };
  readonly uploads: UploadLimits;
  /** Looks into a file; returns a sentence about what is wrong with its content. */
  readonly openFile?: (file: EncodedFile) => string | undefined;
}

/** Something wrong with the settings of a question: at which of them, and what, after the word "which". */
interface SettingProblem {
  readonly path: readonly [SettingName, ...(string | number)[]];
  readonly message: string;
}

interface Rules<Name extends string, Read extends Answer> {
  /** Type of the answer: one text, a list of names, or a list of files. */
  readonly answer: Name;
  /** The settings it takes; any other is refused by the content check. */
  readonly settings: Readonly<Partial<Record<SettingName, "required" | "optional">>>;
  /** Further errors of its settings. */
  readonly checkSettings: (question: Question) => readonly SettingProblem[];
  /** True where one enquiry can have only one question of the kind. */
  readonly isSingle: boolean;
  /** True where the answer is the address that a mail can be answered to. */
  readonly isReplyAddress: boolean;
  /** Tells whether nothing was answered. */
  readonly isEmpty: (answer: unknown) => boolean;
  /** Error of an answer that is not empty, as a sentence for the visitor; undefined where it is right. */
  readonly problem: (question: Question, answer: unknown, messages: QuestionMessages) => string | undefined;
  /** Value to send of the form's value, files already encoded; an empty text or list where nothing was answered. */
  readonly serialise: (value: unknown) => Read;
  /** The most bytes that a right answer can have in JSON. */
  readonly maxBytes: (question: Question, uploads: UploadLimits) => number;
  /** Reads an answer of a body that anybody may have written. It trusts nothing, and never throws. */
  readonly read: (question: Question, sent: unknown, context: ReadingContext) => Reading<Read>;
  /** The answer in a mail, in a list and in an export. */
  readonly describe: (answer: StoredAnswer) => string;
}

/** Everything about one kind of question but its control. */
export type KindRules = Rules<"text", string> | Rules<"list", string[]> | Rules<"files", EncodedFile[]>;

export type TextRules = Rules<"text", string>;
export type ListRules = Rules<"list", string[]>;
export type FilesRules = Rules<"files", EncodedFile[]>;

/** Bytes that one character can take in JSON, written as \uXXXX. */
export const bytesPerCharacter = 6;
