import { useEffect, useState } from "react";

/**
 * False in the server's HTML and until React has taken the page over. A form that is sent before that would be sent by
 * the browser itself, with everything that was entered in the address.
 */
export function useHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return isHydrated;
}
