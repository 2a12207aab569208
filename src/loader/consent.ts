import { choiceCookie, choiceMaxAge, consentEvent, dayCookie, purposesCookie } from "./consent-names";
import { loadApp } from "./hydration";
import { root } from "./page";
import { settings } from "./settings";

const banner = () => document.getElementById("consent");

const cookie = (name: string) => new RegExp(`${name}=([^;]*)`).exec(document.cookie)?.[1];

/** `true` or `false`, as it was chosen about exactly these purposes. */
const choice = () => (cookie(purposesCookie) === settings.purposes ? cookie(choiceCookie) : undefined);

const ask = (isAsking: boolean) => root.toggleAttribute("data-asks-consent", isAsking);

/** Services of others need the app, which starts them. */
function startServices(): void {
  if (settings.services.split(" ").includes(String(choice()))) loadApp();
}

function keep(name: string, value: string): void {
  const secure = location.protocol === "https:" ? ";secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the newer Cookie Store is missing in browsers we support
  document.cookie = `${name}=${value};max-age=${choiceMaxAge};path=/;samesite=lax${secure}`;
}

let opener: HTMLElement | undefined;

/** Keeps the answer, closes the banner, and tells whoever waits for it. */
export function answer(value: string): void {
  keep(choiceCookie, value);
  keep(purposesCookie, settings.purposes);
  // Swedish writes a day as ISO 8601 does.
  keep(dayCookie, new Date().toLocaleDateString("sv"));
  ask(false);
  opener?.focus();
  opener = undefined;
  document.dispatchEvent(new Event(consentEvent));
  startServices();
}

/** Space between the banner and what it must not cover, in pixels. */
const gap = 40;

/** Tells whoever stands at the foot of the screen or of the page how high the banner is; the page scrolls out from under it. */
export function setInset(): void {
  const height = banner()?.offsetHeight;
  const inset = `${height ? height + gap : 0}px`;
  for (const element of document.querySelectorAll<HTMLElement>("html, footer, #loader-notice")) {
    element.style.setProperty("--banner", inset);
  }
}

/** Says on which day the present choice was made; nothing where no day was kept. */
function sayDay(): void {
  const place = banner()?.querySelector<HTMLElement>("[data-template]");
  const day = choice() && cookie(dayCookie);
  if (!place || !day) return;
  const written = new Date(day).toLocaleDateString(place.lang, { dateStyle: "long", timeZone: "UTC" });
  place.dataset.said = place.dataset.template?.replace("{day}", written);
}

/** Opens the banner again, for another choice, and says the present one; focus goes there and afterwards back. */
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

/** Asks where there is no answer yet. */
export function askForConsent(): void {
  ask(!choice());
  startServices();
  const element = banner();
  if (element) new ResizeObserver(setInset).observe(element);
}
