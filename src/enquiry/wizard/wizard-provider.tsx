import { type ReactNode, startTransition, useCallback, useEffect, useState } from "react";
import { ErrorBoundary } from "../../components/error-boundary";
import { type Brought, type BroughtFigures, LinkActionsProvider } from "../../components/link-actions";
import { wizardPagePath } from "../../content/enquiry/endpoint";
import { placeIn } from "../../loader/shared";
import { type LoadedWizard, loadWizard } from "./load-wizard";
import { OpeningNotice, type OpeningNoticeProps } from "./opening-notice";

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

interface WizardProviderProps extends Pick<OpeningNoticeProps, "messages"> {
  /** Names of all wizards. Each opens by its name in an address: `/about#start-project`. */
  keys: readonly string[];
  /** Beginning of the paths of the language that they are in: `/de`; empty for the first one. */
  prefix: string;
  children: ReactNode;
}

interface OpenedWizard {
  readonly key: string;
  readonly brought: Brought;
  readonly loaded?: LoadedWizard;
  readonly notice?: "opening" | "failed" | undefined;
}

const keyIn = (address: string, keys: readonly string[]) => {
  const at = address.indexOf("#");
  const name = at < 0 ? undefined : placeIn(address.slice(at));
  return keys.find((key) => key === name);
};

/** Milliseconds before loading is announced: most of the time it is done by then. */
const loadingDelay = 300;

/** Milliseconds before the page of the questions is offered instead: a connection may stand still. */
const loadingLimit = 30_000;

/** Loads and shows the wizard that is open. Links that name one in their address open it here instead of leading away. */
export function WizardProvider({ keys, messages, prefix, children }: WizardProviderProps) {
  const [opened, setOpened] = useState<OpenedWizard>();
  const closeWizard = useCallback(() => setOpened(undefined), []);
  const openWizard = useCallback((key: string, { offer, figures = [...onPage].at(-1) }: Brought = {}) => {
    // Boundaries that still wait to be hydrated would be drawn anew otherwise (React's error 421).
    startTransition(() =>
      // Opened again, an open wizard stays as it is, with everything that was entered.
      setOpened((before) => (before?.key === key ? before : { key, brought: { offer, figures } })),
    );
  }, []);

  const openKey = opened?.key;
  const isLoading = opened !== undefined && !opened.loaded && opened.notice !== "failed";
  useEffect(() => {
    if (openKey === undefined || !isLoading) return undefined;
    let isCurrent = true;
    // What comes when another one is open by then changes nothing.
    const show = (change: Partial<OpenedWizard>) =>
      isCurrent && setOpened((before) => (before?.key === openKey ? { ...before, ...change } : before));
    const timers = [
      setTimeout(() => show({ notice: "opening" }), loadingDelay),
      setTimeout(() => show({ notice: "failed" }), loadingLimit),
    ];
    loadWizard(openKey, prefix).then(
      (loaded) => show({ loaded }),
      () => show({ notice: "failed" }),
    );
    return () => {
      isCurrent = false;
      timers.forEach(clearTimeout);
    };
  }, [openKey, isLoading, prefix]);

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
  const noticeOf = (key: string, hasFailed: boolean, onRetry: () => void) => (
    <OpeningNotice
      messages={messages}
      page={wizardPagePath(key, prefix)}
      hasFailed={hasFailed}
      onRetry={onRetry}
      onClose={closeWizard}
    />
  );
  return (
    <>
      <LinkActionsProvider value={linkActions}>{children}</LinkActionsProvider>
      {opened?.loaded && (
        // A build that came since this page was opened may ask what its script cannot draw.
        <ErrorBoundary fallback={(retry) => noticeOf(opened.key, true, retry)}>
          <opened.loaded.Dialog file={opened.loaded.file} brought={opened.brought} onClose={closeWizard} />
        </ErrorBoundary>
      )}
      {opened?.notice &&
        !opened.loaded &&
        noticeOf(opened.key, opened.notice === "failed", () => setOpened({ ...opened, notice: undefined }))}
    </>
  );
}
