import { useEffect, useRef } from "react";
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

const enter = (wizard: string) =>
  window.history.pushState({ ...window.history.state, wizard }, "", `${pageAddress()}#${wizard}`);

/** Gives the open wizard an entry in the browser's history, so that Back does not leave the page with all that was entered. */
export function useWizardHistory({ wizardKey, goBack, isDone }: WizardHistory): () => void {
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
    if (!isOurs(wizardKey)) {
      if (placeIn(window.location.hash) === wizardKey) nameNone();
      enter(wizardKey);
    }
    return () => {
      isLeaving.current = true;
      if (isOurs(wizardKey)) window.history.back();
    };
  }, [wizardKey]);

  useEffect(() => {
    if (isDone) nameNone();
  }, [isDone]);

  return () => {
    // Forward, back to the open wizard's own entry, changes nothing.
    if (isLeaving.current || isOurs(wizardKey)) return;
    if (goBack()) enter(wizardKey);
  };
}
