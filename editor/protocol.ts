import type { FieldSchema } from "../src/content/fields/field-schemas";
import type { OfferedValue } from "../src/content-check/editor-schemas";
import type { ContentState } from "../src/content-check/follow-content";
import type { Problem } from "../src/content-check/problems";
import type { Choices, Place } from "./text/rebase";
import type { words } from "./words";

/** Messages between the editor's server and its page. */

export const tokenHeader = "x-edit-token";

/** True for what can be the token of a run. */
export const isToken = (text: string): boolean => /^[\w-]{20,}$/.test(text);

/** A file of `content/` as a card shows it. */
export interface FileCard {
  /** Path below `content/`: `services/devops.yaml`. */
  file: string;
  /** The kind of file, such as `Service`. */
  kind: string;
  title: string;
  /** The path of its page, where it makes one. */
  path?: string;
  /** The path of a page on which it is seen: its own, or that of its first language, or one that shows it. */
  shownOn?: string;
  /** Its first picture, below `content/`. */
  picture?: string;
  /** True where there can be other files of its kind. */
  isOneOfMany: boolean;
  hasDraft: boolean;
  /** Number of things that stop it from being published. */
  errors: number;
  /** Number of texts that are still to be written. */
  unwritten: number;
  /** Set for a translation whose original has changed since. */
  isBehind?: true;
}

/** A language that content can be written in. */
export interface EditedLanguage {
  /** Folder of its files below `content/`, with a slash at its end; empty for the first language. */
  folder: string;
  /** Two letters, such as `de`. */
  code: string;
  name: string;
  /** False where `languages.yaml` still shows another language's content in its place. */
  isPublished: boolean;
}

/** The file that a translation was made of. */
export interface Original {
  file: string;
  text: string;
  /** The state that the text is, and the line by which a translation says that it was made of it. */
  digest: string;
  remark: string;
  /** The text that the translation was made of, where that was another and git has kept it. */
  before?: string;
}

export type Choice = OfferedValue;

export interface Offered {
  links: Choice[];
  endpoints: Choice[];
  /** Titles above the lists of links in header and footer. */
  menus: string[];
  facts: Choice[];
  /** Pictures below `content/`. */
  pictures: string[];
  /** Alternative texts of them where they are shown, for people who cannot see them. */
  pictureTexts: Record<string, string>;
}

export interface LibraryPicture {
  /** Path below `content/`. */
  picture: string;
  /** Alternative text; empty where nothing is said. */
  text: string;
  bytes: number;
  places: { file: string; title: string; field: string }[];
}

/** State of the site as it is looked at while it is edited, and of the content that its pages are made of. */
export interface PreviewState extends Partial<ContentState> {
  /** Address at which the pages are shown; left out where they are not. */
  address?: string;
  /** `waiting`: until the content is in order. */
  state: "off" | "waiting" | "starting" | "ready" | "failed";
  /** True where it was started without what it had kept, as it could not draw anything. */
  isClean?: boolean;
  /** Seconds that it took to start the last time. */
  seconds?: number;
}

/** State of the content in git: kept or not, and ahead of or behind what is published. */
export interface GitState {
  isThere: boolean;
  hasRemote: boolean;
  /** True where an older state is checked out, from which nothing is published. */
  isDetached: boolean;
  /** Commits that are not published yet. */
  ahead: number;
  /** Published commits of others that are not here yet, as far as it is known. */
  behind: number;
}

/** Everything about the site that is not in one file. */
export interface Overview {
  files: FileCard[];
  languages: EditedLanguage[];
  /** The kinds of which there can be another file, as they are asked for. */
  newKinds: string[];
  /** The schema of each kind of file. */
  schemas: Record<string, FieldSchema>;
  choices: Offered;
  git: GitState;
  preview: PreviewState;
  /** Changes with every change of a file, whoever makes it. */
  version: string;
}

/** A text of a file, and the one that was there when somebody began to change it; of no file, an empty text. */
export interface Version {
  file: string;
  text: string;
  base: string;
}

export interface OpenFile {
  file: string;
  kind: string;
  text: string;
  /** What was typed and not saved. */
  draft?: Version;
  problems: Problem[];
  /** Reason why it cannot be edited here. */
  refusal?: string;
}

export interface Checked {
  problems: Problem[];
  /** Problems of other files. */
  elsewhere: Problem[];
}

/** The answer to a request to save: checked, or what another program has written there meanwhile. */
export type Saved = Checked | { other: string };

/** Most places that a search tells of. */
export const mostFound = 100;

/** A place in the content where some words stand. */
export interface Found {
  file: string;
  title: string;
  field: string;
  excerpt: string;
}

/** A file that differs from what is published. */
export interface Change {
  file: string;
  kind: "added" | "changed" | "removed";
  isPicture: boolean;
  before?: string;
  after?: string;
}

export interface Changes {
  changes: Change[];
  /** True where they are all committed, and need only be sent. */
  isKept: boolean;
  git: GitState;
  /** Problems that keep them from being published. */
  errors: Problem[];
  /** What would go live although nobody has written it yet. */
  unwritten: Problem[];
  /** Files with changes that are not saved. */
  drafts: string[];
}

/** Reason why something is not published; the editor has a sentence and a way on for each. */
export type StopReason = keyof typeof words.stopped;

interface Stopped {
  state: "stopped";
  reason: StopReason;
  /** Files that are in the way, from the project's folder. */
  files?: string[];
}

/** A file that was changed here and by somebody else, with the places in which somebody has to choose. */
export interface FileConflict {
  file: string;
  places: Place[];
  /** Name of who has changed it. */
  by: string;
}

/** The sides that were chosen, by file and place. */
export type Chosen = Readonly<Record<string, Choices>>;

export type Published = { state: "published"; commit: string } | { state: "conflict"; files: FileConflict[] } | Stopped;
