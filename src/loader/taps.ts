import { add } from "./page";
import { isPlainClick } from "./plain-click";
import { bringProgram, isAwaited, onProgramChange, programState } from "./program";
import { settings } from "./settings";

let held: HTMLElement | undefined;
let notice: HTMLElement | undefined;

/** Shows that something was asked for, and keeps it; the last one counts. */
function hold(event: Event, element: HTMLElement): void {
  event.preventDefault();
  held?.removeAttribute("aria-busy");
  held = element;
  element.setAttribute("aria-busy", "true");
  bringProgram();
}

function onClick(event: MouseEvent): void {
  if (!isPlainClick(event)) return;
  const opener = (event.target as Element).closest<HTMLElement>("[aria-haspopup=dialog]");
  if (opener && isAwaited()) hold(event, opener);
}

function onSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  // Sent by the browser itself, a form that is no post would put everything that was entered into the address; and
  // without a connection, what was entered would be gone with the page.
  if (isAwaited() || (programState() !== "there" && (form.method !== "post" || !navigator.onLine))) hold(event, form);
}

/**
 * Keeps what a visitor asks for before the program is there, and carries it out then: a window to open, a form to send.
 * Where the program cannot be loaded, it says so; the next tap leads where the link leads, and sends the form as it is.
 */
export function keepTaps(): void {
  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", onSubmit, true);
  onProgramChange(() => {
    const state = programState();
    notice?.remove();
    if (state === "coming" || !held) return;
    const element = held;
    held = undefined;
    element.removeAttribute("aria-busy");
    if (state === "failed") {
      notice = add("p", { id: "loader-notice", textContent: settings.failed }, document.body);
      notice.setAttribute("role", "alert");
    } else if (element instanceof HTMLFormElement) element.requestSubmit();
    else element.click();
  });
}
