/** The one script that every page loads, after its HTML. `src/gatsby/head/head-files.ts` builds it. */

import { answer, askAgain, askForConsent, setInset } from "./consent";
import {
  add,
  awaitFirstInteraction,
  awaitHydration,
  isAwaited,
  loadApp,
  onHydrationChange,
  prefetchPages,
  settings,
  state,
} from "./load-app";
import { chooseLanguage, paintBars, showLanguage, switchTheme } from "./preferences";
import { islandEvent, isPlainClick, pageEvent } from "./shared";

let queued: HTMLElement | undefined;
let place = 0;
let notice: HTMLElement | undefined;

const alike = (element: HTMLElement) =>
  [...document.querySelectorAll<HTMLElement>(element.localName)].filter(
    (other) => other.getAttribute("href") === element.getAttribute("href"),
  );

/** What was queued or, where React has drawn the page anew, what stands in its place. */
const inPage = (element: HTMLElement) => (element.isConnected ? element : alike(element)[place]);

/** Keeps what was asked for, and shows it; the last one counts. */
function queue(event: Event, element: HTMLElement): void {
  event.preventDefault();
  notice?.remove();
  queued?.removeAttribute("aria-busy");
  queued = element;
  place = alike(element).indexOf(element);
  element.setAttribute("aria-busy", "true");
  loadApp();
  if (state === "disabled" || state === "lost") replay();
}

/** Controls that do nothing without their script; the loader's own actions do. */
const needsScript = "[aria-haspopup=dialog], [role=tab], [data-waiting] button:not([data-action])";

const isWaiting = (element: Element) => element.closest("[data-waiting]") !== null;

const isLink = (element: Element) => element.matches("a");

function onClick(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  const control = (event.target as Element).closest<HTMLElement>(needsScript);
  if (!control || (state === "hydrated" && !isWaiting(control))) return;
  // Where no app is to come, or it is said that something has not come, links lead on by themselves.
  if (!isLink(control) || isAwaited() || (isWaiting(control) && !notice?.isConnected)) queue(event, control);
}

function onSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  // Sent by the browser itself, a form that is no post would put everything that was entered into the address; and
  // without a connection, what was entered would be gone with the page.
  if (isAwaited() || (state !== "hydrated" && (form.getAttribute("method") !== "post" || !navigator.onLine))) {
    queue(event, form);
  }
}

function replay(): void {
  if (!queued) return;
  // An event of the mouse makes React hydrate at once what it is for.
  if (state === "hydrated") queued.dispatchEvent(new MouseEvent("mouseup", { bubbles: true }));
  const element = inPage(queued);
  queued.removeAttribute("aria-busy");
  queued = undefined;
  if (!element || isWaiting(element) || (state !== "hydrated" && (state !== "disabled" || !isLink(element)))) {
    notice = add("p", { id: "loader-notice", textContent: settings.failed }, document.body);
    notice.setAttribute("role", "alert");
    setInset();
    // It stands at the foot of the screen, and what is to be pressed again may be behind it.
    (element?.querySelector("[type=submit]") ?? element)?.scrollIntoView({ block: "nearest" });
  } else if (element instanceof HTMLFormElement) element.requestSubmit();
  else {
    // Safari does not focus a link that is clicked, and a closed dialog gives the focus back.
    element.focus({ preventScroll: true });
    element.click();
  }
}

/** Queues what is asked for before hydration, and replays it then. After a failure links and forms work as plain ones. */
function replayEvents(): void {
  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", onSubmit, true);
  onHydrationChange(() => {
    notice?.remove();
    if (!isAwaited() && (state !== "hydrated" || !(queued && isWaiting(queued)))) replay();
  });
  let isNext = false;
  document.addEventListener(pageEvent, () => {
    // Meant for a page that has been left, it is not for the next one.
    if (isNext && !queued?.isConnected) queued = undefined;
    isNext = true;
  });
  document.addEventListener(islandEvent, ({ target }) => {
    notice?.remove();
    const element = queued && inPage(queued);
    if (element && (target as Node).contains(element) && !isAwaited()) replay();
  });
}

const outcomeTime = 4000;

async function copy({ dataset, value, previousElementSibling: status }: HTMLButtonElement): Promise<void> {
  const say = (outcome: "copied" | "refused" | "") => {
    dataset.outcome = outcome;
    if (status) status.textContent = dataset[outcome] ?? "";
  };
  try {
    await navigator.clipboard.writeText(String(document.getElementById(value)?.textContent));
    say("copied");
  } catch {
    say("refused");
  }
  setTimeout(say, outcomeTime, "");
}

/** What buttons do without React, before it comes and after: `data-action` names it, `value` says what with. */
const actions: Readonly<Record<string, ((button: HTMLButtonElement) => void) | undefined>> = {
  consent: ({ value }) => answer(value),
  settings: askAgain,
  language: chooseLanguage,
  theme: switchTheme,
  copy,
};

/** One listener serves them all; first of all, since React stops the presses of what it hydrates. */
function onAction({ target }: MouseEvent): void {
  const button = (target as Element).closest<HTMLButtonElement>("[data-action]");
  if (button) actions[String(button.dataset.action)]?.(button);
}

awaitHydration();
replayEvents();
document.addEventListener("click", onAction, true);
paintBars();
askForConsent();
showLanguage();
awaitFirstInteraction();
prefetchPages();
