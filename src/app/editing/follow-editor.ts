import { cloneElement, type ReactElement, useEffect, useSyncExternalStore } from "react";
import { errorOverlay, pageDataFile } from "../../hosting/gatsby-names";
import type { FromPage, ToPage, WrittenPage } from "./messages";
import { fieldAt, placeOf } from "./places";

/** Address of the editor around the page, which `npm run edit` names: no build has anything of this file. */
const editor = process.env.GATSBY_EDITOR;

/** Milliseconds until what is missing is looked for again, and how often: Gatsby knows a new picture a moment later. */
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

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const say = (message: FromPage) => editor && window.parent.postMessage(message, editor);

async function ask(page: string): Promise<WrittenPage | undefined> {
  const body = JSON.stringify({ query, variables: { page, ...written } });
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/___graphql", { method: "POST", headers, body });
  return ((await answer.json()) as { data?: { written?: WrittenPage } }).data?.written;
}

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

async function waitForPage(path: string): Promise<void> {
  if (path !== location.pathname || shown !== undefined) return;
  const file = `/${pageDataFile(path.replace(/(.)\/$/, "$1"))}`;
  const answer = await fetch(file, { cache: "no-store" }).catch(() => undefined);
  if (answer?.ok) location.reload();
  else setTimeout(() => void waitForPage(path), again.after);
}

/** Told of each page that is shown, and whenever Gatsby has made it anew; one that it has not made yet has no path. */
function showsPage(path: string | undefined): void {
  shown = path;
  say({ edit: "here", state: path === undefined ? "missing" : "shown" });
  if (path === undefined) void waitForPage(location.pathname);
  void draw();
}

interface PageData {
  readonly entry?: { readonly data: { readonly path: string } } | null;
}

export function EditedPage({ page }: { page: ReactElement<{ data?: PageData }> }) {
  const { data } = page.props;
  const built = data?.entry;
  const path = built?.data.path;
  const written = useSyncExternalStore(subscribe, () => (drawn?.entry.path === path ? drawn?.entry : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: Gatsby has made the page anew, and with it what it shows of others
  useEffect(() => showsPage(path), [path, built]);
  return written ? cloneElement(page, { data: { ...data, entry: { ...built, data: written } } }) : page;
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

export function followEditor(): void {
  if (window.parent === window) return;
  // What a page gives focus by itself would take it, and what is typed, from the form beside it.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusIfHere(options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  const style = document.createElement("style");
  // The consent banner stays shut until it is opened in the footer.
  const shut = "html:not([data-is-opened]) #consent_banner";
  style.textContent = `${errorOverlay}, ${shut} { display: none !important }`;
  document.head.append(style);
  document.addEventListener("click", ({ target }) => {
    const isOpener = target instanceof Element && target.closest("[data-action=settings]");
    if (isOpener) document.documentElement.dataset.isOpened = "";
  });
  window.addEventListener("message", hear);
  document.addEventListener("click", pick, { capture: true });
  // Where nothing at all is drawn, what Gatsby has kept is of another folder or another program.
  window.addEventListener("error", () =>
    setTimeout(() => document.querySelector("main") ?? say({ edit: "here", state: "broken" }), 2000),
  );
}
