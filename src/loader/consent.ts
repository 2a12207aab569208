import { loadApp, settings } from "./load-app";
import { choiceAbout, choiceCookie, choiceMaxAge, consentEvent, dayCookie, kept, purposesCookie } from "./shared";

const banner = () => document.getElementById("consent_banner");

const choice = () => choiceAbout(settings.purposes);

const ask = (isAsking: boolean) => document.documentElement.toggleAttribute("data-asks-consent", isAsking);

/** Services of others need the app, which starts them. */
function startServices(): void {
  if (settings.services.split(" ").includes(String(choice()))) loadApp();
}

let opener: HTMLElement | undefined;

export function answer(value: string): void {
  // Swedish writes a day as ISO 8601 does.
  const day = new Date().toLocaleDateString("sv");
  const entries = [`${choiceCookie}=${value}`, `${purposesCookie}=${settings.purposes}`, `${dayCookie}=${day}`];
  const secure = location.protocol === "https:" ? ";secure" : "";
  for (const entry of entries) {
    // biome-ignore lint/suspicious/noDocumentCookie: the newer Cookie Store is missing in browsers we support
    document.cookie = `${entry};max-age=${choiceMaxAge};path=/;samesite=lax${secure}`;
  }
  // Cookies may be switched off, and with them all storage.
  if (choice() !== value) window.name = entries.join("; ");
  ask(false);
  opener?.focus();
  opener = undefined;
  document.dispatchEvent(new Event(consentEvent));
  startServices();
}

const gap = 40;

/** Tells what stands at the foot of the screen or of the page how high the banner is. */
export function setInset(): void {
  const height = banner()?.offsetHeight;
  const inset = `${height ? height + gap : 0}px`;
  for (const element of document.querySelectorAll<HTMLElement>("html, footer, #loader-notice")) {
    element.style.setProperty("--banner", inset);
  }
}

function sayDay(): void {
  const place = banner()?.querySelector<HTMLElement>("[data-template]");
  const day = choice() && kept(dayCookie);
  if (!place || !day) return;
  const written = new Date(day).toLocaleDateString(place.lang, { dateStyle: "long", timeZone: "UTC" });
  place.dataset.said = place.dataset.template?.replace("{day}", written);
}

export function askAgain(button: HTMLElement): void {
  opener = button;
  banner()?.setAttribute("data-choice", choice() ?? "none");
  sayDay();
  ask(true);
  setInset();
  banner()?.focus({ preventScroll: true });
  // Opened from the foot of the page, it must not cover the foot of the page.
  button.scrollIntoView();
}

export function askForConsent(): void {
  ask(!choice());
  // As it was left, Back brings a page whose question has been answered on another one.
  addEventListener("pageshow", ({ persisted }) => persisted && ask(!choice()));
  startServices();
  const element = banner();
  if (element) new ResizeObserver(setInset).observe(element);
}
