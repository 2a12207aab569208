import { type ReactNode, startTransition, useCallback, useEffect, useState } from "react";
import { type Brought, type BroughtFigures, LinkActionsProvider } from "../../components/link";
import { wizardPagePath } from "../../content/enquiry/endpoint";
import { placeIn } from "../../loader/shared";
import { OpenedWizard, type OpeningWords } from "./opened-wizard";

/** The figures of tools on the page as a visitor left them, those that were changed last behind all others. */
const onPage = new Set<BroughtFigures>();

/** Has every wizard that is opened on the page bring along the figures of a tool; undefined while they are the sample's. */
export function useFiguresForOffers(figures: BroughtFigures | undefined): void {
  const { label, text } = figures ?? {};
  useEffect(() => {
    if (label === undefined || text === undefined) return undefined;
    const changed = { label, text };
    onPage.add(changed);
    return () => void onPage.delete(changed);
  }, [label, text]);
}

interface WizardProviderProps {
  /** Names of all wizards. Each opens by its name in an address: `/about#start-project`. */
  keys: readonly string[];
  messages: OpeningWords;
  /** Beginning of the paths of the language that they are in: `/de`; empty for the first one. */
  prefix: string;
  children: ReactNode;
}

const keyIn = (address: string, keys: readonly string[]) => {
  const name = placeIn(address.split("#")[1] ?? "");
  return keys.find((key) => key === name);
};

export function WizardProvider({ keys, messages, prefix, children }: WizardProviderProps) {
  const [opened, setOpened] = useState<{ readonly key: string; readonly brought: Brought }>();
  const openWizard = useCallback((key: string, { offer, figures = [...onPage].at(-1) }: Brought = {}) => {
    // Boundaries that still wait to be hydrated would be drawn anew otherwise (React's error 421).
    startTransition(() =>
      // Opened again, an open wizard stays as it is, with everything that was entered.
      setOpened((before) => (before?.key === key ? before : { key, brought: { offer, figures } })),
    );
  }, []);

  useEffect(() => {
    const openFromAddress = () => {
      const key = keyIn(window.location.hash, keys);
      if (key) openWizard(key);
    };
    openFromAddress();
    window.addEventListener("hashchange", openFromAddress);
    return () => window.removeEventListener("hashchange", openFromAddress);
  }, [keys, openWizard]);

  const linkActions = useCallback(
    (to: string) => {
      const key = to.startsWith("/") || to.startsWith("#") ? keyIn(to, keys) : undefined;
      if (!key) return undefined;
      return { run: (brought: Brought) => openWizard(key, brought), href: wizardPagePath(key, prefix) };
    },
    [keys, openWizard, prefix],
  );
  return (
    <>
      <LinkActionsProvider value={linkActions}>{children}</LinkActionsProvider>
      {opened && (
        <OpenedWizard
          key={opened.key}
          wizardKey={opened.key}
          prefix={prefix}
          brought={opened.brought}
          messages={messages}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
