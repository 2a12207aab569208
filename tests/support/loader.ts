import { afterAll, vi } from "vitest";
import type { AppFiles, LoaderSettings } from "../../src/loader/shared";
import { fakeIntersectionObserver } from "./intersection-observer";

const appFiles: AppFiles = {
  path: "/about",
  hash: "abc",
  scripts: ["/app-1.js", "/about-1.js"],
  data: ["/page-data/app-data.json", "/page-data/about/page-data.json", "/page-data/sq/d/7.json"],
};

const none: LoaderSettings = { purposes: "analytics", services: "", failed: "It failed." };

/** Ends with the page that is open. */
let page = new AbortController();

const atNextPage = (undo: () => void) => page.signal.addEventListener("abort", undo);

// Observers of a page must not outlive the document.
afterAll(() => page.abort());

/** Every listener of one loader goes when the next page is opened, as with a real page. */
function listenUntilNextPage(target: Pick<EventTarget, "addEventListener">): void {
  const { addEventListener } = target;
  const { signal } = page;
  target.addEventListener = (type, listener, options) =>
    addEventListener.call(target, type, listener, {
      ...(typeof options === "object" ? options : { capture: options }),
      signal,
    });
  atNextPage(() => {
    target.addEventListener = addEventListener;
  });
}

/** So does everything that it watches, and what it waits for, unless that is on a clock of the test's. */
function watchUntilNextPage(): void {
  const { MutationObserver, setTimeout } = globalThis;
  vi.stubGlobal(
    "MutationObserver",
    class extends MutationObserver {
      override observe(...where: Parameters<MutationObserver["observe"]>): void {
        super.observe(...where);
        atNextPage(() => this.disconnect());
      }
    },
  );
  atNextPage(() => vi.stubGlobal("MutationObserver", MutationObserver));
  if (vi.isFakeTimers()) return;
  globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...args);
    atNextPage(() => clearTimeout(timer));
    return timer;
  }, setTimeout);
  atNextPage(() => {
    globalThis.setTimeout = setTimeout;
  });
}

/** Opens a page that holds this HTML, with one of the loader's programs in it, as a browser does. */
export async function openPage(
  html: string,
  settings: Partial<LoaderSettings> = {},
  entry: "loader" | "head-script" = "loader",
): Promise<void> {
  page.abort();
  page = new AbortController();
  vi.resetModules();
  history.replaceState(null, "", `/about${location.search}${location.hash}`);
  fakeIntersectionObserver();
  // jsdom lacks it; it reports nothing.
  vi.stubGlobal(
    "ResizeObserver",
    vi.fn(
      class {
        observe = vi.fn();
        disconnect = vi.fn();
      },
    ),
  );
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => callback());
  for (const target of [document, globalThis]) listenUntilNextPage(target);
  watchUntilNextPage();
  const script = document.createElement("script");
  Object.assign(script.dataset, none, settings);
  vi.spyOn(document, "currentScript", "get").mockReturnValue(script);
  document.head.replaceChildren();
  document.documentElement.removeAttribute("data-asks-consent");
  document.body.innerHTML = `${html}<script type="application/json" id="app-files">${JSON.stringify(appFiles)}</script>`;
  if (entry === "head-script") await import("../../src/loader/head-script");
  else await import("../../src/loader/loader");
  window.dispatchEvent(new Event("load"));
  if (!vi.isFakeTimers()) await turn();
}

export const askedScripts = (): HTMLScriptElement[] => [...document.head.querySelectorAll("script")];

export const askedAddresses = (): string[] => askedScripts().map(({ src }) => new URL(src).pathname);

export const arrive = (): boolean => document.dispatchEvent(new Event("hydrated"));

export const isAppAsked = (): boolean => askedScripts().length > 0;

/** One turn of the event loop, in which the loader begins to load. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
