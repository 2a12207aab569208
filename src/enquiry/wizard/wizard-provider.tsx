import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { ErrorBoundary } from "../../components/error-boundary";
import { LinkActionsProvider } from "../../components/link-actions";
import { wizardPagePath } from "../../content/enquiry/endpoint";
import { placeIn } from "../../loader/shared";
import type { Brought, BroughtFigures } from "./brought-along";
import { type LoadedWizard, loadWizard } from "./load-wizard";
import { OpeningNotice } from "./opening-notice";

/** Has whatever opens a wizard on the page bring along what a tool there has worked out. @returns what ends that */
type KeepFigures = (give: GiveFigures) => () => void;

/** Function that gives the figures of a tool as a visitor left them; nothing while they are the sample's. */
type GiveFigures = () => BroughtFigures | undefined;

// It never changes: what is below would have to be hydrated before a window could open (components/open-windows.ts).
const FiguresContext = createContext<KeepFigures>(() => () => {});

/** Has every wizard that is opened on the page bring along the figures of a tool, once a visitor has changed them. */
export function useFiguresForOffers(give: GiveFigures): void {
  const keepFigures = useContext(FiguresContext);
  const latest = useRef(give);
  useEffect(() => {
    latest.current = give;
  });
  useEffect(() => keepFigures(() => latest.current()), [keepFigures]);
}

interface WizardProviderProps {
  /** Names of all wizards. Each opens by its name in an address: `/about#start-project`. */
  keys: readonly string[];
  messages: Parameters<typeof OpeningNotice>[0]["messages"];
  /** Beginning of the paths of the language that they are in: `/de`; empty for the first one. */
  prefix: string;
  children: ReactNode;
}

/** The wizard that an address names, if it names one. */
const keyIn = (address: string, keys: readonly string[]) => {
  const at = address.indexOf("#");
  const name = at < 0 ? undefined : placeIn(address.slice(at));
  return keys.find((key) => key === name);
};

/** Delay before loading is announced, in milliseconds: most of the time it is done by then. */
const loadingDelay = 300;

/** Limit of loading before the page of the questions is offered instead, in milliseconds: a connection may stand still. */
const loadingLimit = 30_000;

/**
 * Holds which wizard is open and mounts it. Its script and content are loaded on the first opening; on the server and
 * in the first render there is none. Links that name a wizard in their address open it here instead of leading away.
 */
export function WizardProvider({ keys, messages, prefix, children }: WizardProviderProps) {
  const [openKey, setOpenKey] = useState<string>();
  const [brought, setBrought] = useState<Brought>();
  const [loaded, setLoaded] = useState<LoadedWizard>();
  const [notice, setNotice] = useState<"none" | "opening" | "failed">("none");

  const shownKey = useRef<string>();
  const closeWizard = useCallback(() => {
    shownKey.current = undefined;
    setOpenKey(undefined);
    setLoaded(undefined);
    setNotice("none");
  }, []);
  const tools = useRef(new Set<GiveFigures>());
  const keepFigures = useCallback<KeepFigures>((give) => {
    tools.current.add(give);
    return () => void tools.current.delete(give);
  }, []);
  const openWizard = useCallback((key: string, offer?: string) => {
    // Opened again, an open wizard stays as it is, with everything that was entered.
    if (shownKey.current === key) return;
    shownKey.current = key;
    // Boundaries that still wait to be hydrated would be drawn anew otherwise (React's error 421).
    startTransition(() => {
      setLoaded(undefined);
      setNotice("none");
      setBrought({ offer, figures: [...tools.current].map((give) => give()).find(Boolean) });
      setOpenKey(key);
    });
  }, []);

  const isLoading = openKey !== undefined && !loaded && notice !== "failed";
  useEffect(() => {
    if (!isLoading) return undefined;
    let isCurrent = true;
    const timers = [
      setTimeout(() => setNotice("opening"), loadingDelay),
      setTimeout(() => setNotice("failed"), loadingLimit),
    ];
    loadWizard(openKey, prefix).then(
      (wizard) => {
        if (!isCurrent) return;
        setLoaded(wizard);
        setNotice("none");
      },
      () => isCurrent && setNotice("failed"),
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
      return { run: (offer?: string) => openWizard(key, offer), href: wizardPagePath(key, prefix) };
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
    <FiguresContext.Provider value={keepFigures}>
      <LinkActionsProvider value={linkActions}>{children}</LinkActionsProvider>
      {openKey && loaded && (
        // A build that came since this page was opened may ask what its script cannot draw.
        <ErrorBoundary fallback={(retry) => noticeOf(openKey, true, retry)}>
          <loaded.Dialog file={loaded.file} brought={brought} onClose={closeWizard} />
        </ErrorBoundary>
      )}
      {openKey && !loaded && notice !== "none" && noticeOf(openKey, notice === "failed", () => setNotice("none"))}
    </FiguresContext.Provider>
  );
}
