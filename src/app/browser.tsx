import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { hasEntries, noteFields } from "../components/early-entries";
import { keepKeysOfInputMethods } from "../components/input-method";
import { showLanguage } from "../loader/preferences";
import { failedEvent, hydratedEvent, pageEvent } from "../loader/shared";
import { emotionOptions } from "../theme";
import { showContentMessages } from "./content-messages";
import { EditedPage, followEditor } from "./editing/follow-editor";
import { lateStyles } from "./late-styles";
import { playHoverLoops } from "./play-hover-loops";
import { wrapPageElement as wrapPage, wrapRootElement as wrapRoot } from "./wrappers";

const cache = createCache(emotionOptions);

const isDeveloped = process.env.NODE_ENV === "development";

/** True while `npm run edit` shows pages beside their forms. */
const isEdited = isDeveloped && process.env.GATSBY_EDITOR !== undefined;

/** True where loading the page anew would lose something: entries, or a press on what works without the app as well. */
const isInUse = () => hasEntries() || document.querySelector(":is(a, form)[aria-busy=true]") !== null;

export const onClientEntry = async (): Promise<void> => {
  keepKeysOfInputMethods();
  if (isEdited) return followEditor();
  if (isDeveloped) return showContentMessages();
  const { pathname, search } = window.location;
  // Asked for once: Gatsby is given the same answer.
  const loaded = await window.___loader?.loadPage(pathname + search).catch(() => undefined);
  const hash = loaded?.page?.webpackCompilationHash;
  // Empty where the file that says it could not be had.
  if (hash === "" || hash === window.___webpackCompilationHash) return;
  // What is of another release than its scripts Gatsby loads anew; what cannot be had here it finds at the page's own
  // address, as `/about` for `/about/index.html`, or tells of. Until then, links and forms work without the app.
  const isKept = hash !== undefined && isInUse();
  document.dispatchEvent(new Event(failedEvent));
  if (isKept) await new Promise(() => {});
  // Words that are typed before the other release is there would go with this page.
  if (hash !== undefined) document.addEventListener("input", () => window.stop(), { once: true });
};

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>{wrapRoot({ element, pathname: window.location.pathname })}</CacheProvider>
);

export const wrapPageElement = ({ element, props }: Parameters<typeof wrapPage>[0]) =>
  wrapPage({ element: isEdited ? <EditedPage page={element} /> : element, props });

function tellLoader(): void {
  performance.mark(hydratedEvent);
  document.dispatchEvent(new Event(hydratedEvent));
}

/** Tells the loader at once: Gatsby's own `onInitialClientRender` does not come where a link is followed meanwhile. */
export function hydrate(element: ReactNode, container: Element): void {
  noteFields();
  const hasForeignWords = () => document.querySelector("font") !== null;
  const wasTranslated = hasForeignWords();
  startTransition(() => {
    hydrateRoot(container, element, {
      onRecoverableError: (error) => {
        // A boundary that changed before, or that a translator has given its own elements, is drawn anew; where all are
        // at once, none of those elements is left by now.
        const isTranslated = wasTranslated || hasForeignWords();
        if (!isTranslated && !/#421|before it finished hydrating/.test(String(error))) reportError(error);
        // Names that the loader had put into the page are gone with what stood there.
        showLanguage();
      },
    });
  });
  tellLoader();
}

export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // No page is drawn before it comes.
  if (isDeveloped) {
    const root = createRoot(container);
    root.render(element);
    setTimeout(tellLoader);
    return () => root.unmount();
  }
  hydrate(element, container);
  const style = document.createElement("style");
  style.textContent = lateStyles;
  document.head.append(style);
  playHoverLoops();
};

/** Keeps the scroll position at hydration: Gatsby would restore the one at which this address was left before. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined || isDeveloped;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ prevLocation }) => {
  // Gatsby saves a scroll position when it hears the event, and has heard of none before hydration.
  if (!prevLocation) window.dispatchEvent(new Event("scroll"));
  document.dispatchEvent(new Event(pageEvent));
  // In a tab from before a release, a link may name a page that has moved: the server knows where.
  if (prevLocation && document.querySelector("[data-not-found]")) window.location.reload();
};
