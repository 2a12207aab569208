import { useEffect, useState } from "react";
import { consentEvent } from "../loader/shared";
import { type ConsentChoice, readChoice, removeStorage, type SiteConsent } from "./consent-cookie";

/** What visitors can agree to, and whether the site names a service for it. */
export type Purpose = SiteConsent["purposes"][number] & { readonly isSwitchedOn: boolean };

/** Consent of the visitor to the optional services, for which the loader asks; `unread` on the server and at first. */
export function useConsent(purposes: readonly Purpose[]): ConsentChoice | "unread" {
  const [choice, setChoice] = useState<ConsentChoice | "unread">("unread");
  useEffect(() => {
    const keys = purposes.map(({ key }) => key);
    const read = () => setChoice(readChoice(keys));
    read();
    // A script may have written once more while the page of the withdrawal was closing.
    if (readChoice(keys) === "declined") removeStorage(purposes.flatMap(({ storage }) => storage));
    // Consent may have been withdrawn in another window. A page that still asks starts nothing before its own answer.
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
