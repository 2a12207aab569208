import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import type { ConsentBannerProps } from "./consent-banner";
import { type Choice, readChoice, writeChoice } from "./consent-cookie";
import type { ConsentWords, Purpose } from "./purpose";
import { removeStorage } from "./remove-storage";

interface ConsentControls {
  /** The choice; undefined while there is none, on the server, and until React has taken the page over. */
  choice: Choice;
  /** Opens the banner again, for another choice. */
  openSettings: () => void;
}

const ConsentContext = createContext<ConsentControls>({ choice: undefined, openSettings: () => {} });

/** What the visitor has chosen, for everything that must wait for it. */
export const useConsent = () => useContext(ConsentContext);

interface ConsentProviderProps {
  words: ConsentWords;
  purposes: readonly Purpose[];
  children: ReactNode;
}

/**
 * Holds the choice about optional services and asks for it. The choice is read after hydration, since the server
 * cannot know it; the banner floats, so that the page does not move when it comes.
 */
export function ConsentProvider({ words, purposes, children }: ConsentProviderProps) {
  const [choice, setChoice] = useState<Choice>();
  const [isAsking, setIsAsking] = useState<"no" | "first" | "again">("no");
  const [Banner, setBanner] = useState<ComponentType<ConsentBannerProps>>();

  const ask = useCallback((how: "first" | "again") => {
    setIsAsking(how);
    // Without the banner's program nothing is agreed to, and nothing is loaded.
    import("./consent-banner").then(
      ({ ConsentBanner }) => setBanner(() => ConsentBanner),
      () => {},
    );
  }, []);

  useEffect(() => {
    const kept = readChoice(purposes.map(({ key }) => key));
    setChoice(kept);
    if (kept === undefined) ask("first");
    // A script may have written once more while the page of the withdrawal was closing.
    if (kept === "declined") removeStorage(purposes.flatMap(({ storage }) => storage));
  }, [purposes, ask]);

  const choose = useCallback(
    (chosen: "accepted" | "declined") => {
      writeChoice(
        chosen,
        purposes.map(({ key }) => key),
      );
      setIsAsking("no");
      setChoice(chosen);
    },
    [purposes],
  );
  const openSettings = useCallback(() => ask("again"), [ask]);
  const controls = useMemo(() => ({ choice, openSettings }), [choice, openSettings]);
  return (
    <ConsentContext.Provider value={controls}>
      {isAsking !== "no" && Banner && (
        <Banner words={words} purposes={purposes} takesFocus={isAsking === "again"} onChoose={choose} />
      )}
      {children}
    </ConsentContext.Provider>
  );
}
