import { parseCookie, type SerializeOptions, stringifySetCookie } from "cookie";
import { choiceCookie, kept, listedPurposes, purposesCookie } from "../loader/shared";

/** Choice of a visitor; undefined while there is none, or one about other purposes. */
export type ConsentChoice = "accepted" | "declined" | undefined;

/**
 * Writes a cookie as the browser's own program can.
 * @throws TypeError for a name, value, max-age, domain, path, expiry or same-site option that is not valid
 */
export function writeCookie(name: string, value: string, options: SerializeOptions = {}): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the newer Cookie Store is missing in browsers we support
  document.cookie = stringifySetCookie(name, value, {
    path: "/",
    sameSite: "lax",
    secure: window.location.protocol === "https:",
    ...options,
  });
}

/** All cookies that the page's program can see. */
export const readCookies = () => parseCookie(document.cookie);

/** The choice that was made about exactly these purposes. */
export function readChoice(purposes: readonly string[]): ConsentChoice {
  if (kept(purposesCookie) !== listedPurposes(purposes)) return undefined;
  const choice = kept(choiceCookie);
  if (choice === "true") return "accepted";
  return choice === "false" ? "declined" : undefined;
}
