import { useEffect } from "react";

/** While something is being sent, the browser asks before it closes the page or leaves it. */
export function useLeaveGuard(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isSending]);
}
