import { writeCookie } from "../../src/consent/consent-cookie";
import { choiceCookie, choiceMaxAge, purposesCookie, purposesKey } from "../../src/loader/shared";

/** Keeps a choice about these purposes, as the loader does when it is made. */
export function writeChoice(choice: "accepted" | "declined", purposes: readonly string[]): void {
  writeCookie(choiceCookie, String(choice === "accepted"), { maxAge: choiceMaxAge });
  writeCookie(purposesCookie, purposesKey(purposes), { maxAge: choiceMaxAge });
}
