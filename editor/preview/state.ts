/** State of the page: Gatsby's own screens in its place are nothing for whoever edits. */
export type PageState = "shown" | "missing" | "broken";

/** Milliseconds between requests for a page that is not there yet. */
const askEvery = 500;

const isMissing = () => /^Gatsby\.js development 404/.test(document.querySelector("h1")?.textContent ?? "");

const isBroken = () => Boolean(document.querySelector("gatsby-fast-refresh")?.shadowRoot?.childElementCount);

const pageData = () => {
  const path = location.pathname === "/" ? "/index" : location.pathname.replace(/\/$/, "");
  return `/page-data${path}/page-data.json`;
};

/** Loads the page as soon as it is made. */
async function waitForPage(): Promise<void> {
  const answer = await fetch(pageData(), { cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) location.reload();
  else setTimeout(() => void waitForPage(), askEvery);
}

/** Hides Gatsby's own screens before they are painted, and tells of them instead. */
export function watchState(tell: (state: PageState) => void): void {
  const style = document.createElement("style");
  style.textContent =
    "gatsby-fast-refresh { display: none !important } [data-edit-missing] body { visibility: hidden }";
  document.documentElement.append(style);
  let last: PageState = "shown";
  const look = () => {
    const state = isMissing() ? "missing" : isBroken() ? "broken" : "shown";
    if (state === last) return;
    last = state;
    document.documentElement.toggleAttribute("data-edit-missing", state === "missing");
    if (state === "missing") void waitForPage();
    tell(state);
  };
  new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true });
  // Changes in the window of the overlay are no mutations of the page.
  setInterval(look, askEvery);
}
