import { readCookies, writeCookie } from "./consent-cookie";

/** Entry that a service keeps in the browser; a name that ends with * stands for every ending. */
export interface StoredEntry {
  readonly name: string;
  readonly kind: "cookie" | "localStorage" | "sessionStorage";
}

const matches = (pattern: string, name: string) =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** This host and every domain above it that could have set a cookie: `www.example.com`, `example.com`. */
function domains(host: string): string[] {
  const labels = host.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

/** The names in one of the browser's two stores. A store that is closed to us keeps nothing. */
function namesIn(kind: "localStorage" | "sessionStorage"): string[] {
  try {
    return Object.keys(window[kind]);
  } catch {
    return [];
  }
}

/** Removes what services have kept, wherever on this site's domains they kept it. */
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
