import { afterAll, vi } from "vitest";
import type { AppFiles, LoaderSettings } from "../../src/loader/shared";

const appFiles: AppFiles = {
  path: "/about",
  hash: "abc",
  scripts: ["/app-1.js", "/about-1.js"],
  data: ["/page-data/app-data.json", "/page-data/about/page-data.json", "/page-data/sq/d/7.json"],
};

const none: LoaderSettings = { purposes: "analytics", services: "", failed: "It failed." };

/** Ends with the page that is open, and with it everything that its loader listens to, watches or waits for. */
let page = new AbortController();

// Observers of a page must not outlive the document.
afterAll(() => page.abort());

for (const target of [document, globalThis] as Pick<EventTarget, "addEventListener">[]) {
  const { addEventListener } = target;
  target.addEventListener = (type, listener, options) => {
    const given = typeof options === "object" ? options : { capture: options };
    addEventListener.call(target, type, listener, { ...given, signal: page.signal });
  };
}

const { observe } = MutationObserver.prototype;
MutationObserver.prototype.observe = function observeUntilNextPage(...where) {
  observe.apply(this, where);
  page.signal.addEventListener("abort", () => this.disconnect());
};

const { setTimeout } = globalThis;
globalThis.setTimeout = Object.assign((...args: Parameters<typeof setTimeout>) => {
  const timer = setTimeout(...args);
  page.signal.addEventListener("abort", () => clearTimeout(timer));
  return timer;
}, setTimeout);

/** Stands in for the browser's IntersectionObserver, which jsdom lacks; the test says what comes near the screen. */
export class FakeIntersectionObserver {
  static made: FakeIntersectionObserver[] = [];
  readonly observed = new Set<Element>();

  constructor(
    private readonly callback: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    readonly options: { rootMargin?: string } = {},
  ) {
    FakeIntersectionObserver.made.push(this);
  }

  observe(element: Element): void {
    this.observed.add(element);
  }

  unobserve(element: Element): void {
    this.observed.delete(element);
  }

  report(target: Element, isIntersecting: boolean): void {
    this.callback([{ isIntersecting, target }]);
  }
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
  FakeIntersectionObserver.made = [];
  vi.stubGlobal("IntersectionObserver", FakeIntersectionObserver);
  // jsdom lacks it; it reports nothing.
  class ResizeObserver {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("ResizeObserver", ResizeObserver);
  vi.stubGlobal("requestAnimationFrame", (callback: () => void) => callback());
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
