import { developNotFound, errorOverlay, focusWrapper, pageDataFile } from "../../src/gatsby/internals";
import type { PageState } from "./messages";
import { forgetChanges } from "./typed";

/** Milliseconds between requests for a page that is not there yet. */
const askEvery = 200;

/** Path of the page that is to be shown in place of this one, until it is. */
let wanted: string | undefined;

/** Path of the page that stands there meanwhile. */
let standIn: string | undefined;

/** Words of the page that is left, until others are drawn. */
let left: string | undefined;

const allWords = () => document.querySelector("main")?.textContent ?? "";

/** Until Gatsby serves pages, one that is not published either comes with this attribute alone. */
const isUnknown = () =>
  document.documentElement.hasAttribute("data-edit-new") ||
  document.querySelector("h1")?.textContent?.startsWith(developNotFound.headline) === true;

const isMissing = () => (wanted !== undefined && standIn !== location.pathname) || isUnknown();

/** Milliseconds until a page is loaded anew of which React draws nothing more: no change of the content reaches it. */
const reloadAfter = 5000;

const isEmpty = () => document.querySelector(focusWrapper) === null;

const isBroken = () => Boolean(document.querySelector(errorOverlay)?.shadowRoot?.childElementCount);

const pageData = (path: string) => `/${pageDataFile(path.replace(/(.)\/$/, "$1"))}`;

/** Calls back as soon as a page is made, and once where it is not made yet. */
async function waitForPage(path: string, then: () => unknown, notYet = () => {}): Promise<void> {
  const answer = await fetch(pageData(path), { cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) {
    then();
    return;
  }
  notYet();
  setTimeout(() => void waitForPage(path, then), askEvery);
}

/** Gatsby's own way to another page does not load the program of all pages anew. */
function navigate(path: string): void {
  forgetChanges();
  left = new URL(path, location.href).pathname === location.pathname ? undefined : allWords();
  if (window.___navigate) window.___navigate(path);
  else location.assign(path);
}

/** Shows another page, as soon as it is made, and until then the page of a neighbour. */
export function goTo(path: string, meanwhile?: string): void {
  const { pathname } = new URL(path, location.href);
  if (wanted === pathname) return;
  wanted = pathname === location.pathname && !isUnknown() ? undefined : pathname;
  standIn = undefined;
  if (wanted === undefined) {
    navigate(path);
    return;
  }
  const isWanted = () => wanted === pathname;
  void waitForPage(
    pathname,
    () => isWanted() && navigate(path),
    () => {
      if (!isWanted() || meanwhile === undefined) return;
      standIn = meanwhile;
      if (meanwhile !== location.pathname) navigate(meanwhile);
    },
  );
}

/** Hides Gatsby's own screens before they are painted, and tells of them instead, and when the page is there. */
export function watchState(tell: (now: { path: string; state: PageState; isDrawn: boolean }) => void): void {
  const style = document.createElement("style");
  style.textContent = `${errorOverlay} { display: none !important } [data-edit-missing] body { visibility: hidden }`;
  document.documentElement.append(style);
  let last: PageState = "shown";
  let told = "";
  const change = (state: PageState) => {
    last = state;
    document.documentElement.toggleAttribute("data-edit-missing", state === "missing");
    if (state === "missing" && wanted === undefined) {
      const { pathname } = location;
      const isStill = () => wanted === undefined && pathname === location.pathname;
      void waitForPage(pathname, () => isStill() && location.reload());
    }
    if (state === "broken") setTimeout(() => isEmpty() && location.reload(), reloadAfter);
  };
  const look = () => {
    const { pathname } = location;
    if (wanted === pathname && !isUnknown()) wanted = undefined;
    if (left !== undefined && left !== allWords()) left = undefined;
    const state = isMissing() ? "missing" : isBroken() ? "broken" : "shown";
    if (state !== last) change(state);
    const isDrawn = state !== "missing" && left === undefined && !isEmpty();
    const now = `${state} ${isDrawn} ${pathname} ${wanted}`;
    if (document.readyState === "loading" || told === now) return;
    told = now;
    tell({ path: pathname, state, isDrawn });
  };
  new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", look);
  // Changes in the window of the overlay are no mutations of the page.
  setInterval(look, askEvery);
}
