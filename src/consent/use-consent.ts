import { useEffect, useState } from "react";
import { consentEvent } from "../loader/shared";
import { type ConsentChoice, readChoice } from "./consent-cookie";
import type { Purpose } from "./purpose";
import { removeStorage } from "./remove-storage";

/**
 * Consent of the visitor to the optional services; undefined while there is no choice, and `unread` on the server and
 * until it has been looked for. The loader asks for it and keeps the answer, also before React is there.
 */
export function useConsent(purposes: readonly Purpose[]): ConsentChoice | "unread" {
  const [choice, setChoice] = useState<ConsentChoice | "unread">("unread");
  useEffect(() => {
    const keys = purposes.map(({ key }) => key);
    const read = () => setChoice(readChoice(keys));
    read();
    // A script may have written once more while the page of the withdrawal was closing.
    if (readChoice(keys) === "declined") removeStorage(purposes.flatMap(({ storage }) => storage));
    // It may have been withdrawn in another window. A page that still asks starts nothing before its own answer.
    const readAgain = () => setChoice((known) => known && readChoice(keys));
    document.addEventListener(consentEvent, read);
    document.addEventListener("visibilitychange", readAgain);
    window.addEventListener("focus", readAgain);
    return () => {
      document.removeEventListener(consentEvent, read);
      document.removeEventListener("visibilitychange", readAgain);
      window.removeEventListener("focus", readAgain);
    };
  }, [purposes]);
  return choice;
}
