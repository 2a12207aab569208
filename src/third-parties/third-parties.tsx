import { useEffect, useRef, useState } from "react";
import { useIsWindowOpen } from "../components/open-windows";
import { type ConsentChoice, type Purpose, readChoice, removeStorage } from "../consent/consent-cookie";
import { consentEvent } from "../loader/shared";
import { type AnalyticsOptions, addScript, startAnalytics, trackOutboundLinks } from "./analytics";

interface ScriptService {
  readonly script: string;
  readonly globals: readonly string[];
}

export interface ThirdPartyOptions {
  readonly waitForConsent: boolean;
  readonly analytics?: AnalyticsOptions | undefined;
  readonly chat?: ScriptService | undefined;
  readonly scripts: readonly ScriptService[];
}

/** Consent of the visitor to the optional services, for which the loader asks; `unread` on the server and at first. */
function useConsent(purposes: readonly Purpose[]): ConsentChoice | "unread" {
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

/** Starts each service once, as soon as the visitor has agreed, and stops it when the consent is withdrawn. */
export function ThirdParties({ options, purposes }: { options: ThirdPartyOptions; purposes: readonly Purpose[] }) {
  const choice = useConsent(purposes);
  const isWindowOpen = useIsWindowOpen();
  const { waitForConsent, analytics, chat, scripts } = options;
  const isAllowed = choice === "accepted" || (!waitForConsent && choice === undefined);
  const wasRunning = useRef(false);

  useEffect(() => {
    if (!isAllowed) return undefined;
    const stops = scripts.map(({ script, globals }) => addScript(script, globals));
    if (analytics) stops.push(startAnalytics(analytics), trackOutboundLinks());
    if (stops.length > 0) wasRunning.current = true;
    return () => {
      for (const stop of stops) stop();
    };
  }, [isAllowed, analytics, scripts]);

  // No chat is put over an open window; one that is there stays.
  const [isChatDue, setIsChatDue] = useState(false);
  useEffect(() => {
    if (isAllowed && !isWindowOpen) setIsChatDue(true);
  }, [isAllowed, isWindowOpen]);
  useEffect(() => {
    if (!isAllowed || !isChatDue || !chat) return undefined;
    wasRunning.current = true;
    return addScript(chat.script, chat.globals);
  }, [isAllowed, isChatDue, chat]);

  useEffect(() => {
    if (choice !== "declined" || !wasRunning.current) return;
    removeStorage(purposes.flatMap(({ storage }) => storage));
    // A running script can only be stopped with its page, and what is entered in an open window would go with that.
    if (!isWindowOpen) window.location.reload();
  }, [choice, purposes, isWindowOpen]);
  return null;
}
