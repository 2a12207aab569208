import { errorOverlay, focusWrapper, pageDataFile } from "../../hosting/gatsby-names";
import type { FromPage, ToPage, WrittenPage } from "./messages";
import { fieldAt, placeOf } from "./places";

/*
 * While the site is edited, a page draws what is typed, and tells the editor around it what is clicked. For `npm run edit`
 * alone, which names its address to Gatsby: no build has any of this.
 */

const editor = process.env.GATSBY_EDITOR;

/** Milliseconds until what is missing is looked for again, and how often: a new picture is known to Gatsby a moment later. */
const again = { after: 500, times: 20 };

const query =
  "query ($page: String!, $file: String!, $written: JSON!) { written(page: $page, file: $file, written: $written) }";

/** Path of the page that is shown; undefined where Gatsby has none there yet. */
let shown: string | undefined;
let written: (ToPage & { edit: "write" }) | undefined;
let drawn: WrittenPage | undefined;
let isDrawing = false;
let isPicking = false;
const listeners = new Set<() => void>();

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The entry of a page as it is written; undefined where it is as it was built. */
export const writtenEntry = (path: string | undefined) => (drawn?.entry.path === path ? drawn?.entry : undefined);

const say = (message: FromPage) => editor && window.parent.postMessage(message, editor);

async function ask(page: string): Promise<WrittenPage | undefined> {
  const body = JSON.stringify({ query, variables: { page, ...written } });
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/___graphql", { method: "POST", headers, body });
  return ((await answer.json()) as { data?: { written?: WrittenPage } }).data?.written;
}

/** Draws what was written last. While one drawing is under way, no other is asked for: it would only come later. */
async function draw(left = again.times): Promise<void> {
  if (isDrawing || shown === undefined || !written) return;
  isDrawing = true;
  const [page, own] = [shown, written];
  const answer = await ask(page).catch(() => undefined);
  isDrawing = false;
  if (page !== shown || own !== written) return draw();
  if (answer) {
    drawn = answer;
    for (const listener of listeners) listener();
  } else if (left > 0) setTimeout(() => own === written && void draw(left - 1), again.after);
  say({ edit: "drawn", state: answer ? (answer.isShown ? "shown" : "apart") : "held" });
}

/** Reloads the page as soon as Gatsby has made it. */
async function waitForPage(path: string): Promise<void> {
  if (path !== location.pathname || shown !== undefined) return;
  const file = `/${pageDataFile(path.replace(/(.)\/$/, "$1"))}`;
  const answer = await fetch(file, { cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) location.reload();
  else setTimeout(() => void waitForPage(path), again.after);
}

/**
 * Told of each page that is shown, and once more whenever Gatsby has made it anew.
 * @param path undefined where it is drawn from no entry: Gatsby's own, at an address that it has not made yet
 */
export function showsPage(path: string | undefined): void {
  shown = path;
  say({ edit: "here", state: path === undefined ? "missing" : "shown" });
  if (path === undefined) void waitForPage(location.pathname);
  void draw();
}

function outline(element: HTMLElement): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
  Object.assign(element.style, { outline: "3px solid #FFB938", outlineOffset: "4px" });
  setTimeout(() => Object.assign(element.style, { outline: "", outlineOffset: "" }), 1800);
}

function hear({ data, origin, source }: MessageEvent<ToPage>): void {
  if (source !== window.parent || origin !== editor) return;
  if (data.edit === "write") {
    written = data;
    void draw();
  }
  if (data.edit === "pick") {
    isPicking = data.isOn;
    document.documentElement.style.cursor = data.isOn ? "crosshair" : "";
  }
  if (data.edit === "show") {
    const place = placeOf(data.field, drawn?.said);
    if (place) outline(place);
  }
}

function pick(event: MouseEvent): void {
  if (!isPicking || !(event.target instanceof Element)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  say({ edit: "picked", ...fieldAt(event.target, drawn?.said) });
}

/** Keeps the consent banner shut for who edits; the button in the footer still opens it. */
function leaveConsentUnasked(): void {
  const asks = "data-asks-consent";
  const { documentElement: root } = document;
  root.removeAttribute(asks);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    root.removeAttribute(asks);
  });
  observer.observe(root, { attributeFilter: [asks] });
}

/** Listens to the editor, where the page stands in its frame. */
export function followEditor(): void {
  if (window.parent === window) return;
  leaveConsentUnasked();
  // What a page gives focus by itself would take it, and what is typed, from the form beside it.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusIfHere(options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  // Gatsby's own screens are nothing for who edits: the editor says it.
  const style = document.createElement("style");
  style.textContent = `${errorOverlay} { display: none !important }`;
  document.head.append(style);
  window.addEventListener("message", hear);
  document.addEventListener("click", pick, { capture: true });
  // Where nothing at all is drawn, what Gatsby has kept is of another folder or another program.
  window.addEventListener("error", () =>
    setTimeout(() => document.querySelector(focusWrapper) ?? say({ edit: "here", state: "broken" }), 2000),
  );
}
