import type { ContentState } from "../src/content-check/follow-content";
import type { Problem } from "../src/content-check/problems";
import type { Choices, Place } from "./text/rebase";

/** Messages between the editor's server and its page. Files and pictures are named by their paths below `content/`. */

export const tokenHeader = "x-edit-token";

export const mostFound = 100;

export interface PreviewState extends Partial<ContentState> {
  address?: string;
  /** `waiting`: until the content is in order. */
  state: "off" | "waiting" | "starting" | "ready" | "failed";
  isClean?: boolean;
}

/** A text of a file, and the one that was there when somebody began to change it; of no file, an empty text. */
export interface Version {
  file: string;
  text: string;
  base: string;
  /** The window that it was written in, and the text of the last draft that this window has seen. */
  by: string;
  over: string;
}

export interface Checked {
  problems: Problem[];
  elsewhere: Problem[];
}

export interface FileConflict {
  file: string;
  places: Place[];
  by: string;
}

export type Chosen = Readonly<Record<string, Choices>>;

/** Reasons why something is not published. None of them says what to try again: that is on the button below it. */
export const stopReasons = {
  unwritten: "Visitors would read what is not written yet. Write what is listed, or press once more.",
  detached:
    "This computer shows an older state of the site, from which nothing can be published. Your changes are kept here; whoever set up this computer has to bring it back to the newest one.",
  nowhere:
    "Your changes are kept on this computer. No place is set up yet to publish them to: whoever set up this computer has to name one.",
  renamed:
    "At the place where the site is published from, the branch that is published to has no longer the name that is known here: whoever set up this computer has to name the new one. Your changes are kept on this computer.",
  away: "The place where the site is published from does not answer. Look whether you are online, and try again; your changes are kept on this computer.",
  password:
    "The place where the site is published from asks who you are, which cannot be answered here: ask whoever set up this computer to sign in there once, then try again. Your changes are kept on this computer.",
  refused:
    "The place where the site is published from takes nothing without a review: tell whoever set up this computer, who can send it for one. Your changes are kept on this computer.",
  slow: "It took longer than a minute and was ended. Try again; your changes are kept on this computer.",
  behind: "Colleagues publish at this moment as well. Try again; your changes are kept on this computer.",
  unnamed: "Each change is published in somebody's name, and none is known on this computer yet. Write yours:",
  hook: "A program that this project runs at each change has refused it, or waits for an answer and was ended after a minute; the terminal says why. Your changes are saved; try again once whoever set it up has mended that.",
  locked:
    "Another program works with the files of this project just now. Wait a moment, and try again. If this stays so for ten minutes, such a program has broken off: whoever set up this computer then looks that none runs, and deletes the file index.lock that it has left.",
  inTheWay:
    "What is published cannot be taken in, as these files, which are no content, were changed here as well. Whoever works on them has to keep them first; your changes are kept here.",
  publishFirst:
    "Colleagues have published changes of the same files as you. Publish yours: theirs are taken in on the way, and where both say something else in one place, you choose.",
  mistakes:
    "What colleagues have published is here now, and together with your change something is wrong. Mend what is listed, and publish again.",
} as const;

export type StopReason = keyof typeof stopReasons;

export type Published =
  | { state: "published"; commit: string }
  | { state: "fetched" }
  | { state: "conflict"; files: FileConflict[] }
  | { state: "stopped"; reason: StopReason; files?: string[] };
