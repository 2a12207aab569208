import { useEffect, useRef, useState } from "react";
import { useIsWindowOpen } from "../components/open-windows";
import { type Purpose, removeStorage } from "../consent/consent-cookie";
import type { EntryOf } from "../content/entry";
import { choiceAbout, consentEvent, purposesKey } from "../loader/shared";
import { addScript, startAnalytics, trackOutboundLinks } from "./analytics";

type ThirdPartyOptions = EntryOf<"SiteSettings">["thirdParties"];

/** Consent of the visitor to the optional services, for which the loader asks; `unread` on the server and at first. */
function useConsent(purposes: readonly Purpose[]): string | undefined {
  const [choice, setChoice] = useState<string | undefined>("unread");
  useEffect(() => {
    const read = () => choiceAbout(purposesKey(purposes.map(({ key }) => key)));
    setChoice(read());
    // A script may have written once more while the page of the withdrawal was closing.
    if (read() === "false") removeStorage(purposes.flatMap(({ storage }) => storage));
    // It may have been refused or withdrawn in another window. A page that still asks starts nothing before its own answer.
    const readAgain = () => setChoice((known) => (known || read() === "false" ? read() : known));
    const page = new AbortController();
    document.addEventListener(consentEvent, () => setChoice(read()), page);
    document.addEventListener("visibilitychange", readAgain, page);
    window.addEventListener("focus", readAgain, page);
    return () => page.abort();
  }, [purposes]);
  return choice;
}

/** Starts each service once, as soon as the visitor has agreed, and stops it when the consent is withdrawn. */
export function ThirdParties({ options, purposes }: { options: ThirdPartyOptions; purposes: readonly Purpose[] }) {
  const choice = useConsent(purposes);
  const isWindowOpen = useIsWindowOpen();
  const { waitForConsent, analytics, chat, scripts } = options;
  const isAllowed = choice === "true" || (!waitForConsent && choice === undefined);
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
    if (choice !== "false" || !wasRunning.current) return;
    removeStorage(purposes.flatMap(({ storage }) => storage));
    // A running script can only be stopped with its page, and what is entered in an open window would go with that.
    if (!isWindowOpen) window.location.reload();
  }, [choice, purposes, isWindowOpen]);
  return null;
}
