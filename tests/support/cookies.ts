import { readCookies, writeCookie } from "../../src/consent/consent-cookie";

/** Removes every cookie that a test has written. */
export function forgetCookies(): void {
  for (const name of Object.keys(readCookies())) writeCookie(name, "", { maxAge: 0 });
}
