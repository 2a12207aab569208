import { readCookies, writeCookie } from "../../src/consent/consent-cookie";

export function forgetCookies(): void {
  for (const name of Object.keys(readCookies())) writeCookie(name, "", { maxAge: 0 });
}
