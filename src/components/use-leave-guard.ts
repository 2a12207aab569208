import { useEffect } from "react";

/** Has the browser follow a link to another page by itself: it asks first, which an app's router does not. */
function leaveToBrowser(event: MouseEvent): void {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>("a[href]");
  if (link && link.origin === location.origin && link.pathname !== location.pathname) event.stopPropagation();
}

/**
 * The browser asks before it closes the page or leaves it, also for another page of the app.
 * @param isNeeded while something would be lost: it is being sent, or is not saved
 */
export function useLeaveGuard(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome and Edge before 119 ask for nothing else.
      event.returnValue = true;
    };
    window.addEventListener("beforeunload", ask);
    window.addEventListener("click", leaveToBrowser, true);
    return () => {
      window.removeEventListener("beforeunload", ask);
      window.removeEventListener("click", leaveToBrowser, true);
    };
  }, [isNeeded]);
}
