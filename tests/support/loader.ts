import { afterAll, vi } from "vitest";
import type { AppFiles, LoaderSettings } from "../../src/loader/hydrate";
import { fakeIntersectionObserver } from "./intersection-observer";

/** Stands in for the browser's ResizeObserver, which jsdom lacks, until `vi.unstubAllGlobals()`; it reports nothing. */
function fakeResizeObserver(): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
}

const appFiles: AppFiles = {
  path: "/about",
  hash: "abc",
  scripts: ["/app-1.js", "/about-1.js"],
  data: ["/page-data/app-data.json", "/page-data/about/page-data.json", "/page-data/sq/d/7.json"],
};

const none: LoaderSettings = { windows: "start-project", purposes: "analytics", services: "", failed: "It failed." };

let leave: (() => void)[] = [];

function leavePage(): void {
  for (const undo of leave) undo();
  leave = [];
}

// Observers of a page must not outlive the document.
afterAll(leavePage);

/** Every listener of one loader goes when the next page is opened, as with a real page. */
function listenUntilNextPage(target: Pick<EventTarget, "addEventListener" | "removeEventListener">): void {
  const { addEventListener } = target;
  target.addEventListener = (type, listener, options) => {
    addEventListener.call(target, type, listener, options);
    leave.push(() => target.removeEventListener(type, listener, options));
  };
  leave.push(() => {
    target.addEventListener = addEventListener;
  });
}

/** So does everything that it watches. */
function watchUntilNextPage(): void {
  const { MutationObserver } = globalThis;
  vi.stubGlobal(
    "MutationObserver",
    class extends MutationObserver {
      override observe(...where: Parameters<MutationObserver["observe"]>): void {
        super.observe(...where);
        leave.push(() => this.disconnect());
      }
    },
  );
  leave.push(() => vi.stubGlobal("MutationObserver", MutationObserver));
}

/** And so does what it waits for, unless that is on a clock of the test's. */
function waitUntilNextPage(): void {
  if (vi.isFakeTimers()) return;
  const { setTimeout } = globalThis;
  const waiting: ReturnType<typeof setTimeout>[] = [];
  globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...args);
    waiting.push(timer);
    return timer;
  }, setTimeout);
  leave.push(() => {
    globalThis.setTimeout = setTimeout;
    for (const timer of waiting) clearTimeout(timer);
  });
}

/** Opens a page that holds this HTML, with one of the loader's programs in it, as a browser does. */
export async function openPage(
  html: string,
  settings: Partial<LoaderSettings> = {},
  entry: "loader" | "head-script" = "loader",
): Promise<void> {
  leavePage();
  vi.resetModules();
  history.replaceState(null, "", `/about${location.search}${location.hash}`);
  fakeIntersectionObserver();
  fakeResizeObserver();
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => callback());
  for (const target of [document, globalThis]) listenUntilNextPage(target);
  watchUntilNextPage();
  waitUntilNextPage();
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
