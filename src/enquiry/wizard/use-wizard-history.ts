import { useCallback, useEffect, useRef } from "react";
import { placeIn } from "../../loader/shared";

interface WizardHistory {
  wizardKey: string;
  goBack: () => boolean;
  /** True once the enquiry has arrived: the address, loaded again, opens no empty wizard. */
  isDone: boolean;
}

const isOurs = (wizardKey: string) => window.history.state?.wizard === wizardKey;

const pageAddress = () => window.location.pathname + window.location.search;

const nameNone = () => window.history.replaceState(window.history.state, "", pageAddress());

/** Gives the open wizard an entry in the browser's history, so that Back does not leave the page with all that was entered. */
export function useWizardHistory({ wizardKey, goBack, isDone }: WizardHistory): () => void {
  const enter = useCallback(() => {
    window.history.pushState({ ...window.history.state, wizard: wizardKey }, "", `${pageAddress()}#${wizardKey}`);
  }, [wizardKey]);

  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
    if (!isOurs(wizardKey)) {
      if (placeIn(window.location.hash) === wizardKey) nameNone();
      enter();
    }
    return () => {
      isLeaving.current = true;
      if (isOurs(wizardKey)) window.history.back();
    };
  }, [wizardKey, enter]);

  useEffect(() => {
    if (isDone) nameNone();
  }, [isDone]);

  return useCallback(() => {
    // Forward, back to the open wizard's own entry, changes nothing.
    if (isLeaving.current || isOurs(wizardKey)) return;
    if (goBack()) enter();
  }, [wizardKey, goBack, enter]);
}
