import { useCallback, useEffect, useRef } from "react";
import { placeIn } from "../../loader/shared";

interface WizardHistory {
  /** Name of the wizard, which stands in the address while it is open. */
  wizardKey: string;
  /** Goes a step back, or closes the wizard; says whether it stays. */
  goBack: () => boolean;
  /** True once the enquiry has arrived: the address, loaded again, opens no empty wizard. */
  isDone: boolean;
}

interface PageState {
  wizard?: string;
}

const isOurs = (wizardKey: string) => (window.history.state as PageState | null)?.wizard === wizardKey;

const pageAddress = () => window.location.pathname + window.location.search;

/** Takes the wizard's name out of the address. */
const nameNone = () => window.history.replaceState(window.history.state, "", pageAddress());

/**
 * Gives the open wizard an entry in the browser's history, so that Back, the most pressed button of a phone, goes a
 * step back or closes the wizard instead of leaving the page with everything that was entered.
 * @returns what the browser's Back does
 */
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
