import { useEffect, useRef, useState } from "react";
import { useIsWindowOpen } from "../components/open-windows";
import type { Purpose } from "../consent/purpose";
import { removeStorage } from "../consent/remove-storage";
import { useConsent } from "../consent/use-consent";

interface ScriptService {
  readonly script: string;
  readonly globals: readonly string[];
}

/** The services of other companies, from `site.yaml`. Each is off while it is left out. */
export interface ThirdPartyOptions {
  readonly waitForConsent: boolean;
  readonly analytics?: { readonly id: string; readonly origin: string } | undefined;
  readonly chat?: ScriptService | undefined;
  readonly scripts: readonly ScriptService[];
}

interface ThirdPartiesProps {
  options: ThirdPartyOptions;
  /** What visitors are asked about, with what the services keep in the browser. */
  purposes: readonly Purpose[];
}

/**
 * Loads the programs of the services, only where there are any, and starts one with them.
 * @param start starts it and returns what stops it
 * @returns what stops it, also while it is still loading
 */
function startWhenLoaded(start: (programs: typeof import("./scripts")) => () => void): () => void {
  let stop: (() => void) | undefined;
  let isCurrent = true;
  import("./scripts").then(
    (programs) => {
      if (isCurrent) stop = start(programs);
    },
    // A service that cannot be loaded is a service less; the page does not need it.
    () => {},
  );
  return () => {
    isCurrent = false;
    stop?.();
  };
}

/**
 * Starts the services that `site.yaml` names, each once, as soon as the visitor has agreed; stops them when the consent
 * is withdrawn or the shell goes.
 */
export function ThirdParties({ options, purposes }: ThirdPartiesProps) {
  const choice = useConsent(purposes);
  // While a window is open, no chat is put over it.
  const isWindowOpen = useIsWindowOpen();
  const { waitForConsent, analytics, chat, scripts } = options;
  const isAllowed = choice === "accepted" || (!waitForConsent && choice === undefined);
  const hasScripts = Boolean(analytics || chat || scripts.length > 0);
  const wasRunning = useRef(false);

  useEffect(() => {
    if (!isAllowed || !hasScripts) return undefined;
    return startWhenLoaded(({ startScripts }) => {
      wasRunning.current = true;
      return startScripts({ analytics, scripts });
    });
  }, [isAllowed, hasScripts, analytics, scripts]);

  const isChatAllowed = isAllowed && chat !== undefined;
  // A chat that is there stays while a window is open; it only does not start then.
  const [isChatStarted, setIsChatStarted] = useState(false);
  useEffect(() => {
    if (isChatAllowed && !isWindowOpen) setIsChatStarted(true);
  }, [isChatAllowed, isWindowOpen]);
  const showsChat = isChatAllowed && isChatStarted;
  useEffect(() => {
    if (!showsChat || !chat) return undefined;
    return startWhenLoaded(({ addScript }) => {
      wasRunning.current = true;
      return addScript(chat.script, chat.globals);
    });
  }, [showsChat, chat]);

  useEffect(() => {
    if (choice !== "declined" || !wasRunning.current) return;
    removeStorage(purposes.flatMap(({ storage }) => storage));
    // A running script can only be stopped with its page, and what is entered in an open window would go with that.
    if (!isWindowOpen) window.location.reload();
  }, [choice, purposes, isWindowOpen]);
  return null;
}
