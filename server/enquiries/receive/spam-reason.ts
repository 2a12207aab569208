import { createHash } from "node:crypto";
import type { FormDefinition } from "../../../src/content/enquiry/enquiry-site";

/** Nobody reads and fills a form in less. */
const shortestMs = 2000;

const mostLinks = 4;

/** Texts that are shorter may well be the same: "Please call me back." */
const shortestText = 40;

/** Texts alike in a day that are none too many: one whose name was corrected is sent again. */
const mostRepeats = 2;

export interface SpamSigns {
  honeypot: string;
  /** The header with the milliseconds between the coming of the page and sending; without it, nothing is suspected. */
  elapsed: string | string[] | undefined;
  answers: Readonly<Record<string, string | readonly string[]>>;
  repeats: number;
}

/**
 * Reason to think that an enquiry came from a program, or undefined where nothing speaks for it. A suspect is passed on
 * as any other, marked as one: the suspicion may be wrong.
 */
export function spamReasonOf({ honeypot, elapsed, answers, repeats }: SpamSigns): string | undefined {
  const links = JSON.stringify(answers).match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
  const isFast = typeof elapsed === "string" && /^\d{1,12}$/.test(elapsed) && Number(elapsed) < shortestMs;
  const reasons = [
    honeypot !== "" && "the hidden field was filled in",
    isFast && `it was sent after ${elapsed} milliseconds`,
    links > mostLinks && `it names ${links} pages`,
    repeats >= mostRepeats && `the same text has come ${repeats} times before, within a day`,
  ].filter((reason) => reason !== false);
  return reasons.length > 0 ? reasons.join(", and ") : undefined;
}

/** A digest of what was written freely, as programs send it again; undefined where that is short. */
export function textDigestOf(answers: SpamSigns["answers"], { fields }: FormDefinition): string | undefined {
  const text = fields
    .filter(({ kind }) => kind === "textArea")
    .map(({ name }) => String(answers[name] ?? ""))
    .join("\n")
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, " ")
    .trim();
  return text.length < shortestText ? undefined : createHash("sha256").update(text).digest("hex");
}
