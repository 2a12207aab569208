import { createContext, type ReactNode, Suspense, startTransition, useContext, useEffect, useState } from "react";
import { consentEvent } from "../loader/shared";
import { ConsentBanner } from "./consent-banner";
import { type ConsentChoice, readChoice } from "./consent-cookie";
import type { ConsentWords, Purpose } from "./purpose";
import { removeStorage } from "./remove-storage";

const ConsentContext = createContext<ConsentChoice>(undefined);

/**
 * Consent of the visitor, for everything that must wait for it; undefined while there is no choice, on the server, and
 * until the page is hydrated.
 */
export const useConsent = () => useContext(ConsentContext);

interface ConsentProviderProps {
  words: ConsentWords;
  purposes: readonly Purpose[];
  children: ReactNode;
}

/** Holds the choice about optional services. The loader asks for it and keeps the answer, also before React is there. */
export function ConsentProvider({ words, purposes, children }: ConsentProviderProps) {
  const [choice, setChoice] = useState<ConsentChoice>();

  useEffect(() => {
    const keys = purposes.map(({ key }) => key);
    const read = () => startTransition(() => setChoice(readChoice(keys)));
    read();
    // A script may have written once more while the page of the withdrawal was closing.
    if (readChoice(keys) === "declined") removeStorage(purposes.flatMap(({ storage }) => storage));
    // It may have been withdrawn in another tab. A page that still asks starts nothing before its own answer.
    const readAgain = () => startTransition(() => setChoice((known) => known && readChoice(keys)));
    document.addEventListener(consentEvent, read);
    document.addEventListener("visibilitychange", readAgain);
    return () => {
      document.removeEventListener(consentEvent, read);
      document.removeEventListener("visibilitychange", readAgain);
    };
  }, [purposes]);

  return (
    <ConsentContext.Provider value={choice}>
      {/* By itself: where an extension has removed it, the rest of the page is hydrated all the same. */}
      <Suspense>
        <ConsentBanner words={words} purposes={purposes} />
      </Suspense>
      {children}
    </ConsentContext.Provider>
  );
}
