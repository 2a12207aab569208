import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { noteFields } from "../components/early-entries";
import { keepKeysOfInputMethods } from "../components/input-method";
import { showLanguage } from "../loader/choices";
import { failedEvent, hydratedEvent, pageEvent } from "../loader/shared";
import { emotionOptions } from "../theme/emotion-options";
import { showContentMessages } from "./content-messages";
import { EditedPage } from "./editing/edited-page";
import { followEditor } from "./editing/follow-editor";
import { lateStyles } from "./late-styles";
import { playHoverLoops } from "./play-hover-loops";
import { wrapPageElement as wrapPage, wrapRootElement as wrapRoot } from "./wrappers";

const cache = createCache(emotionOptions);

/** True while `npm run edit` shows pages beside their forms. */
const isEdited = process.env.NODE_ENV === "development" && process.env.GATSBY_EDITOR !== undefined;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  keepKeysOfInputMethods();
  // While the site is being edited, the page itself says what is wrong with the content; no build has any of this.
  if (isEdited) return followEditor();
  if (process.env.NODE_ENV === "development") return showContentMessages();
  const tell = () => document.dispatchEvent(new Event(failedEvent));
  // Asked for once: Gatsby is given the same answer.
  window.___loader
    ?.loadPage(window.location.pathname + window.location.search)
    .then((page) => (page as { status?: string } | undefined)?.status === "error" && tell(), tell);
};

/** The root as on the server. Emotion takes the page's own styles over. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <CacheProvider value={cache}>{wrapRoot({ element, pathname: window.location.pathname })}</CacheProvider>
);

/** The page as on the server, or as somebody writes it at this moment. */
export const wrapPageElement = ({ element, props }: Parameters<typeof wrapPage>[0]) =>
  wrapPage({ element: isEdited ? <EditedPage page={element} /> : element, props });

/** Tells the loader that React listens to the page. */
function tellLoader(): void {
  performance.mark(hydratedEvent);
  document.dispatchEvent(new Event(hydratedEvent));
}

/**
 * Hydrates the page, one boundary after the other, and tells the loader at once: from now on React hydrates first what is
 * pressed. Gatsby's own `onInitialClientRender` does not come where a link is followed meanwhile.
 */
export function hydrate(element: ReactNode, container: Element): void {
  noteFields();
  startTransition(() => {
    hydrateRoot(container, element, {
      onRecoverableError: (error) => {
        // A boundary that changed before it was hydrated is drawn anew, and nothing is lost. So is one whose words a
        // translator has replaced, by elements that no page of ours has.
        const isTranslated = document.querySelector("font");
        if (!isTranslated && !/#421|before it finished hydrating/.test(String(error))) reportError(error);
        // Names that the loader had put into the page are gone with what stood there.
        showLanguage();
      },
    });
  });
  tellLoader();
}

export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  // While the site is being edited, no page is drawn before it comes.
  if (process.env.NODE_ENV === "development") {
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

/**
 * Keeps the scroll position at hydration: Gatsby would restore that at which this address was left before in the same tab.
 * While the site is being edited, no page is drawn before, and Gatsby alone can restore it.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps }) =>
  prevRouterProps !== undefined || process.env.NODE_ENV === "development";

/** Tells the loader that a page has come, with links to fetch ahead, and Gatsby where the first one is scrolled to. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ prevLocation }) => {
  // Gatsby saves a scroll position when it hears the event, and has heard of none before hydration.
  if (!prevLocation) window.dispatchEvent(new Event("scroll"));
  document.dispatchEvent(new Event(pageEvent));
  // In a tab that was opened before a release, a link may name a page that has moved: the server knows where.
  if (prevLocation && document.querySelector("[data-not-found]")) window.location.reload();
};
