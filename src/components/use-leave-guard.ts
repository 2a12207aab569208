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

/**
 * The browser asks before it closes the page or leaves it.
 * @param isNeeded while something would be lost: it is being sent, or is not saved
 * @param question asked where a link leads to another page of the app, of which the browser knows nothing
 */
export function useLeaveGuard(isNeeded: boolean, question?: string): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCalling = false;
    const ask = (event: BeforeUnloadEvent) => {
      if (isCalling) return;
      event.preventDefault();
      // Chrome and Edge before 119 ask for nothing else.
      event.returnValue = true;
    };
    const onClick = (event: MouseEvent) => {
      // A mail program or a phone opens beside the page; Chrome asks as if it were left.
      isCalling = /^(?:mailto|tel):/.test(linkOf(event)?.protocol ?? "");
      setTimeout(() => {
        isCalling = false;
      }, 100);
      if (question === undefined || !leavesPage(event) || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("beforeunload", ask);
    window.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("beforeunload", ask);
      window.removeEventListener("click", onClick, true);
    };
  }, [isNeeded, question]);
}
