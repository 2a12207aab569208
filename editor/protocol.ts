import type { ContentState } from "../src/content-check/follow-content";
import type { Problem } from "../src/content-check/problems";
import type { StopReason } from "./stop-reasons";
import type { Choices, Place } from "./text/rebase";

/** Messages between the editor's server and its page. Files and pictures are named by their paths below `content/`. */

export const tokenHeader = "x-edit-token";

export const isToken = (text: string): boolean => /^[\w-]{20,}$/.test(text);

export const mostFound = 100;

/** State of the site as it is looked at while it is edited, and of the content that its pages are made of. */
export interface PreviewState extends Partial<ContentState> {
  /** Left out where no pages are shown. */
  address?: string;
  /** `waiting`: until the content is in order. */
  state: "off" | "waiting" | "starting" | "ready" | "failed";
  /** True where it was started without what it had kept, as it could not draw anything. */
  isClean?: boolean;
  seconds?: number;
}

/** A text of a file, and the one that was there when somebody began to change it; of no file, an empty text. */
export interface Version {
  file: string;
  text: string;
  base: string;
}

export interface Checked {
  problems: Problem[];
  elsewhere: Problem[];
}

/** A file that was changed here and by somebody else, with the places in which somebody has to choose. */
export interface FileConflict {
  file: string;
  places: Place[];
  by: string;
}

export type Chosen = Readonly<Record<string, Choices>>;

export type Published =
  | { state: "published"; commit: string }
  | { state: "conflict"; files: FileConflict[] }
  /** With the files that are in the way, from the project's folder. */
  | { state: "stopped"; reason: StopReason; files?: string[] };
