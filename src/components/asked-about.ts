import { useReducer } from "react";
import { subjectParameter } from "../loader/shared";
import { useHydrated } from "./use-hydrated";

/** Addresses are anybody's to write: what stands in one is cut to this length. */
const longest = 120;

/** Address of a page that is told what its visitor asks about, in the words of this site. */
export function withSubject(to: string, subject: string): string {
  const [path, anchor] = to.split("#");
  return `${path}?${subjectParameter}=${encodeURIComponent(subject)}${anchor ? `#${anchor}` : ""}`;
}

/** What the visitor asks about, as the address says, and the way to forget it there. The prebuilt page knows of none. */
export function useSubject(): [subject: string | undefined, forget: () => void] {
  const isHydrated = useHydrated();
  // No router hears of an address that is only replaced.
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const found = isHydrated ? new URLSearchParams(location.search).get(subjectParameter) : undefined;
  const forget = () => {
    const address = new URL(location.href);
    address.searchParams.delete(subjectParameter);
    history.replaceState(history.state, "", address);
    redraw();
  };
  return [found?.slice(0, longest).trim() || undefined, forget];
}
