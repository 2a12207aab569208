import { useEffect } from "react";
import { isPlainClick } from "../loader/plain-click";

/** True of a press on a link that leads to another page of the site, in this tab; some open a window instead. */
function leavesPage(event: MouseEvent): boolean {
  if (!isPlainClick(event) || !(event.target instanceof Element)) return false;
  const link = event.target.closest<HTMLAnchorElement>("a[href]:not([target=_blank], [aria-haspopup])");
  return link?.origin === location.origin && link.pathname !== location.pathname;
}

/**
 * The browser asks before it closes the page or leaves it.
 * @param isNeeded while something would be lost: it is being sent, or is not saved
 * @param question asked where a link leads to another page of the app, of which the browser knows nothing
 */
export function useLeaveGuard(isNeeded: boolean, question?: string): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome and Edge before 119 ask for nothing else.
      event.returnValue = true;
    };
    const askBeforeLink = (event: MouseEvent) => {
      if (question === undefined || !leavesPage(event) || window.confirm(question)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("beforeunload", ask);
    window.addEventListener("click", askBeforeLink, true);
    return () => {
      window.removeEventListener("beforeunload", ask);
      window.removeEventListener("click", askBeforeLink, true);
    };
  }, [isNeeded, question]);
}
