import type { ChunkMap } from "../hosting/gatsby-names";
import {
  type AppFiles,
  failedEvent,
  hydratedEvent,
  type LoaderSettings,
  nearScreen,
  pageEvent,
  placeIn,
  subjectParameter,
} from "./shared";

/** `lost`: nor can it be loaded again. `disabled`: it is to load no app, as a form's answer or a page of an archive. */
type HydrationState = "idle" | "loading" | "hydrated" | "failed" | "lost" | "disabled";

export const settings = (document.currentScript as HTMLScriptElement).dataset as unknown as LoaderSettings;

export let state: HydrationState = "plainPage" in document.documentElement.dataset ? "disabled" : "idle";

export const isAwaited = (): boolean => state === "idle" || state === "loading";

let tell: () => void;

export const onHydrationChange = (listener: () => void): void => {
  tell = listener;
};

function become(next: HydrationState): void {
  state = next;
  tell();
}

const fail = () => {
  if (state === "loading") become("failed");
};

export function add<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  parent: HTMLElement = document.head,
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  parent.append(element);
  return element;
}

const loaded = new Set<string>();

/** Milliseconds of loading before links and forms work without the app. It may come later. */
const timeoutMs = 30_000;

/** A path as all its spellings have it: the same for `/about`, `/about/` and `/about.html`. */
const bare = (path: string) => path.replace(/(\/index)?(\.html)?\/?$/, "");

/** True below the path of an archive, from which Gatsby would lead away. Two pages stand in the place of others. */
const isElsewhere = (path: string) =>
  !/\/(404|maintenance)\b/.test(path) && bare(encodeURI(path)) !== bare(location.pathname);

function load(): void {
  const { textContent } = document.getElementById("app-files") ?? {};
  // In `gatsby develop` the page brings the app itself.
  if (!textContent) return;
  const { path, hash, scripts, data }: AppFiles = JSON.parse(textContent);
  if (isElsewhere(path)) {
    become("disabled");
    return;
  }
  const chunks: ChunkMap = {};
  Object.assign(window, { pagePath: path, ___webpackCompilationHash: hash, ___chunkMapping: chunks });
  // With them Gatsby fetches the components of pages ahead.
  fetch("/chunk-map.json")
    .then(async (answer) => Object.assign(chunks, await answer.json()))
    .catch(() => {});
  const onload = (src: string) => {
    loaded.add(src);
    if (window.___loader || scripts.some((other) => !loaded.has(other))) return;
    // HTML in the place of a script, as captive portals give it.
    loaded.clear();
    fail();
  };
  for (const src of scripts) {
    if (!loaded.has(src)) add("script", { src, onload: () => onload(src), onerror: fail });
  }
  setTimeout(fail, timeoutMs);
  for (const href of data) add("link", { rel: "preload", as: "fetch", crossOrigin: "anonymous", href });
}

/** Loads the app, unless it is there or loading. The page answers an input first: to ask takes a phone a frame. */
export function loadApp(): void {
  if (state !== "idle" && state !== "failed") return;
  become("loading");
  requestAnimationFrame(() => setTimeout(load));
}

/** Milliseconds in which a page that came back may go on with what it was loading. */
const resumeTime = 1000;

export function awaitHydration(): void {
  document.addEventListener(hydratedEvent, () => become("hydrated"));
  document.addEventListener(failedEvent, () => become("lost"));
  // Safari says so of a transition between documents that it skips.
  addEventListener("unhandledrejection", (event) => {
    if (event.reason?.name === "AbortError") event.preventDefault();
  });
  // Left while it was loading, a page comes back from the browser's cache, and what was on its way may not.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted && state !== "idle") setTimeout(() => (state === "loading" ? load() : loadApp()), resumeTime);
  });
}

const interactions = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"];

/** Loads the app at the first interaction, or at once where the address names a window or a subject. */
export function awaitFirstInteraction(): void {
  const onInteraction = (event: Event) => {
    // A pointer that rests where the page appears has not moved.
    const { type, movementX, movementY } = event as MouseEvent;
    if (type === "pointermove" && !movementX && !movementY) return;
    for (const name of interactions) removeEventListener(name, onInteraction, true);
    loadApp();
  };
  for (const name of interactions) addEventListener(name, onInteraction, true);

  const goToPlace = () => {
    const name = placeIn(location.hash);
    if (!name) return;
    const place = document.getElementById(name);
    if (!place) loadApp();
    // The browser has gone there by itself, unless something stands behind the name.
    else if (!document.querySelector(":target")) place.scrollIntoView();
  };
  goToPlace();
  if (new URLSearchParams(location.search).has(subjectParameter)) loadApp();
  addEventListener("hashchange", goToPlace);

  // Until now a form could only have been sent by the browser itself.
  for (const button of document.querySelectorAll<HTMLButtonElement>("[type=submit]")) button.disabled = false;
}

const prefetchDelay = 2000;

/** The links that lead a reader on, and not to a window; the one of the consent banner is not among them. */
const onwardLinks = ":is(main,nav) a[href]:not([aria-haspopup])";

/** No places on this page, and no files. */
const isPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === location.origin && pathname !== location.pathname && !pathname.includes(".");

/** Fetches ahead what links near the screen lead to: one document before hydration, the pages' small data after it. */
export function prefetchPages(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return;
  let isAsked = false;
  const near = nearScreen<HTMLAnchorElement>(({ pathname }) => {
    if (state === "hydrated") window.___loader?.enqueue(pathname);
    if (state !== "idle" || isAsked) return;
    isAsked = true;
    add("link", { rel: "prefetch", href: pathname });
  });
  const observe = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(onwardLinks)) if (isPage(link)) near.observe(link);
  };
  addEventListener("load", () => setTimeout(observe, prefetchDelay));
  document.addEventListener(pageEvent, observe);
}
