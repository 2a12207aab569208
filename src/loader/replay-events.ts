import { hydrationState, isAwaited, loadApp, onHydrationChange } from "./hydration";
import { add } from "./page";
import { isPlainClick } from "./plain-click";
import { settings } from "./settings";

let queued: HTMLElement | undefined;
let notice: HTMLElement | undefined;

/** Shows that something was asked for, and keeps it; the last one counts. */
function queue(event: Event, element: HTMLElement): void {
  event.preventDefault();
  queued?.removeAttribute("aria-busy");
  queued = element;
  element.setAttribute("aria-busy", "true");
  loadApp();
}

function onClick(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  const opener = (event.target as Element).closest<HTMLElement>("[aria-haspopup=dialog]");
  if (opener && isAwaited()) queue(event, opener);
}

function onSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  // Sent by the browser itself, a form that is no post would put everything that was entered into the address; and
  // without a connection, what was entered would be gone with the page.
  if (isAwaited() || (hydrationState() !== "hydrated" && (form.method !== "post" || !navigator.onLine))) {
    queue(event, form);
  }
}

/**
 * Queues what a visitor asks for before hydration, and replays it then: a window to open, a form to send. Where the app
 * cannot be loaded, it says so; the next tap leads where the link leads, and sends the form as it is.
 */
export function replayEvents(): void {
  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", onSubmit, true);
  onHydrationChange(() => {
    const state = hydrationState();
    notice?.remove();
    if (state === "loading" || !queued) return;
    const element = queued;
    queued = undefined;
    element.removeAttribute("aria-busy");
    if (state === "failed") {
      notice = add("p", { id: "loader-notice", textContent: settings.failed }, document.body);
      notice.setAttribute("role", "alert");
    } else if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  });
}
