import { useEffect } from "react";
import { isPlainClick } from "../loader/shared";

const linkOf = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;

/** True of a press on a link that leads to another page of the site, in this tab; some open a window instead. */
function leavesPage(event: MouseEvent): boolean {
  const link = linkOf(event);
  if (!link || !isPlainClick(event) || link.matches("[target=_blank], [aria-haspopup]")) return false;
  return link.origin === location.origin && link.pathname !== location.pathname;
}

const held = new Set<object>();
let isCalling = false;

function ask(event: BeforeUnloadEvent): void {
  if (isCalling) return;
  event.preventDefault();
  // Chrome and Edge before 119 ask for nothing else.
  event.returnValue = true;
}

/** A mail program or a phone opens beside the page; Chrome asks as if it were left. */
function noteCall(event: MouseEvent): void {
  isCalling = /^(?:mailto|tel):/.test(linkOf(event)?.protocol ?? "");
  setTimeout(() => {
    isCalling = false;
  }, 100);
}

/** The browser asks before it closes or leaves the page, from now on until it is told that nothing would be lost. */
export function holdPage(owner: object, isNeeded: boolean): void {
  if (isNeeded) held.add(owner);
  else held.delete(owner);
  const change = held.size > 0 ? window.addEventListener : window.removeEventListener;
  change("beforeunload", ask);
  change("click", noteCall as EventListener, true);
}

export const isHeld = (owner: object): boolean => held.has(owner);

/** Asks before a link leads to another page of the app, of which the browser knows nothing. */
export function useLinkGuard(isNeeded: boolean, question: string): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const onClick = (event: MouseEvent) => {
      if (!leavesPage(event) || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("click", onClick, true);
    return () => window.removeEventListener("click", onClick, true);
  }, [isNeeded, question]);
}
