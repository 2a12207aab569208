import { parseCookie, type SerializeOptions, stringifySetCookie } from "cookie";
import type { z } from "zod";
import type { consent } from "../content/schemas/consent";

/** @throws TypeError for a name, value, max-age, domain, path, expiry or same-site option that is not valid */
export function writeCookie(name: string, value: string, options: SerializeOptions = {}): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the newer Cookie Store is missing in browsers we support
  document.cookie = stringifySetCookie(name, value, {
    path: "/",
    sameSite: "lax",
    secure: window.location.protocol === "https:",
    ...options,
  });
}

export const readCookies = () => parseCookie(document.cookie);

export type SiteConsent = z.output<typeof consent>;

/** What visitors can agree to, and whether the site names a service for it. */
export type Purpose = SiteConsent["purposes"][number] & { readonly isSwitchedOn: boolean };

/** Entry that a service keeps in the browser; a name that ends with * stands for every ending. */
type StoredEntry = Pick<SiteConsent["purposes"][number]["storage"][number], "name" | "kind">;

const matches = (pattern: string, name: string) =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** This host and every domain above it that could have set a cookie: `www.example.com`, `example.com`. */
function domains(host: string): string[] {
  const labels = host.split(".").filter(Boolean);
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

function namesIn(kind: "localStorage" | "sessionStorage"): string[] {
  try {
    return Object.keys(window[kind]);
  } catch {
    return [];
  }
}

export function removeStorage(entries: readonly StoredEntry[], host = window.location.hostname): void {
  for (const { name: pattern, kind } of entries) {
    if (kind === "cookie") {
      for (const name of Object.keys(readCookies()).filter((name) => matches(pattern, name))) {
        writeCookie(name, "", { maxAge: 0 });
        for (const domain of domains(host)) writeCookie(name, "", { maxAge: 0, domain });
      }
    } else {
      for (const name of namesIn(kind).filter((name) => matches(pattern, name))) window[kind].removeItem(name);
    }
  }
}
