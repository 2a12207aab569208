import { subjectParameter } from "../loader/subject";
import { useHydrated } from "./use-hydrated";

/** Addresses are anybody's to write: what stands in one is cut to the length of a subject. */
const longest = 120;

/**
 * Address of a page that is told what its visitor asks about.
 * @param to path of the page, with its anchor if any
 * @param subject in the words of this site, never a visitor's own
 */
export function withSubject(to: string, subject: string): string {
  const [path, anchor] = to.split("#");
  return `${path}?${subjectParameter}=${encodeURIComponent(subject)}${anchor ? `#${anchor}` : ""}`;
}

/** What the visitor asks about, as the address of the page on screen says; the prebuilt page knows of none. */
export function useSubject(): string | undefined {
  const isHydrated = useHydrated();
  if (!isHydrated) return undefined;
  return new URLSearchParams(location.search).get(subjectParameter)?.slice(0, longest).trim() || undefined;
}

/** Takes the subject out of the address, so that a reload does not bring it back. */
export function forgetSubject(): void {
  const address = new URL(location.href);
  address.searchParams.delete(subjectParameter);
  history.replaceState(history.state, "", address);
}
