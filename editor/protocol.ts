import type { FieldSchema } from "../src/content/field-schemas";
import type { Problem } from "../src/content-check/problems";

/** What the editor's server and its page say to each other. */

/** The header that carries the token of a run. */
export const tokenHeader = "x-edit-token";

/** A file of `content/` as a card shows it. */
export interface FileCard {
  /** Path below `content/`: `services/devops.yaml`. */
  file: string;
  /** The kind of file, such as `Service`. */
  kind: string;
  title: string;
  /** The path of its page, where it makes one. */
  path?: string;
  /** Its first picture, below `content/`. */
  picture?: string;
  /** Whether there can be other files of its kind. */
  isOneOfMany: boolean;
  hasDraft: boolean;
  /** How many things stop it from being published. */
  errors: number;
}

/** A value that can be chosen, with a word on it. */
export interface Choice {
  value: string;
  words: string;
}

/** What can be chosen from. */
export interface Choices {
  links: Choice[];
  endpoints: Choice[];
  facts: Choice[];
  /** Pictures below `content/`. */
  pictures: string[];
  /** Words on the values of lists, by the name of the list's schema. */
  values: Record<string, Record<string, string>>;
}

/** Whether the site can be looked at while it is edited. */
export interface PreviewState {
  /** Where the pages are shown; left out where they are not. */
  address?: string;
  /** `waiting`: until the content is in order. */
  state: "off" | "waiting" | "starting" | "ready" | "failed";
}

/** Whether the content is kept by git. */
export interface GitState {
  isThere: boolean;
  hasRemote: boolean;
}

/** Everything about the site that is not in one file. */
export interface Overview {
  files: FileCard[];
  /** The kinds of which there can be another file, as they are asked for. */
  newKinds: string[];
  /** The schema of each kind of file. */
  schemas: Record<string, FieldSchema>;
  choices: Choices;
  git: GitState;
  preview: PreviewState;
  /** Changes with every change of a file, whoever makes it. */
  version: string;
}

/** A file that is open. */
export interface OpenFile {
  file: string;
  kind: string;
  text: string;
  /** Says which state of the file this is. */
  digest: string;
  /** What was changed in an earlier session and not saved. */
  draft?: { text: string; base: string; baseText: string };
  problems: Problem[];
  /** Why it cannot be edited here. */
  refusal?: string;
}

/** What the check says of a draft. */
export interface Checked {
  problems: Problem[];
  /** What is wrong in other files. */
  elsewhere: Problem[];
}

/** The answer to a request to save. */
export type Saved = (Checked & { digest: string }) | { conflict: { text: string; digest: string } };

/** A place in the content where some words stand. */
export interface Found {
  file: string;
  title: string;
  field: string;
  excerpt: string;
}

/** A file that differs from the last commit. */
export interface Change {
  file: string;
  kind: "added" | "changed" | "removed";
  isPicture: boolean;
  before?: string;
  after?: string;
}

export interface Changes {
  changes: Change[];
  /** What keeps them from being published. */
  errors: Problem[];
  /** Files with changes that are not saved. */
  drafts: string[];
}

export interface Published {
  commit: string;
  isPushed: boolean;
  said: string;
}

/** The answer to every request that could not be met. */
export interface Refused {
  refusal: string;
}
