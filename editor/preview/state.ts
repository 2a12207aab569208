/** State of the page: Gatsby's own screens in its place are nothing for whoever edits. */
export type PageState = "shown" | "missing" | "broken";

/** Milliseconds between requests for a page that is not there yet. */
const askEvery = 200;

/** Path of the page that is to be shown in place of this one, until it is. */
let wanted: string | undefined;

/** Until Gatsby serves pages, one that is not published either comes with this attribute alone. */
const isMissing = () =>
  wanted !== undefined ||
  document.documentElement.hasAttribute("data-edit-new") ||
  /^Gatsby\.js development 404/.test(document.querySelector("h1")?.textContent ?? "");

/** Milliseconds until a page is loaded anew of which React draws nothing more: no change of the content reaches it. */
const reloadAfter = 5000;

const isEmpty = () => document.querySelector("#gatsby-focus-wrapper") === null;

const isBroken = () => Boolean(document.querySelector("gatsby-fast-refresh")?.shadowRoot?.childElementCount);

const pageData = (path: string) => `/page-data${path === "/" ? "/index" : path.replace(/\/$/, "")}/page-data.json`;

/** Calls back as soon as a page is made. */
async function waitForPage(path: string, then: () => unknown): Promise<void> {
  const answer = await fetch(pageData(path), { cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) then();
  else setTimeout(() => void waitForPage(path, then), askEvery);
}

/** Gatsby's own way to another page does not load the program of all pages anew. */
const navigate = (path: string) => (window.___navigate ? window.___navigate(path) : location.assign(path));

/** Shows another page, as soon as it is made. */
export function goTo(path: string): void {
  const { pathname } = new URL(path, location.href);
  wanted = pathname === location.pathname ? undefined : pathname;
  if (wanted === undefined) navigate(path);
  else void waitForPage(pathname, () => wanted === pathname && navigate(path));
}

/** Hides Gatsby's own screens before they are painted, and tells of them instead, and when the page is there. */
export function watchState(tell: (state: PageState, isDrawn: boolean) => void): void {
  const style = document.createElement("style");
  style.textContent =
    "gatsby-fast-refresh { display: none !important } [data-edit-missing] body { visibility: hidden }";
  document.documentElement.append(style);
  let last: PageState = "shown";
  let told = "";
  const change = (state: PageState) => {
    last = state;
    document.documentElement.toggleAttribute("data-edit-missing", state === "missing");
    if (state === "missing" && wanted === undefined) void waitForPage(location.pathname, () => location.reload());
    if (state === "broken") setTimeout(() => isEmpty() && location.reload(), reloadAfter);
  };
  const look = () => {
    if (wanted === location.pathname) wanted = undefined;
    const state = isMissing() ? "missing" : isBroken() ? "broken" : "shown";
    if (state !== last) change(state);
    const isDrawn = state !== "missing" && !isEmpty();
    if (document.readyState === "loading" || told === `${state} ${isDrawn}`) return;
    told = `${state} ${isDrawn}`;
    tell(state, isDrawn);
  };
  new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", look);
  // Changes in the window of the overlay are no mutations of the page.
  setInterval(look, askEvery);
}
